import type { LookedIn } from '../domain/prospect.ts';

/**
 * What somebody answers until the signal; after it, `instead`, also where they do not heed the signal. Faults of theirs
 * that come before it are thrown.
 */
export async function withAbortFallback<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  fallback: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return fallback;
  const over = Promise.withResolvers<Answer>();
  const end = (): void => over.resolve(fallback);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([ask(signal), over.promise]);
  } catch (thrown) {
    if (signal.aborted) return fallback;
    throw thrown;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Says of a place that it was not waited for any longer. */
export function timeoutReport(place: string): LookedIn {
  return { place, found: 0, note: 'It took too long to answer, so it was not waited for.' };
}
