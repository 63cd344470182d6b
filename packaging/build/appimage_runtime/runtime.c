/* The head of the AppImage: a static program with a squashfs image behind it.
 *
 * The first start unpacks the image into the player's cache, about a second; from then on the
 * program starts from there as fast as an installed one. Nothing is mounted, so it runs where FUSE
 * is not, in containers as well. Each build has a folder of its own, named by UNPACKED; what older
 * builds left is removed unless they are running: who runs holds a shared lock on a folder's file.
 *
 * Options, each alone: --appimage-offset tells where the image begins, --appimage-extract unpacks
 * it into ./squashfs-root, --appimage-remove undoes what starting and --appimage-integrate left.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>
#include <squashfuse/util.h>

#define LOCK ".running"
#define AT_ONCE (1 << 20)

static void fail(const char *what) {
    fprintf(stderr, "%s: %s: %s\n", PROGRAM, what, strerror(errno));
    exit(1);
}

static void join(char *path, const char *folder, const char *name) {
    if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX) {
        errno = ENAMETOOLONG;
        fail(folder);
    }
}

/* The image begins where the program ends: behind the table of its sections. */
static size_t end_of_program(const char *file) {
    Elf64_Ehdr head;
    int opened = open(file, O_RDONLY | O_CLOEXEC);
    if (opened < 0 || read(opened, &head, sizeof head) != (ssize_t)sizeof head) fail(file);
    close(opened);
    return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

static int remove_entry(const char *path, const struct stat *s, int kind, struct FTW *walk) {
    (void)s, (void)kind, (void)walk;
    return remove(path);
}

static void remove_tree(const char *folder) {
    nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

static void make_folders(char *path) {
    for (char *slash = path + 1; (slash = strchr(slash, '/')); *slash++ = '/') {
        *slash = '\0';
        if (mkdir(path, 0700) && errno != EEXIST) fail(path);
    }
    if (mkdir(path, 0700) && errno != EEXIST) fail(path);
}

static void write_file(sqfs *image, sqfs_inode *inode, const char *path, void *buffer) {
    int made = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (made < 0) fail(path);
    for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
        sqfs_off_t size = AT_ONCE;
        if (sqfs_read_range(image, inode, at, &size, buffer) || size <= 0) {
            errno = EIO;
            fail(path);
        }
        if (write(made, buffer, size) != size) fail(path);
        at += size;
    }
    if (close(made)) fail(path);
}

static void write_link(sqfs *image, sqfs_inode *inode, const char *path) {
    char target[PATH_MAX];
    size_t size = sizeof target;
    if (sqfs_readlink(image, inode, target, &size) || symlink(target, path)) fail(path);
}

static void unpack(const char *file, const char *folder) {
    sqfs image;
    sqfs_traverse walk;
    sqfs_err fault = SQFS_OK;
    char path[PATH_MAX];
    void *buffer = malloc(AT_ONCE);
    if (!buffer || sqfs_open_image(&image, file, end_of_program(file))) exit(1);
    if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image))) exit(1);
    while (sqfs_traverse_next(&walk, &fault)) {
        sqfs_inode inode;
        if (walk.dir_end) continue;
        join(path, folder, walk.path);
        if (sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry))) fail(path);
        switch (inode.base.mode & S_IFMT) {
        case S_IFDIR:
            if (mkdir(path, 0755)) fail(path);
            break;
        case S_IFLNK:
            write_link(&image, &inode, path);
            break;
        default:
            write_file(&image, &inode, path, buffer);
        }
    }
    if (fault) {
        errno = EIO;
        fail(file);
    }
    sqfs_traverse_close(&walk);
    sqfs_fd_close(image.fd);
    sqfs_destroy(&image);
    free(buffer);
}

/* A lock on a folder's file, shared or not; -1 if somebody else's does not allow it. */
static int locked(const char *folder, int how) {
    char path[PATH_MAX];
    join(path, folder, LOCK);
    int file = open(path, O_RDWR | O_CREAT, 0600);
    if (file >= 0 && flock(file, how | LOCK_NB)) {
        close(file);
        return -1;
    }
    return file;
}

/* Remove what is in the cache except one folder, and except what runs. */
static void tidy(const char *cache, const char *keep) {
    DIR *listing = opendir(cache);
    struct dirent *entry;
    char path[PATH_MAX];
    while (listing && (entry = readdir(listing))) {
        if (entry->d_name[0] == '.' || !strcmp(entry->d_name, keep)) continue;
        join(path, cache, entry->d_name);
        int lock = locked(path, LOCK_EX);
        if (lock >= 0) {
            remove_tree(path);
            close(lock);
        }
    }
    if (listing) closedir(listing);
}

/* Unpack under another name and rename, so that a folder is there as a whole or not at all. */
static void provide(const char *file, const char *cache, const char *folder) {
    char partial[PATH_MAX];
    if (!access(folder, F_OK)) return;
    join(partial, cache, "partial-XXXXXX");
    if (!mkdtemp(partial)) fail(partial);
    int lock = locked(partial, LOCK_SH);
    unpack(file, partial);
    if (rename(partial, folder)) {
        if (access(folder, F_OK)) fail(folder);
        remove_tree(partial);
    } else {
        tidy(cache, UNPACKED);
    }
    close(lock);
}

static void find_cache(char *cache) {
    const char *folder = getenv("XDG_CACHE_HOME");
    char home[PATH_MAX];
    if (!folder || folder[0] != '/') {
        if (!getenv("HOME")) {
            errno = ENOENT;
            fail("HOME");
        }
        join(home, getenv("HOME"), ".cache");
        folder = home;
    }
    join(cache, folder, CACHE);
}

int main(int count, char **words) {
    char file[PATH_MAX], cache[PATH_MAX], folder[PATH_MAX], run[PATH_MAX];
    const char *option = count == 2 ? words[1] : "";
    ssize_t length = readlink("/proc/self/exe", file, sizeof file - 1);
    if (length < 0) fail("/proc/self/exe");
    file[length] = '\0';
    if (!strcmp(option, "--appimage-offset")) return printf("%zu\n", end_of_program(file)) < 0;
    if (!strcmp(option, "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755)) fail("squashfs-root");
        unpack(file, "squashfs-root");
        return 0;
    }
    find_cache(cache);
    make_folders(cache);
    join(folder, cache, UNPACKED);
    provide(file, cache, folder);
    if (locked(folder, LOCK_SH) < 0) fail(folder);
    if (!strcmp(option, "--appimage-remove")) words[1] = "--appimage-forget";
    setenv("APPIMAGE", file, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", words[0], 1);
    join(run, folder, "AppRun");
    execv(run, words);
    fail(run);
}
