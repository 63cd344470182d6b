/* Stands in for the library of Windows 10 that Wine 8 lacks: Qt loads it, and goes on without the
   encodings in it when none can be opened. */
#define STUB(name, result) \
    __declspec(dllexport) void *name(void) { return (void *)(result); }

/* The last argument of `ucnv_open` tells what went wrong: no such file. */
__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    if (error)
        *error = 4;
    return 0;
}

STUB(ucnv_close, 0)
STUB(ucnv_reset, 0)
STUB(ucnv_getMaxCharSize, 0)
STUB(ucnv_getName, 0)
STUB(ucnv_getToUCallBack, 0)
STUB(ucnv_getFromUCallBack, 0)
STUB(ucnv_setToUCallBack, 0)
STUB(ucnv_setFromUCallBack, 0)
STUB(ucnv_cbToUWriteUChars, 0)
STUB(ucnv_cbFromUWriteUChars, 0)
STUB(ucnv_toUnicode, 0)
STUB(ucnv_fromUnicode, 0)
STUB(ucnv_toUCountPending, 0)
STUB(ucnv_fromUCountPending, 0)
STUB(ucnv_getStandardName, 0)
STUB(ucnv_getAvailableName, 0)
STUB(ucnv_countAvailable, 0)
STUB(UCNV_FROM_U_CALLBACK_SUBSTITUTE, 0)
STUB(UCNV_TO_U_CALLBACK_SUBSTITUTE, 0)
