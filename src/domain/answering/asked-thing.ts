import { anyPhrase } from '../../languages/all-phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Ask } from './asks.ts';
import { asksHowSoon, deniesFee, speaksOfFee, tellsTime } from './fees.ts';
import { contentWords, isSameThing, tellingWords } from './content-words.ts';
import type { AnswerPassage } from './passages.ts';
import type { SideMatter } from '../language-pack/topic-words.ts';
import { ownMatters, sideMattersIn } from './side-matters.ts';
import { clauseEnds, type Topic } from './topics.ts';
import { isNamedAlone, withoutWholeOffer } from './whole-offer.ts';

/**
 * Whether a sentence about an asked topic is about the thing that was asked for: the price of installation "per
 * door" is no price of a door. `offer` contains the stems with which the seller's own texts say what is sold; a
 * sentence that names no thing is about that.
 */
export function isAboutAskedThing(
  { ask, topic }: { readonly ask: Ask; readonly topic: Topic },
  { source, span, context }: AnswerPassage,
  offer: ReadonlySet<string>,
  language: WrittenLanguage,
): boolean {
  const asked = clausesAbout(ask.text, topic);
  if (topic.key === 'onboarding' && !answersAboutStart(asked, span.text)) return false;
  const head = headOf(span.text);
  const matters = sideMattersIn(ask.text);
  const isAside = (matter: SideMatter) =>
    !matters.includes(matter) && !ownMatters(topic.key).includes(matter);
  if (sideMattersIn(head).some(isAside)) return false;
  if (topic.key !== 'price') return true;
  if (head === '' && sideMattersIn(withoutRate(span.text)).some(isAside)) return false;
  const wanted = sideMattersIn(asked);
  if (wanted.length > 0) {
    const mentioned = sideMattersIn(`${deniesFee(span.text) ? span.text : head}\n${context}`);
    return wanted.some((matter) => mentioned.includes(matter));
  }
  const named = thingsIn(asked, topic, language);
  const things = isNamedAlone(head, source.title ?? '')
    ? thingsIn(withoutWholeOffer(asked), topic, language)
    : named;
  if (things.length === 0) return true;
  const priced = thingsOf(head, topic, language);
  if (shares(things, priced) || shares(things, thingsOf(context, topic, language))) return true;
  if (!priced.every((thing) => isIn(offer, thing))) return false;
  // The asked thing may be the unit of the price: "79 € je Praxis" answers the price for five of them.
  return shares(things, thingsOf(span.text, topic, language)) || shares(things, [...offer]);
}

/** Whether a sentence about the start answers the question about it: when, for how much, or how. */
function answersAboutStart(asked: string, mentioned: string): boolean {
  if (asksHowSoon(asked)) return tellsTime(mentioned);
  return !deniesFee(mentioned) || speaksOfFee(asked);
}

/** The parts of a question that ask for the topic, without whom it is for: "cost for our clinic". */
export function clausesAbout(text: string, { words }: Topic): string {
  const clauses = text.split(clauseEnds);
  const about = clauses.filter((clause) => words.test(clause));
  return (about.length === 0 ? [text] : about)
    .map((clause) => clause.replace(people, ' ').replace(beneficiary, '$<thing>'))
    .join('\n');
}

const beneficiary = new RegExp(
  [
    String.raw`(?<thing>(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.statements.offered)}(?!\p{L}).*?)`,
    String.raw`(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.statements.forWhom)}(?!\p{L}).*$`,
  ].join(''),
  'isu',
);

/** The number of people or things that something is for: "a quote for 40 people". */
const people = new RegExp(
  String.raw`(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.statements.forPeople)}(?!\p{L})`,
  'giu',
);

/** The text before a sentence's verb or first number: its subject. Empty if that is the seller. */
function headOf(text: string): string {
  const at = finiteVerb.exec(text)?.index ?? /\d/u.exec(text)?.index ?? text.length;
  const before = text.slice(0, at);
  return /\p{L}/u.test(before) ? before : '';
}

const finiteVerb = new RegExp(
  String.raw`(?<![\p{L}-])${anyPhrase(({ enquiries }) => enquiries.statements.verbs)}(?![\p{L}-])`,
  'iu',
);

/** A text without units of counting: "per door", "je Tür", "ovea kohti". */
function withoutRate(text: string): string {
  return text.replace(rate, ' ');
}

const rate = new RegExp(
  [
    String.raw`(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.statements.perUnit)}|/\s*\p{L}[\p{L}-]*`,
    String.raw`(?<=(?:€|${anyPhrase(({ topics }) => topics.currencies)})\s)${anyPhrase(({ enquiries }) => enquiries.statements.articles)}\s\p{L}[\p{L}-]*`,
  ].join('|'),
  'giu',
);

/** The things that a question names, without words that people only ask with. */
function thingsIn(question: string, topic: Topic, language: WrittenLanguage): readonly string[] {
  const asked = contentWords(question, language);
  return thingsOf(question, topic, language).filter((stem) => asked.has(stem));
}

function thingsOf(text: string, { words }: Topic, language: WrittenLanguage): readonly string[] {
  const isIdle = (word: string) => general.test(word) || words.test(word);
  return [...tellingWords(text, language, isIdle).keys()].filter((stem) => !/^\d/u.test(stem));
}

/** Words that name no thing: words of amount, time and way, and general words for what is sold. */
const general = new RegExp(`^${anyPhrase(({ enquiries }) => enquiries.statements.vagueWords)}$`, 'iu');

function shares(asked: readonly string[], mentioned: readonly string[]): boolean {
  return asked.some((thing) => mentioned.some((other) => isSameThing(thing, other)));
}

function isIn(stems: ReadonlySet<string>, thing: string): boolean {
  return [...stems].some((stem) => isSameThing(thing, stem));
}
