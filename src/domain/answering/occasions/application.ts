import { allPhrases } from '../../../languages/all-phrases.ts';

/**
 * Whether somebody applies for work, in their own person: who asks whether a program takes in applications, or wants
 * to apply for a trial, does not.
 */
export function isApplication(text: string): boolean {
  if (forOffer.test(text)) return false;
  return [english, finnish, swedish, german, asksForWork].some((words) => words.test(text));
}

/** Whoever wants a price applies for no work, and what they enclose is the record of their own. */
const forOffer = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.application.forOffer).join('|')})(?!\p{L})`,
  'iu',
);
const asksForWork = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.application.asksForWork).join('|')})`,
  'iu',
);

const english = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:i|i['’]d|i am|i['’]m|i would|i hereby|to) (?:\p{L}+ ){0,3}?(?:apply|applying) `,
      String.raw`(?:\p{L}+ ){0,2}?for (?:\p{L}+ ){0,5}?(?:job|position|role|post|vacancy|internship|traineeship|work)`,
    ].join(''),
    [
      String.raw`(?:^|\n)(?:job |open |speculative )?application (?:for|as) (?:\p{L}+ ){0,5}?`,
      String.raw`(?:job|position|role|post|vacancy|internship|traineeship)`,
    ].join(''),
    String.raw`(?:^|\n)(?:job|open|speculative) application(?!s)|my (?:job )?application (?:for|as|to)`,
    String.raw`my (?:cv|r[eé]sum[eé]|curriculum)`,
    String.raw`(?:^|\. |\n)i am looking for (?:an? )?(?:job|work|internship|traineeship)`,
    String.raw`(?:find|attached) (?:\p{L}+ ){0,2}?(?:cv|r[eé]sum[eé]) (?:attached|and cover)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const finnish = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.application.finnish).join('|')})(?!\p{L})`,
  'iu',
);
const swedish = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.application.swedish).join('|')})(?!\p{L})`,
  'iu',
);
const german = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.application.german).join('|')})(?!\p{L})`,
  'iu',
);
