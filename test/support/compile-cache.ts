import path from 'node:path';

/**
 * Where the program keeps what it has compiled. Programs of the tests, which load most of the same modules, begin in
 * half the time where they find it; those that die by SIGKILL could keep nothing themselves.
 */
export const compileCache = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'outreach');
