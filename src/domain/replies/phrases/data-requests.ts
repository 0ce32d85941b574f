/*
 * Who asks what is kept about them, as article 15 of the GDPR gives everybody the right to, in the four languages,
 * folded. That is a request for information and no wish for silence by itself, whatever law it names: a person reads
 * it before anything else is written.
 */
import { findFolded } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Whether somebody asks for what is kept about themselves, and not how such requests are dealt with. */
export function asksOwnData(sentence: string): boolean {
  if (!named.test(sentence) && !described.test(sentence)) return false;
  return ofThemselves.test(sentence) || (!sentence.endsWith('?') && !dealing.test(sentence));
}

/** What such a sentence says besides: without the name of the request and without the law. */
export function besideRequest(sentence: string): string {
  return sentence.replaceAll(everyName, ' ').replaceAll(laws, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** What such a request is called, and the article that gives the right to it. */
const named = findFolded(({ replies }) => replies.dataRequests.named);
const everyName = new RegExp(named.source, 'gu');

/** What is kept about the writer, as a question or as what is to be sent. */
const described = findFolded(({ replies }) => replies.dataRequests.described);

/** What names a law; the articles on erasure and objection are wishes of their own. */
const laws = new RegExp(
  verbose`
    (?<!\p{L})(?:(?:under|pursuant to|according to|med stod av|enligt|nach|gemass|gem\.?|laut) )?(?:the |der |den )?
    (?:gdpr|dsgvo|datenschutz-?grundverordnung|dataskyddsforordning\p{L}*|tietosuoja-asetuks\p{L}*)(?::?n)?
    (?: (?:nojalla|perusteella|mukai\p{L}*))?(?!\p{L})
  `,
  'gu',
);

const ofThemselves = findFolded(({ replies }) => replies.dataRequests.ofThemselves);

const dealing = findFolded(({ replies }) => replies.dataRequests.dealing);

/** An order that says of what was asked about that it is to go, where "it" alone names it. */
export const erasureOrders = findFolded(({ replies }) => replies.dataRequests.erasureOrders);
