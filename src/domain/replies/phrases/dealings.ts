/*
 * Clauses in which a writer goes on dealing with us whatever else they refuse: they order, come by, want an offer sent,
 * name a budget or a better day, or say that we have convinced them, in the four languages, folded. Who refuses calls
 * or further offers in the same breath may mean those alone, which a person decides.
 */
import { findFolded } from '../reply-text.ts';

export const dealings = findFolded(({ optOutContext }) => optOutContext.dealings);
