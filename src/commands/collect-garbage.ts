import { Session } from 'node:inspector/promises';

/** Collects all garbage and returns the memory to the system. Blocks the process for some tenths of a second. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
