import type { LanguagePack } from '../language-pack/language-pack.ts';
import { packs } from '../../languages/packs.ts';
import { spokenCompanyName } from './known-names.ts';
import type { DraftRequest, Evidence, Source } from './material.ts';
import { isWritten } from './message-language.ts';
import type { NamedTrigger } from '../planning/plan.ts';
import { slotValues } from '../planning/slot-values.ts';
import { readItems } from '../reading/items.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';

/** How a message can name the news that it begins with. All of it is read from the plan and the source of the news. */
export interface TriggerLines {
  /** The sentence of the source. */
  readonly evidence: Evidence;
  /** Ways to say words of the source to the company, the shortest text first. The verifier checks them as claims. */
  readonly toYou: readonly (readonly string[])[];
  /** Sentences around words of the source that begin with the company's name. */
  readonly told: readonly string[];
  /** Sentences that are true if the quote is in its source: the quote itself, or the name of the news. */
  readonly closed: readonly string[];
  readonly subject: string | null;
}

const mostQuotedWords = 25;

/** Null if the plan has no news, or its source is not there or has no tactful name in the language. */
export function triggerLines(request: DraftRequest, formal: boolean): TriggerLines | null {
  const trigger = request.plan?.trigger ?? null;
  const source = trigger === null ? undefined : sourceOf(trigger, request);
  if (trigger === null || source === undefined) return null;
  const pack: LanguagePack = packs[request.language];
  const { draftPhrases: phrases } = pack;
  const news = nameOf(trigger, source, { request, formal });
  const isReadable = source.language === undefined || source.language.slice(0, 2) === request.language;
  const { company } = request.recipient;
  const name = company === undefined ? null : spokenCompanyName(company);
  const clause = isReadable ? clauseOf(trigger, name, pack) : null;
  const quote = isReadable ? shortQuote(trigger, pack) : null;
  const toYou = isReadable ? formatToCompany(trigger, { pack, formal }) : [];
  const place = { isOwnSite: source.kind === 'page', company: name };
  return {
    evidence: evidenceOf(trigger, source),
    toYou,
    told: clause === null ? [] : phrases.told(clause),
    closed: [
      ...(quote === null ? [] : phrases.quoted(quote, place, formal)),
      ...(news === null ? [] : phrases.named(news)),
    ],
    subject: news === null ? null : news.charAt(0).toUpperCase() + news.slice(1),
  };
}

function sourceOf({ sourceId, quote }: NamedTrigger, { sources }: DraftRequest): Source | undefined {
  return sources.find(
    ({ id, about, text }) => about === 'recipient' && id === sourceId && text.includes(quote),
  );
}

function evidenceOf({ quote }: NamedTrigger, { kind, id, url, text }: Source): Evidence {
  const start = text.indexOf(quote);
  return {
    sourceKind: kind,
    sourceId: id,
    ...(url === undefined ? {} : { url }),
    start,
    end: start + quote.length,
    quote,
  };
}

/** The name of the news: by the thing that it is about if the source can be read, else by its kind. */
function nameOf(
  trigger: NamedTrigger,
  source: Source,
  { request, formal }: { readonly request: DraftRequest; readonly formal: boolean },
): string | null {
  const { language } = request;
  const { draftPhrases: phrases } = packs[language];
  const isReadable = source.language === undefined || source.language.slice(0, 2) === language;
  const { events } = vocabularyOf(language);
  const { kind, quote: text } = trigger;
  const isThing = (word: string): boolean => {
    const found = events.find(readItems(word));
    return things.some((group) => found.has(group));
  };
  const isNamed = isReadable && (placed.has(kind) || named.has(kind));
  const thing = isNamed ? phrases.thing({ kind, text, isThing }, formal) : null;
  if (thing === null) return phrases.news(kind, placeInName(trigger, source, request), formal);
  const place = placed.has(kind) ? slotValues(trigger, request)['trigger.place'] : null;
  return `${thing}${place === null ? '' : phrases.at(place)}`;
}

/** Kinds of news that have a name by what was moved into, bought or made, but none by its place. */
const named: ReadonlySet<string> = new Set(['relocation', 'acquisition', 'product']);
const things = ['outlet', 'premises', 'equipment', 'offering'] as const;

/** Kinds of news that happen at the place that their sentence names. */
const placed: ReadonlySet<string> = new Set(['opening', 'expansion', 'investment', 'build']);

/** The place, if its source writes it as the message would: without the ending of a case. */
function placeInName(
  { kind, place }: NamedTrigger,
  { language }: Source,
  request: DraftRequest,
): string | null {
  const written = isWritten(language) ? language : request.language;
  return placed.has(kind) && packs[written].reading.placeEndings === '' ? place : null;
}

/** What happened, as a clause with the company's name as its subject; null if the source puts it in another way. */
function clauseOf(
  { headline, actor, quote }: NamedTrigger,
  name: string | null,
  { lexicon }: LanguagePack,
): string | null {
  if (actor === null || name === null || !headline.startsWith(`${actor} `)) return null;
  // Words that go on behind it may belong to it: "appointed Anna Koivu as chief | financial officer".
  const behind = quote.slice(quote.indexOf(headline) + headline.length);
  if (!/^\s*(?:[.,;:!?(–—]|$)/u.test(behind)) return null;
  const words = actor.toLowerCase().split(/\s+/u);
  if (words.some((word) => lexicon.firstSubject.has(word) || lexicon.firstOther.has(word))) return null;
  if (words.some((word) => lexicon.possessive.has(word) || lexicon.owners.has(word))) return null;
  // A name behind an article keeps its legal form: "Die Koivu" alone would be another word.
  const subject = actor.includes(name) && !actor.startsWith(name) ? actor : name;
  return `${subject}${headline.slice(actor.length)}`;
}

/** What happened as a sentence to the company. */
function formatToCompany(
  { headline, actor, quote }: NamedTrigger,
  { pack, formal }: { readonly pack: LanguagePack; readonly formal: boolean },
): readonly (readonly string[])[] {
  if (actor === null) return [];
  const sentence = quote.replace(/\s+/gu, ' ').trim();
  return [headline.trim(), sentence].map((text) => {
    const at = text.indexOf(actor);
    if (at < 0 || wordsOf(text) > mostQuotedWords || /["“”„«»:;–—]/u.test(text)) return [];
    const after = text.slice(at + actor.length).replace(/[.!]$/u, '');
    return pack.draftPhrases.toldToYou(text.slice(0, at), after, formal);
  });
}

function shortQuote({ quote, headline, actor }: NamedTrigger, { reading }: LanguagePack): string | null {
  const text = quote.replace(/\s+/gu, ' ').trim();
  // “It was taken into use” says nothing alone.
  const isPronoun = actor !== null && reading.it.split(' ').includes(actor.toLowerCase());
  if ((isPronoun && text.startsWith(actor)) || /["“”„«»]/u.test(text)) return null;
  if (wordsOf(text) <= mostQuotedWords) return text;
  return wordsOf(headline) <= mostQuotedWords && wordsOf(headline) > fewestQuotedWords ? headline : null;
}

const fewestQuotedWords = 4;

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}
