import { allPhrases } from '../../../languages/all-phrases.ts';
import { splitSentences } from '../../drafting/sentences.ts';

/** The sentence in which somebody orders or accepts an offer; null where they only ask, wonder or decline. */
export function orderIn(text: string): string | null {
  const found = splitSentences(text).find(
    ({ text: sentence }) => ordered.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
  return found?.text ?? null;
}

const open = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${[
      String.raw`if|whether|before|once|unless|not|cannot|would like to know|jos|kun|ennen|en|emme|ei|om|innan|när`,
      String.raw`inte|wenn|falls|bevor|sobald|nicht|kein\p{L}*`,
    ].join('|')})(?!\p{L})`,
    String.raw`n['’]t(?!\p{L})`,
  ].join('|'),
  'iu',
);

const ordered = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.order.ordered).join('|')})(?!\p{L})`,
  'iu',
);
