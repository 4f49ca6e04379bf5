// @ts-check
// With how much memory Nadi runs. Node and the system's allocator decide it by how large the machine is, not by what is held. The
// Dockerfile and deploy/nadi@.service, which start Node by themselves, say the same (server-memory.test.ts).

/**
 * Node's options. Young objects would have 134 MB on a machine with enough memory; those of the requests that are under way at once
 * fit into a fraction of it, and nothing is collected more cheaply in more.
 */
export const MEMORY_OPTIONS = ['--max-semi-space-size=16'];

/**
 * For the allocator of Linux, which reads them when a program starts. Each thread that compiles, hashes or seals would have an arena of
 * its own and keep in it what it has freed, after the first password 20 MB and more. Other systems take no notice.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
