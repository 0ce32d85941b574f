import { allPhrases } from '../../languages/all-phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, isSameThing, overlap, tellingWords } from './content-words.ts';
import type { Need } from './match.ts';
import { isOfOtherModel, modelsAsked } from './model-names.ts';
import type { AnswerPassage } from './passages.ts';
import { asksForSpan, tellsSpan } from './spans-of-time.ts';
import { clausesAbout } from './told-thing.ts';

/**
 * Whether sentences that answer a need name all that was asked for. "We deliver to Finland" may be told to somebody who
 * asks for Norway, but says neither yes nor no to that, so their question stays open. So does one that asks how long
 * something lasts where no span of time is told.
 */
export function isWhole(need: Need, told: readonly AnswerPassage[], language: WrittenLanguage): boolean {
  const isTold = (model: string) => told.some((passage) => !isOfOtherModel([model], passage));
  if (!modelsAsked(need).every(isTold)) return false;
  const { ask, topic } = need;
  const asked = topic === null ? ask.text : clausesAbout(ask.text, topic);
  if (asksForSpan(asked, topic) && !told.some(({ span }) => tellsSpan(span.text))) return false;
  const said = told.map(({ span, context }) => `${span.text}\n${context}`).join('\n');
  const words = [...tellingWords(said, language, () => false).keys()];
  const rest = new Map(words.map((word) => [word, 1]));
  return wantedOf(need, language).every(
    (wanted) => words.some((word) => isSameThing(wanted, word)) || overlap(new Map([[wanted, 1]]), rest) > 0,
  );
}

/** What an answer must name: all that is asked whether it is so, and the places and names of another question. */
function wantedOf({ ask, topic }: Need, language: WrittenLanguage): readonly string[] {
  if (ask.isGeneral || (topic !== null && !asksWhich.has(topic.key))) return [];
  const whole = ask.text.replace(address, '');
  const text = topic !== null && ask.topics.length > 1 ? clausesAbout(whole, topic) : whole;
  const asked = topic !== null || whether.test(text) ? text : '';
  const isName = (word: string) => named(text, language).has(word);
  const words = asked.match(/\p{L}[\p{L}\p{N}-]+/gu) ?? [];
  const wanted = words.filter(
    (word) => (whether.test(text) || isName(word)) && topic?.words.test(word) !== true && !asking.test(word),
  );
  return [...contentWords(wanted.join(' '), language).keys()];
}

/** Topics of which what is true of one place, thing or language says nothing of another one. */
const asksWhich: ReadonlySet<string> = new Set([
  'delivery_area',
  'delivery_time',
  'integration',
  'languages',
  'locations',
  'availability',
  'sample',
  'discount',
]);

const address = /^\s*(?:hi|hello|dear|hei|moi|terve|hej|hallo|guten tag)(?!\p{L})[^,!\n]{0,40}[,!\n]/iu;

/** Questions that are answered with yes or no. */
const whether = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:and|but|ja|mutta|och|men|und|aber|also),? )?(?:${allPhrases(({ enquiries }) => enquiries.wholeAnswer.whether).join('|')})(?!\p{L})`,
  'iu',
);

/** Verbs and small words of such a question, which an answer words in another way. */
const asking = new RegExp(
  String.raw`^(?:${allPhrases(({ enquiries }) => enquiries.wholeAnswer.asking).join('|')})$`,
  'iu',
);

/** What is written with a capital letter, or in German what stands behind a preposition of place. */
function named(text: string, language: WrittenLanguage): ReadonlySet<string> {
  const pattern =
    language === 'de' ? /(?<=(?:nach|in|aus|mit) )\p{Lu}[\p{L}-]+/gu : /(?<=[\p{L},] )\p{Lu}[\p{L}-]+/gu;
  return new Set(text.match(pattern) ?? []);
}
