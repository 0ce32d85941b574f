import { contentWords, isSameThing, overlap } from '../answering/content-words.ts';
import { languageOfSmallWords } from '../drafting/message-language.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Play } from '../plays/play.ts';
import type { Interests } from './interests.ts';
import { compareTexts } from './name-triggers.ts';
import type { NamedTrigger } from './plan.ts';
import { bestLikeness, likenessOf, type Company, type Likeness, type Reference } from './references.ts';
import type { SellerSentence, Stems } from './seller-sentences.ts';

/** News with the stems of its sentence and of the words that say what happened. */
export interface ReadTrigger {
  readonly trigger: NamedTrigger;
  readonly stems: Stems;
  readonly headline: Stems;
}

/** News, play and reference that fit each other. */
export interface Option {
  readonly news: ReadTrigger;
  /** Null: neutral. */
  readonly play: Play | null;
  readonly proof: Likeness | null;
  /** Why the play answers the news, for people; empty without a play. */
  readonly why: string;
  /** 2 for a play of the campaign, 1 for one of the workspace, 0 for none. */
  readonly rank: number;
  readonly score: number;
}

export interface OptionContext {
  readonly language: WrittenLanguage;
  readonly plays: readonly Play[];
  readonly offers: readonly SellerSentence[];
  readonly references: readonly Reference[];
  readonly company: Company;
  readonly interests: Interests;
  /** The date of the newest news. */
  readonly newest: string;
  /** Whether an earlier message of the thread contains a text. */
  readonly told: (text: string) => boolean;
}

export function readTrigger(trigger: NamedTrigger, language: WrittenLanguage): ReadTrigger {
  const written = languageOfSmallWords(trigger.quote) ?? language;
  return {
    trigger,
    stems: contentWords(trigger.quote, written),
    headline: contentWords(trigger.headline, written),
  };
}

/** All options with the news, the best first. Their order does not depend on that of the plays. */
export function optionsFor(news: ReadTrigger, context: OptionContext): readonly Option[] {
  const withPlays = context.plays.flatMap((play) => withPlay(news, play, context) ?? []);
  return [...withPlays, neutral(news, context)].toSorted(compareOptions);
}

/** A campaign's plays come before those of the workspace, and these before none. */
export function compareOptions(left: Option, right: Option): number {
  return (
    right.rank - left.rank ||
    right.score - left.score ||
    compareTexts(right.news.trigger.date, left.news.trigger.date) ||
    compareTexts(left.news.trigger.id, right.news.trigger.id) ||
    compareTexts(left.play?.id ?? '', right.play?.id ?? '')
  );
}

function withPlay(news: ReadTrigger, play: Play, context: OptionContext): Option | null {
  const { language, references, company, interests } = context;
  const match = matchOf(news, play);
  if (match === null) return null;
  const { kind } = news.trigger;
  const to = { company, interests, trigger: { kind, stems: news.stems } };
  const named = references.find(({ source }) => source.id === play.proofId);
  const best = play.proofId === null ? bestLikeness(references, to) : null;
  const proof = named === undefined ? best : likenessOf(named, to);
  const words = contentWords(`${play.because}\n${play.offer}`, language);
  return {
    news,
    play,
    proof,
    why: match.why,
    rank: play.campaignIds.length > 0 ? 2 : 1,
    score: match.score + fitOf(news, words, context) + (proof === null ? 0 : 0.5 * proof.score),
  };
}

function neutral(news: ReadTrigger, context: OptionContext): Option {
  const { company, interests, references, offers } = context;
  const to = { company, interests, trigger: { kind: news.trigger.kind, stems: news.stems } };
  const proof = bestLikeness(references, to);
  const fits = offers.map(({ stems }) => fitOf(news, stems, context));
  return {
    news,
    play: null,
    proof,
    why: '',
    rank: 0,
    score: Math.max(0, ...fits) + (proof === null ? 0 : 0.5 * proof.score),
  };
}

/** How well words of the seller fit the news, the role and the angle, and how fresh the news is. */
function fitOf(
  { trigger, stems }: ReadTrigger,
  words: Stems,
  { interests, newest, told }: OptionContext,
): number {
  const { angle, role } = interests;
  return (
    Math.min(3, overlap(stems, words)) +
    Math.min(4, 1.5 * (overlap(angle, words) + overlap(angle, stems))) +
    Math.min(2, overlap(role, words) + 0.5 * overlap(role, stems)) +
    Math.max(0, freshness - monthsBetween(trigger.date, newest) / monthsPerPoint) -
    (told(trigger.headline) || told(trigger.quote) ? alreadyTold : 0)
  );
}

const freshness = 3;
const monthsPerPoint = 4;
const alreadyTold = 6;

/** A date without a month or day counts from its beginning. */
function monthsBetween(earlier: string, later: string): number {
  const monthOf = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7) || 1);
  return Math.max(0, monthOf(later) - monthOf(earlier));
}

/** Whether a play fits the news, by one of its kinds or words. With both it fits better. */
function matchOf({ trigger, headline }: ReadTrigger, play: Play): { score: number; why: string } | null {
  const { kinds, words } = play.when;
  const isOfKind = kinds.includes(trigger.kind);
  const found = words.filter((phrase) => hasWords(headline, phrase, play.language)).toSorted(compareTexts);
  if (!isOfKind && found.length === 0) return null;
  const named = found.map((word) => `“${word}”`).join(', ');
  const reasons = [
    isOfKind ? `is of the kind “${kindName(trigger.kind)}”` : null,
    found.length === 0 ? null : `is about ${named}`,
  ].filter((reason) => reason !== null);
  return {
    score: (isOfKind ? 3 : 0) + Math.min(4, 2.5 * found.length),
    why: reasons.join(' and '),
  };
}

export function kindName(kind: NamedTrigger['kind']): string {
  return kind.replaceAll('_', ' ');
}

/** Whether all words of a phrase are in the news, in any form or at the end of a compound. */
function hasWords(given: Stems, phrase: string, language: WrittenLanguage): boolean {
  const stems = [...contentWords(phrase, language).keys()];
  return (
    stems.length > 0 && stems.every((stem) => [...given.keys()].some((other) => isSameThing(stem, other)))
  );
}
