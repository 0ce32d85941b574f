import type { SearchedSource } from '../domain/prospect.ts';

/**
 * Returns the provider's answer, or `fallback` once the signal aborts, even if the provider ignores the signal.
 * Rethrows errors from before the signal.
 */
export async function withAbortFallback<Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
  fallback: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return fallback;
  const aborted = Promise.withResolvers<Answer>();
  const abort = (): void => aborted.resolve(fallback);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([request(signal), aborted.promise]);
  } catch (thrown) {
    if (signal.aborted) return fallback;
    throw thrown;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Reports that a provider was too slow. */
export function timeoutReport(source: string): SearchedSource {
  return { place: source, found: 0, note: 'It took too long to respond and was skipped.' };
}
