/* Our images are compressed by zstd alone. The other methods that libsquashfuse can call are refused
 * here, so that their libraries, one of them under the GPL, are not linked in.
 */
#include <stddef.h>

int lzo1x_decompress_safe(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }
int uncompress(void) { return -1; }
