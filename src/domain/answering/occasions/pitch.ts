import { anyPhrase, findAnywhere, findBeginnings, findWords } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';
import { wantsOfReader } from './wants-of-reader.ts';

/**
 * Whether somebody sells to whoever reads: one sentence offers what is sold to firms everywhere, or help with business,
 * another invites to go on, the offer is made to the reader, and nothing of the reader's is wanted. Customers say what
 * they do as well, so where it is not told to whom the offer is made, it is `perhaps` a pitch.
 */
export function pitchIn(text: string): 'surely' | 'perhaps' | null {
  if (wantsOfReader(text)) return null;
  const sentences = splitSentences(text).map((span) => span.text);
  const isFound = found.test(text) && goods.test(text);
  if (!isFound && !sentences.some(offers)) return null;
  const isToReader =
    interest.test(text) ||
    sentences.some((sentence) => !sentence.endsWith('?') && !found.test(sentence) && toReader.test(sentence));
  return invitation.test(text) && isToReader ? 'surely' : 'perhaps';
}

function offers(sentence: string): boolean {
  const offer = offering.exec(sentence);
  if (offer === null) return false;
  const rest = sentence.slice(offer.index + offer[0].length);
  return goods.test(rest) || ofBusiness.test(rest);
}

const offering = findWords(({ occasions }) => occasions.pitches.offers);
const goods = new RegExp(
  String.raw`(?<!\p{L})(?<!${anyPhrase(({ occasions }) => occasions.pitches.writersOwn)} )${anyPhrase(({ occasions }) => occasions.pitches.services)}(?!\p{L})`,
  'iu',
);
const ofBusiness = findBeginnings(({ occasions }) => occasions.pitches.businessGain);
const toReader = findWords(({ occasions }) => occasions.pitches.toReader);
const interest = findBeginnings(({ occasions }) => occasions.pitches.interest);
const found = findAnywhere(({ occasions }) => occasions.pitches.foundReader);
const invitation = findAnywhere(({ occasions }) => occasions.pitches.invitation);
