import { classifyDatabaseError } from '../store/database-faults.ts';

const maxAttempts = 3;

/** Retries work a few times if it was rolled back only because of a conflict with another transaction. */
export async function retryContention<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      if (attempt >= maxAttempts || classifyDatabaseError(thrown).kind !== 'retry') throw thrown;
    }
  }
}
