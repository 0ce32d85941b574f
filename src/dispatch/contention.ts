import { classifyDatabaseError } from '../store/database-faults.ts';

const maxAttempts = 3;

/** Does again, a few times, what lost against another transaction and was rolled back for that alone. */
export async function retryContention<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      if (attempt >= maxAttempts || classifyDatabaseError(thrown).kind !== 'retry') throw thrown;
    }
  }
}
