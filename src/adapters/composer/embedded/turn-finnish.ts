import { itemAt } from '../../../domain/item-at.ts';
import { textBefore } from '../../../domain/text-before.ts';
import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';

/**
 * Turns a Finnish sentence of a company about itself to "te". The ending -mme belongs to a verb ("tarjoamme")
 * or to a noun
 * ("asiakkaamme"); the verb is the one that opens the predicate, and every other one is taken as a noun.
 */
export function turnFinnish(text: string): Statement | null {
  const words = text.split(' ');
  const endings = words.flatMap((word, index) => (endsInOwn(word) ? [index] : []));
  const verb = endings.find((index) => isVerb(words, index));
  const hasPronoun = words.some((word) => pronouns.has(bare(word)));
  if (endings.length === 0 && !hasPronoun) return null;
  if (verb === undefined && !hasPronoun && !endings.every((index) => isSubject(words, index))) return null;
  const turned = words.map((word, index) => {
    const pronoun = pronouns.get(bare(word));
    if (pronoun !== undefined) return word.replace(/^\p{L}+/u, pronoun);
    if (!endsInOwn(word)) return word;
    return word.replace(/mme(?=[,;)]*$)/u, index === verb ? 'tte' : 'nne');
  });
  const main = lowerFirst(turned.join(' '));
  return { main, sub: main, also: `lisäksi ${main}` };
}

const pronouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    me: 'te',
    meidän: 'teidän',
    meillä: 'teillä',
    meille: 'teille',
    meiltä: 'teiltä',
    meistä: 'teistä',
    meitä: 'teitä',
    emme: 'ette',
  }),
);

const verbBeginnings = new RegExp(
  String.raw`^(${[
    String.raw`ole|oli|tarjoa|tarjos|toimi|palvele|valmista|autta|auta|tee|tei|toimita|suunnittele|rakenna|rakensi`,
    String.raw`kehitä|kehiti|myy|myi|tuota|avaa|avasi|laajens|laajenna|työllistä|panosta|ylläpidä|tuo|vie|vuokraa`,
    String.raw`huolla|asenna|järjestä|hoida|vastaa|käytä|edusta|investoi|rekrytoi|hae|haimme|etsi|julkaisi|julkaise`,
    String.raw`voiti|sai|saa|siirry|aloiti|aloita|perusti|uudisti|uudista|pyöritä|otimme|ota|hankimme|hanki|keskity`,
    String.raw`leivo|paahda|kuljeta|louhi|jatka|jalosta|korjaa|maahantuo|muuti|muuta|ostimme|osta|johda|kasva`,
    String.raw`työskentele|kasvata|varastoi|tutki|koulut`,
  ].join('|')})`,
  'u',
);

function isVerb(words: readonly string[], index: number): boolean {
  return (
    verbBeginnings.test(bare(itemAt(words, index))) &&
    !isSubject(words, index) &&
    bare(words[index - 1] ?? '') !== 'meidän'
  );
}

/**
 * Whether a noun with its own predicate stands here: "asiakkaamme ovat", "tehtaamme laajeni", "laboratoriomme
 * palvelee".
 */
function isSubject(words: readonly string[], index: number): boolean {
  return /^(on|oli)$|(ovat|ivat|vat|vät|ee|oi|eni|asi|tti|utuu|ytyy)$/u.test(bare(words[index + 1] ?? ''));
}

function endsInOwn(word: string): boolean {
  return /(?<=\p{L}{3})mme[,;)]*$/u.test(word) && !/^kolme$/iu.test(bare(word));
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '');
}

function lowerFirst(text: string): string {
  const first = textBefore(text, ' ');
  const isOwn =
    /(tte|nne)$/u.test(first) || [...pronouns.values()].includes(bare(first)) || adverbs.has(bare(first));
  return isOwn ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text;
}

const adverbs: ReadonlySet<string> = new Set(
  'vuonna vuodesta nykyään tänään tällä viime olemme jo uusi uusin lisäksi keväällä syksyllä kesällä'.split(
    ' ',
  ),
);
