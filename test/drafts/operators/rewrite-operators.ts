import { rewriteNames, type RewriteName } from './mutation-words.ts';
import type { Operator } from './operator.ts';
import { rewriteEach } from './text.ts';

/** Operators that only replace words by the tables of the language. */
export const rewriteOperators: readonly Operator[] = rewriteNames.map((name: RewriteName): Operator => ({
  name,
  mutate: ({ pair, words }) =>
    rewriteEach(pair.sentence, words.rewrites[name]).map((sentence) => ({ sentence })),
}));
