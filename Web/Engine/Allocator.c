// Memory for the engine in WebAssembly, without a C library: free lists of blocks by powers of two. In C, because Swift
// reserves the names `free` and `posix_memalign`, which its runtime calls. Memory grows by pages of 64 KB; WebAssembly
// can't return it.

#define PAGE 65536ul
#define HEADER 16ul /* bytes before each block, for the number of its list; keeps blocks aligned to 16 */
#define SMALLEST 5  /* the smallest block is 2^5 bytes, header included */
#define OUT_OF_MEMORY 12

typedef unsigned long size;

static size *free_blocks[32 - SMALLEST];
static size next_byte, end_byte;
extern char __heap_base; /* where the linker put nothing any more */

static int list_for(size bytes) {
    size needed = bytes + HEADER - 1;
    int bits = 32 - __builtin_clzl(needed);
    return bits <= SMALLEST ? 0 : bits - SMALLEST;
}

static size carve(size bytes) {
    if (next_byte == 0) {
        next_byte = ((size)&__heap_base + HEADER - 1) / HEADER * HEADER;
        end_byte = __builtin_wasm_memory_size(0) * PAGE;
    }
    if (end_byte - next_byte < bytes) {
        size pages = (bytes - (end_byte - next_byte) + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size)-1) return 0;
        end_byte += pages * PAGE;
    }
    next_byte += bytes;
    return next_byte - bytes;
}

static size *allocate(size bytes) {
    int list = list_for(bytes);
    size *block = free_blocks[list];
    if (block) {
        free_blocks[list] = *(size **)block;
    } else {
        size start = carve(1ul << (list + SMALLEST));
        if (!start) return 0;
        block = (size *)(start + HEADER);
    }
    block[-1] = list;
    return block;
}

void free(void *memory) {
    if (!memory) return;
    size *block = memory;
    int list = block[-1];
    *(size **)block = free_blocks[list];
    free_blocks[list] = block;
}

int posix_memalign(void **memory, size alignment, size bytes) {
    *memory = allocate(bytes); /* Swift asks for at most 16 bytes of alignment here: every block has that */
    return *memory ? 0 : OUT_OF_MEMORY;
}
