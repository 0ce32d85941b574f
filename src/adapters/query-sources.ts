import type { LookedIn } from '../domain/prospect.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';

/** What came of asking several sources one after the other. */
export interface SourceAnswers<Answer> {
  readonly answers: readonly Answer[];
  readonly lookedIn: readonly LookedIn[];
  /** The first failure of those who could not be asked; absent where there was none. */
  readonly failure?: ProviderFailed;
}

interface QueryOptions<Source, Answer> {
  query(source: Source): Promise<Answer>;
  /** Whether what is there suffices, so that nobody further is asked. */
  isEnough(answers: readonly Answer[]): boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks one source after the other until there is enough. One that fails is noted where it was looked in, and the next
 * is asked. Throws the first failure where none could be asked.
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
        // Whoever gives up while a later source is asked still gets what the earlier ones found.
      } else if (answers.length === 0 || !signal?.aborted) throw error;
    }
  }
  if (answers.length === 0 && failures[0] !== undefined) throw failures[0];
  return { answers, lookedIn, ...(failures[0] && { failure: failures[0] }) };
}
