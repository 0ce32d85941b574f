/*
 * The frames in which a writer puts a request of their own, folded: an order or a polite request to the reader, or a
 * statement in the first person. Words of an opt-out outside of one are about somebody or something else.
 */
import { anyPhrase } from '../../../languages/all-phrases.ts';
import { findFolded } from '../reply-text.ts';

/** Whether a sentence orders or asks its reader, or says what its writer wants. */
export function isFramedAsRequest(sentence: string): boolean {
  return framed.test(sentence) || anOrder.test(sentence);
}

const framed = findFolded(({ optOutContext: { requestFrames } }) =>
  [requestFrames.requests, requestFrames.statements].flat(),
);

const leads = anyPhrase(({ optOutContext }) => optOutContext.requestFrames.leads);
const orders = anyPhrase(({ optOutContext }) => optOutContext.requestFrames.orders);

/** An order begins a sentence or a clause, or follows a word that leads to it. */
const anOrder = new RegExp(
  String.raw`(?:^|[-,;:.!?/()] ?|(?<!\p{L})${leads}\s)(?:\p{L}{1,9} )?${orders}(?!\p{L})`,
  'u',
);
