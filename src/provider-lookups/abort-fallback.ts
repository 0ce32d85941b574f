import type { LookedIn } from '../domain/prospect.ts';

/**
 * Awaits a provider until the signal; after it, resolves to `instead`, even if the provider ignores the signal.
 * Rethrows errors before the signal.
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

/** Reports that a provider was too slow. */
export function timeoutReport(place: string): LookedIn {
  return { place, found: 0, note: 'It took too long to respond and was skipped.' };
}
