import { allPhrases } from '../../../languages/all-phrases.ts';
import { byLanguage } from '../../../languages/by-language.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { lastWord } from '../../../languages/notation/text.ts';
import { isInLanguage } from './material-language.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';

/**
 * What a message may be about, as a noun phrase that can stand alone ("shift planning"): what the brief or the angle
 * names, then what the sender's material calls its own trade. Best first; each still has to stand in the material.
 */
export function topicsToRaise({
  brief,
  outreachAngle,
  objective,
  sources,
  language,
}: DraftRequest): readonly string[] {
  const wishes = [brief, outreachAngle, objective].flatMap((text) =>
    named(text ?? '', wished[language], language),
  );
  const phrases = [outreachAngle, objective].flatMap((text) => shortPhrase(text ?? '', language));
  const own = sources
    .filter((source) => source.about === 'sender' && isInLanguage(source, language))
    .flatMap((source) => named(source.text.slice(0, 2_000), trade[language], language));
  const done = sources
    .filter((source) => source.about === 'sender' && isInLanguage(source, language))
    .flatMap((source) => doings(source.text, language));
  const frequency = new Map<string, number>();
  for (const topic of own) frequency.set(topic, (frequency.get(topic) ?? 0) + 1);
  const ranked = [...frequency].sort(([, left], [, right]) => right - left).map(([topic]) => topic);
  const heads = [...wishes, ...phrases].flatMap((topic) => headOf(topic, language));
  const raised = [...wishes, ...phrases, ...heads, ...ranked, ...done].flatMap((topic) =>
    withoutOwners(topic, language),
  );
  return [...new Set(raised)].slice(0, topicsTried);
}

/** "Planning their shifts" is about planning shifts; whose they are is said to others than those who read it. */
function withoutOwners(topic: string, language: WrittenLanguage): readonly string[] {
  const words = topic.split(' ');
  const isOwner = (word: string) => owners[language].test(word);
  if (isOwner(lastWord(topic))) return [];
  const kept = words.filter((word) => !isOwner(word)).join(' ');
  return kept.length < 5 && kept !== topic ? [] : [kept];
}

const owners = byLanguage(({ composing }) => composing.owners);

const topicsTried = 8;

/** "We match supplier invoices": what the sender does, where its trade has no name of its own. */
function doings(text: string, language: WrittenLanguage): readonly string[] {
  const [whole, first = '', second] = objects[language].exec(text) ?? [];
  if (whole === undefined) return [];
  if (language === 'en') {
    // "Reading" says nothing where meters are read; only some verbs name a trade by themselves.
    const isTopic = second === undefined ? trades.test(first) : !plainVerbs.test(first);
    return isTopic ? [`${gerund(first)}${second ?? ''}`] : [];
  }
  return language === 'fi' ? [`${first}${(second ?? '').replace(/t[aä]$/u, '')}`] : [first];
}

const objects = byLanguage(({ composing }) => composing.objects);

/** Verbs of every company: their gerund would name no topic. */
const plainVerbs = new RegExp(
  String.raw`^(?:${[
    String.raw`help|offer|provide|make|sell|are|have|work|give|let|build|create|bring|believe|deliver|supply|serve`,
    String.raw`love|can|know|think|use|get|take|run|also|support|turn|keep|specialise|specialize|focus`,
  ].join('|')})$`,
  'u',
);

/** Verbs whose gerund is the name of a trade. */
const trades =
  /^(?:clean|recruit|translate|print|train|consult|market|advertise|farm|ship|pack|brew|bake|cater|insure|audit)$/u;

function gerund(verb: string): string {
  if (/[^e]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^(?:plan|fit|ship|cut|set|scan|map|stop|trim|wrap)$/u.test(verb);
  return doubles ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

/** An angle that is itself no more than a noun phrase: "Packaging for ready meals" names "packaging". */
function shortPhrase(text: string, language: WrittenLanguage): readonly string[] {
  const lexicon = lexiconOf(language);
  const words = text.trim().replace(/[.!]$/u, '').split(/\s+/u);
  if (words.length > 5 || words.some((word) => lexicon.auxiliary.has(word.toLowerCase()))) return [];
  const hangs = words.findIndex((word) => lexicon.prepositions.has(word.toLowerCase()));
  const topic = words.slice(0, hangs < 0 ? words.length : hangs).join(' ');
  const bare = language === 'de' ? topic : lowerFirst(topic);
  return topic.length < 5 || general.test(bare) ? [] : [bare];
}

/** The activity at the end of an English compound: "evening cleaning" is cleaning. */
function headOf(topic: string, language: WrittenLanguage): readonly string[] {
  const head = lastWord(topic);
  return language === 'en' && head !== topic && head.endsWith('ing') ? [head] : [];
}

type Patterns = readonly RegExp[];

/** "Offer a short call about shift planning": what stands behind "about". */
const wished = byLanguage(({ composing }) => composing.wished);

/** "Tavlo makes shift planning software": what stands before or behind the kind of thing that is sold. */
const trade = byLanguage(({ composing }) => composing.trade);

function named(text: string, patterns: Patterns, language: WrittenLanguage): readonly string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, words = '']) => {
      const topic = plain(words.trim(), language);
      return topic === null || general.test(topic) ? [] : [topic];
    }),
  );
}

function plain(topic: string, language: WrittenLanguage): string | null {
  if (language === 'fi') return nominative(topic);
  if (language === 'de') return topic;
  const bare = /^\p{Lu}\p{Ll}/u.test(topic) ? lowerFirst(topic) : topic;
  return bare.replace(/^(?:their|the|your|our|its|a|an|deras|era|vår|sin|hur) /iu, '');
}

/** The basic form of a Finnish noun, for the endings whose stem does not change; null for every other one. */
function nominative(word: string): string | null {
  const lower = word.toLowerCase();
  const endings: readonly [RegExp, string][] = [
    [/(?:ksesta|ksestä|ksen|kseen)$/u, 's'],
    [/(?<=[uy])(?:sta|stä|n)$/u, ''],
    [/(?<=[uy])[uy]n$/u, ''],
    [/(?:nnasta|nnan)$/u, 'nta'],
    [/(?:nnästä|nnän)$/u, 'ntä'],
    [/(?<=o)(?:sta|n)$/u, ''],
  ];
  const found = endings.find(([ending]) => ending.test(lower));
  return found === undefined ? null : lower.replace(found[0], found[1]);
}

const general = new RegExp(
  String.raw`^(?:${allPhrases(({ research }) => research.topic.general).join('|')})$`,
  'iu',
);
