import type { LookedIn } from '../domain/prospect.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';

/** The results of several sources. */
export interface SourceAnswers<Answer> {
  readonly answers: readonly Answer[];
  readonly lookedIn: readonly LookedIn[];
  /** The first failure of a source; absent without one. */
  readonly failure?: ProviderFailed;
}

interface QueryOptions<Source, Answer> {
  query(source: Source): Promise<Answer>;
  /** Whether the results suffice, so that no further source is queried. */
  isEnough(answers: readonly Answer[]): boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * Queries sources in turn until the results suffice. A failed source is noted in the result, and the next one is
 * queried. Throws the first failure if all sources fail.
 */
export async function queryUntilEnough<Source, Answer extends { readonly lookedIn: readonly LookedIn[] }>(
  sources: readonly Source[],
  { query, isEnough, signal }: QueryOptions<Source, Answer>,
): Promise<SourceAnswers<Answer>> {
  const answers: Answer[] = [];
  const failures: ProviderFailed[] = [];
  const lookedIn: LookedIn[] = [];
  for (const source of sources) {
    if (answers.length > 0 && (signal?.aborted || isEnough(answers))) break;
    try {
      const answer = await query(source);
      answers.push(answer);
      lookedIn.push(...answer.lookedIn);
    } catch (error) {
      if (error instanceof ProviderFailed) {
        failures.push(error);
        lookedIn.push({ place: error.provider, found: 0, note: error.message });
        // After an abort, the results of earlier sources are still returned.
      } else if (answers.length === 0 || !signal?.aborted) throw error;
    }
  }
  if (answers.length === 0 && failures[0] !== undefined) throw failures[0];
  return { answers, lookedIn, ...(failures[0] && { failure: failures[0] }) };
}
