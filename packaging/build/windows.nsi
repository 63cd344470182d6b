; The installer for Windows: for one user, without administrators' rights, in five languages.
; `windows.py` gives the values in ${...} that begin with OUR_ and the sentences in five languages.
; The games lie elsewhere, in %LOCALAPPDATA%\changcheng_qt, and are never touched.

Unicode true
; Debian's NSIS makes installers for 64 bits as well, which wine64 can run; that of Windows does not.
!ifdef OUR_TARGET
  Target ${OUR_TARGET}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; Two builds of one commit make the same installer: files are not dated.
SetDateSave off
ManifestDPIAware true
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${OUR_COMMAND}"
!define RUN_KEY "Software\Microsoft\Windows\CurrentVersion\Run"
!define CLASSES "Software\Classes"

Name "$(program_name)"
OutFile "${OUR_OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${OUR_COMMAND}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
VIProductVersion "${OUR_VERSION}.0"
VIAddVersionKey "ProductName" "${OUR_NAME}"
VIAddVersionKey "ProductVersion" "${OUR_VERSION}"
VIAddVersionKey "FileVersion" "${OUR_VERSION}"
VIAddVersionKey "FileDescription" "${OUR_NAME}"
VIAddVersionKey "LegalCopyright" "${OUR_MAINTAINER}"

!define MUI_ICON "${OUR_ICON}"
!define MUI_UNICON "${OUR_ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${OUR_COMMAND}.exe"
!define MUI_FINISHPAGE_TEXT "$(choose)"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!include "${OUR_LANGUAGES}"
!insertmacro MUI_RESERVEFILE_LANGDLL

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Explorer shows the icon of saved games at once.
!macro refresh_explorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; The program that waits for news of tables has no window that could be closed.
!macro stop_waiting
  IfFileExists "$INSTDIR\${OUR_COMMAND}.exe" 0 +2
    ExecWait '"$INSTDIR\${OUR_COMMAND}.exe" waiting --stop'
!macroend

; A program that runs cannot be replaced: ask for it to be closed, or give up where nobody is there.
!macro define_closing prefix
Function ${prefix}close_program
  again:
    IfFileExists "$INSTDIR\${OUR_COMMAND}.exe" 0 done
    ClearErrors
    FileOpen $0 "$INSTDIR\${OUR_COMMAND}.exe" a
    IfErrors running
    FileClose $0
    Goto done
  running:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  done:
FunctionEnd
!macroend
!insertmacro define_closing ""
!insertmacro define_closing "un."

; What an older version brought goes first; a folder that somebody chose keeps what is not ours.
!macro remove_program
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${OUR_COMMAND}.exe"
  Delete "$INSTDIR\uninstall.exe"
  ; It was named in the language of that time.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "Shortcut"
  Delete "$0"
!macroend

Section
  !insertmacro stop_waiting
  Call close_program
  !insertmacro remove_program
  SetOutPath "$INSTDIR"
  File /r "${OUR_BUNDLE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(program_name).lnk" "$INSTDIR\${OUR_COMMAND}.exe"

  WriteRegStr HKCU "${CLASSES}\${OUR_SUFFIX}" "" "${OUR_APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${OUR_SUFFIX}" "Content Type" "${OUR_MIME_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${OUR_SUFFIX}\OpenWithProgids" "${OUR_APP_ID}" ""
  WriteRegStr HKCU "${CLASSES}\${OUR_APP_ID}" "" "$(file_type)"
  WriteRegStr HKCU "${CLASSES}\${OUR_APP_ID}\DefaultIcon" "" "$INSTDIR\${OUR_COMMAND}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${OUR_APP_ID}\shell\open\command" "" \
    '"$INSTDIR\${OUR_COMMAND}.exe" "%1"'
  !insertmacro refresh_explorer

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "$(program_name)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Shortcut" "$SMPROGRAMS\$(program_name).lnk"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${OUR_VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${OUR_COMMAND}.exe,0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${OUR_MAINTAINER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

Section "Uninstall"
  !insertmacro stop_waiting
  Call un.close_program
  !insertmacro remove_program
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs"

  ; The ending may have gone to another program since: then it stays there.
  DeleteRegValue HKCU "${CLASSES}\${OUR_SUFFIX}\OpenWithProgids" "${OUR_APP_ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${OUR_SUFFIX}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${OUR_SUFFIX}" ""
  StrCmp $0 "${OUR_APP_ID}" 0 keep_ending
    DeleteRegValue HKCU "${CLASSES}\${OUR_SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${OUR_SUFFIX}" "Content Type"
  keep_ending:
  DeleteRegKey /ifempty HKCU "${CLASSES}\${OUR_SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${OUR_APP_ID}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegValue HKCU "${RUN_KEY}" "${OUR_COMMAND}"
  !insertmacro refresh_explorer
SectionEnd
