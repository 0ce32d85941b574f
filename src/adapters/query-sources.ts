import type { SearchedSource } from '../domain/prospect.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';

/** The results of several sources. */
export interface SourceResults<Result> {
  readonly results: readonly Result[];
  readonly lookedIn: readonly SearchedSource[];
  /** The first failure of a source; absent if none failed. */
  readonly failure?: ProviderFailed;
}

interface QueryOptions<Source, Result> {
  query(source: Source): Promise<Result>;
  /** Whether the results suffice. If so, no further source is queried. */
  isEnough(results: readonly Result[]): boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * Queries sources in turn until the results suffice. A failed source is listed in `lookedIn`, and the next one is
 * queried. Throws the first failure if all sources fail.
 */
export async function queryUntilEnough<
  Source,
  Result extends { readonly lookedIn: readonly SearchedSource[] },
>(
  sources: readonly Source[],
  { query, isEnough, signal }: QueryOptions<Source, Result>,
): Promise<SourceResults<Result>> {
  const results: Result[] = [];
  const failures: ProviderFailed[] = [];
  const lookedIn: SearchedSource[] = [];
  for (const source of sources) {
    if (results.length > 0 && (signal?.aborted || isEnough(results))) break;
    try {
      const result = await query(source);
      results.push(result);
      lookedIn.push(...result.lookedIn);
    } catch (error) {
      if (error instanceof ProviderFailed) {
        failures.push(error);
        lookedIn.push({ place: error.provider, found: 0, note: error.message });
        // After an abort, the results of earlier sources are still returned.
      } else if (results.length === 0 || !signal?.aborted) throw error;
    }
  }
  if (results.length === 0 && failures[0] !== undefined) throw failures[0];
  return { results, lookedIn, ...(failures[0] && { failure: failures[0] }) };
}
