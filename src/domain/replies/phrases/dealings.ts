/*
 * Clauses in which a writer goes on dealing with us whatever else they refuse: they order, come by, want an offer sent,
 * name a budget or a better day, or say that we have convinced them, in the four languages, folded. Who refuses calls
 * or further offers in the same breath may mean those alone, which a person decides.
 */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

export const dealings = anyOf(allPhrases(({ optOutContext }) => optOutContext.dealings.dealings));
