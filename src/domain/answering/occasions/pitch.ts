import { allPhrases } from '../../../languages/all-phrases.ts';
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

const offering = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.pitch.offering).join('|')})(?!\p{L})`,
  'iu',
);

/** What is offered to firms of every kind. What the writer calls their own is none of it. */
const goods = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:our|my|meidän|vår|våra|unsere[rn]?|meine[rn]?) )(?:${allPhrases(({ enquiries }) => enquiries.pitch.goods).join('|')})(?!\p{L})`,
  'iu',
);

/** Business, of the reader or of anybody, as what is to grow or to be spared by the offer. */
const ofBusiness = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.pitch.ofBusiness).join('|')})`,
  'iu',
);

/** Words that make the offer to the reader; questions hold some of them for another reason. */
const toReader = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:get|give|bring|help|offer|save|find|send|make|show) you|(?:like|as) yours?`,
    String.raw`your (?:\p{L}+ )?(?:${[
      String.raw`web ?site|site|rankings?|sales|business|company|revenue|traffic|leads|growth|marketing|brand|store`,
      String.raw`visibility|customers|costs`,
    ].join('|')})`,
    String.raw`teille|teitä|(?:yrity|myynti|näkyvyy|sivu|asiakkai|liikevaihto|kulu)\p{L}*nne`,
    String.raw`(?:ge|hjälper?|erbjuder?|få|öka|förbättra|sänka) er[at]?`,
    String.raw`(?:er|era|ert|din) (?:hemsida|webbplats|försäljning|synlighet|marknadsföring|kostnader|företag)`,
    String.raw`ihnen|ihre[mnrs]? (?:webseite|website|umsatz|vertrieb|sichtbarkeit|kosten|firma|unternehmen)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Whether the reader would have what is offered, which nobody asks who wants something themselves. */
const interest = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.pitch.interest).join('|')})`,
  'iu',
);

const found = new RegExp(allPhrases(({ enquiries }) => enquiries.pitch.found).join('|'), 'iu');

const invitation = new RegExp(allPhrases(({ enquiries }) => enquiries.pitch.invitation).join('|'), 'iu');
