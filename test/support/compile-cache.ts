import path from 'node:path';

/**
 * Node's compile cache, shared by all programs that the tests start. They load most of the same modules, so the cache
 * halves their start-up time. Programs that die by SIGKILL cannot write the cache themselves.
 */
export const compileCache = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'outreach');
