import { allPhrases } from '../../../languages/all-phrases.ts';

/**
 * Whether somebody wants something of whoever reads: they tell a need of their own, ask for a price, name what is the
 * reader's to sell, want to see or try it, or ask how it works. Whoever does is no seller, whatever they offer others.
 */
export function wantsOfReader(text: string): boolean {
  return [price, need, readersGoods, trial, question].some((wish) => wish.test(text));
}

const price = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.wantsOfReader.price).join('|')})`,
  'iu',
);

/** What sellers look for as well is none. */
const need = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:we|i|and)(?:['’]d| would| now| also)? (?:${[
      String.raw`need|want(?! (?:to (?:help|offer|show|share|introduce|present|discuss|talk)|you))`,
      String.raw`like to (?:buy|order|try|test|see|use|know(?! (?:if|whether) you))`,
      String.raw`(?:(?:are|am) )?look(?:ing)? for(?! (?:partners|clients|customers|companies|firms|businesses))`,
    ].join('|')})`,
    String.raw`(?:we|i|our \p{L}+|my \p{L}+|and) (?:(?:often|still|always|also) )?(?:${[
      String.raw`lose|loses|waste|wastes|struggle|struggles|lack|(?:have|has) (?:trouble|problems)`,
      String.raw`spends? (?:too|hours|days|a lot)`,
    ].join('|')})`,
    String.raw`takes? (?:us|too much|a lot of|our)(?! (?:and|to))|tarvits\p{L}+|kaipaamme`,
    String.raw`(?:etsimme|etsin|haemme)(?! (?:\p{L}+ )?(?:kumppan|yhteisty|asiakk))|vie(?:vät)? (?:\p{L}+ )?aikaa`,
    String.raw`halua(?:isi)?(?:mme|n) (?:tilata|ostaa|kokeilla|testata|nähdä)`,
    String.raw`(?:vi|jag|och) (?:\p{L}+ )?(?:${[
      String.raw`behöver|(?:söker|letar efter)(?! (?:kund|partner|samarbet|företag))|saknar`,
      String.raw`vill (?:gärna )?(?:testa|prova|köpa|beställa|se(?! om))`,
    ].join('|')})(?= |[.?!])`,
    String.raw`tar (?:\p{L}+ ){0,2}tid(?!\p{L})`,
    [
      String.raw`(?:wir|ich|und) (?:\p{L}+ )?`,
      String.raw`(?:brauchen?|benötigen?|suchen?(?! (?:\p{L}+ )?(?:kund|partner|firmen|unternehmen)))`,
    ].join(''),
    String.raw`(?:kostet|kosten|nimmt|nehmen|verlieren?) (?:\p{L}+ ){0,2}zeit`,
    String.raw`(?:möchten?|wollen|würden) (?:(?!ihnen )\p{L}+ ){1,5}(?:testen|ausprobieren|kaufen|bestellen|sehen)`,
  ].join('|')})`,
  'iu',
);

/** What the reader sells, unless it is what the writer would sell, build or improve for them. */
const readersGoods = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.wantsOfReader.readersGoods).join('|')})(?!\p{L})`,
  'iu',
);

const trial = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.wantsOfReader.trial).join('|')})(?!\p{L})`,
  'iu',
);

const question = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.wantsOfReader.question).join('|')})(?!\p{L})`,
  'iu',
);
