import { anyPhrase } from '../../languages/all-phrases.ts';
import { byLanguage } from '../../languages/by-language.ts';
import { compilePhrase } from '../../languages/notation/phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { TopicKey } from '../language-pack/topic-words.ts';
import { contentWords, isSameThing, overlap, tellingWords } from './content-words.ts';
import type { Need } from './match.ts';
import { isOfOtherModel, modelsAsked } from './model-names.ts';
import type { AnswerPassage } from './passages.ts';
import { asksForSpan, tellsSpan } from './spans-of-time.ts';
import { clausesAbout } from './asked-thing.ts';

/**
 * Whether sentences that answer a need name all that was asked for. "We deliver to Finland" says neither yes nor no to
 * a question about Norway, so that question stays open. So does "how long does it last" if no span of time is named.
 */
export function isWhole(need: Need, passages: readonly AnswerPassage[], language: WrittenLanguage): boolean {
  const isCovered = (model: string) => passages.some((passage) => !isOfOtherModel([model], passage));
  if (!modelsAsked(need).every(isCovered)) return false;
  const { ask, topic } = need;
  const asked = topic === null ? ask.text : clausesAbout(ask.text, topic);
  if (asksForSpan(asked, topic) && !passages.some(({ span }) => tellsSpan(span.text))) return false;
  const said = passages.map(({ span, context }) => `${span.text}\n${context}`).join('\n');
  const words = [...tellingWords(said, language, () => false).keys()];
  const rest = new Map(words.map((word) => [word, 1]));
  return wantedOf(need, language).every(
    (wanted) => words.some((word) => isSameThing(wanted, word)) || overlap(new Map([[wanted, 1]]), rest) > 0,
  );
}

/** What an answer must name: everything in a yes-or-no question; in another question its places and names. */
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

/** Topics with a separate answer for each place, thing or language. */
const asksWhich: ReadonlySet<TopicKey> = new Set<TopicKey>([
  'delivery_area',
  'delivery_time',
  'integration',
  'languages',
  'locations',
  'availability',
  'sample',
  'discount',
]);

const greeting = anyPhrase(({ enquiries }) => enquiries.joints.greetings);
const address = new RegExp(String.raw`^\s*${greeting}(?!\p{L})[^,!\n]{0,40}[,!\n]`, 'iu');

const joints = anyPhrase(({ enquiries }) => enquiries.joints.beforeQuestion);
const whether = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${joints},? )?${anyPhrase(({ enquiries }) => enquiries.questions.yesOrNo)}(?!\p{L})`,
  'iu',
);

const asking = new RegExp(`^${anyPhrase(({ enquiries }) => enquiries.questions.rephrased)}$`, 'iu');

/**
 * Words with a capital letter; in a language with capital letters for all nouns, those after a preposition of place.
 */
function named(text: string, language: WrittenLanguage): ReadonlySet<string> {
  return new Set(text.match(names[language]) ?? []);
}

const names = byLanguage(({ enquiries: { statements } }) => {
  const { beforePlaces } = statements;
  const before = beforePlaces === null ? String.raw`[\p{L},]` : `(?:${compilePhrase(beforePlaces)})`;
  return new RegExp(String.raw`(?<=${before} )\p{Lu}[\p{L}-]+`, 'gu');
});
