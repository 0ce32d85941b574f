import { anyPhrase, findAnywhere, findBeginnings, findWords } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';
import { wantsOfReader } from './wants-of-reader.ts';

/**
 * Whether the writer sells to the reader: one sentence offers a service to companies of any kind, another invites to
 * continue, the offer is made to the reader, and the writer needs nothing. Customers say what they do as well, so
 * without a sign that the offer is for the reader it is `perhaps` a pitch.
 */
export function pitchIn(text: string): 'surely' | 'perhaps' | null {
  if (wantsOfReader(text)) return null;
  const sentences = splitSentences(text).map((span) => span.text);
  const isFound = found.test(text) && services.test(text);
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
  return services.test(rest) || businessGain.test(rest);
}

const offering = findWords(({ occasions }) => occasions.pitches.offers);
const services = new RegExp(
  String.raw`(?<!\p{L})(?<!${anyPhrase(({ occasions }) => occasions.pitches.writersOwn)} )${anyPhrase(({ occasions }) => occasions.pitches.services)}(?!\p{L})`,
  'iu',
);
const businessGain = findBeginnings(({ occasions }) => occasions.pitches.businessGain);
const toReader = findWords(({ occasions }) => occasions.pitches.toReader);
const interest = findBeginnings(({ occasions }) => occasions.pitches.interest);
const found = findAnywhere(({ occasions }) => occasions.pitches.foundReader);
const invitation = findAnywhere(({ occasions }) => occasions.pitches.invitation);
