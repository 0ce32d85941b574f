import { readDatabaseFault } from '../store/constraints.ts';

const attempts = 3;

/** Does again, a few times, what lost against another transaction and was rolled back for that alone. */
export async function retryContention<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      if (attempt >= attempts || readDatabaseFault(thrown).kind !== 'retry') throw thrown;
    }
  }
}
