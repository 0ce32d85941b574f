import { splitSentences, type Span } from '../drafting/sentences.ts';
import { isInstruction } from '../drafting/instructions.ts';
import { isWritten, languageOfSmallWords } from '../drafting/message-language.ts';
import { writtenLanguages } from '../../languages/packs.ts';
import { itemAt } from '../item-at.ts';
import { eventDate, type Days } from './event-date.ts';
import { findEvent, type FoundEvent } from './event.ts';
import type { Sentence } from './clause.ts';
import { joinDates } from './dates.ts';
import { isQuotationMark, readItems, type Item } from './items.ts';
import { companyNames, joinNames, type CompanyNames } from './names.ts';
import { pageDateOf } from './page-date.ts';
import { findPlace } from './place.ts';
import { isOwnPage, nameOfSite } from './own-page.ts';
import { followMentions } from './reference.ts';
import type { ResearchText } from './research-text.ts';
import { readerVersion, type Trigger } from './trigger.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

export interface ReadCompany {
  readonly names: readonly string[];
  /** Whether the page is known to be on the company's own site; if not set, its address decides. */
  readonly isOwnSite?: boolean;
}

const maxSentenceLength = 700;
const languageSample = 6_000;

/**
 * The news of the company in a text, newest first. `today` is the day of reading in ISO 8601. Sentences that are not
 * clearly news of this company with a date of the last 18 months are left out.
 */
export function readTriggers(
  research: ResearchText,
  company: ReadCompany,
  today: string,
): readonly Trigger[] {
  const { text, url, language } = research;
  const names = companyNames(
    company.isOwnSite === true ? [...company.names, nameOfSite(url)] : company.names,
  );
  const isOwn = company.isOwnSite ?? isOwnPage(url, names);
  const known = isWritten(language) ? language : languageOfSmallWords(text.slice(0, languageSample));
  const pageDate = pageDateOf(research);
  if (pageDate === null && !/\d/u.test(text)) return [];
  const sentences = splitSentences(text).filter((span) => span.text.length <= maxSentenceLength);
  for (const each of known === null ? writtenLanguages : [known]) {
    const vocabulary = vocabularyOf(each);
    const found = readSentences({ research, names, vocabulary, isOwn, pageDate, today }, sentences);
    if (found.length > 0) return found;
  }
  return [];
}

function readSentences(context: TextContext, spans: readonly Span[]): readonly Trigger[] {
  const { isOwn, research, names, vocabulary } = context;
  const pageDate = context.pageDate ?? firstDateline(context, spans);
  const title = research.title ?? '';
  const isInTitle = joinNames(readItems(title), title, names, vocabulary).some(
    ({ kind }) => kind === 'company',
  );
  const follow = followMentions(isOwn || isInTitle || research.url === null, isInTitle);
  const found: Trigger[] = [];
  let isPageDated = true;
  for (const span of spans) {
    const sentence = readSentence({ ...context, pageDate }, span, follow);
    const trigger = readTrigger(context, sentence, { pageDate, isPageDated, today: context.today });
    if (trigger !== null) found.push(trigger);
    isPageDated &&= !hasOtherDay(sentence, pageDate);
  }
  return onePerEvent(found).sort((left, right) =>
    left.date < right.date ? 1 : left.date > right.date ? -1 : 0,
  );
}

function firstDateline(context: TextContext, spans: readonly Span[]): string | null {
  const dates = spans.slice(0, maxDatelines).map((span) => datelineOf(context, span));
  return dates.find((date) => date !== null) ?? null;
}

/** The date of a first line such as "Press release, 8 September 2026". */
function datelineOf({ vocabulary }: TextContext, span: Span | undefined): string | null {
  if (span === undefined || span.text.length > maxDatelineLength) return null;
  const items = joinDates(readItems(span.text), vocabulary, null);
  const at = items.findIndex(({ kind }) => kind === 'date');
  const next = items[at + 1];
  const isAlone = next === undefined || next.kind === 'sign' || vocabulary.is.hours(next.lower);
  if (at > maxWordsBeforeDate || !isAlone) return null;
  const dates = items.flatMap(({ kind, date }) => (kind === 'date' ? [date ?? null] : []));
  return dates.length === 1 && dates[0]?.length === dayLength ? dates[0] : null;
}

/**
 * Whether a sentence is about another day than that of its page. The following sentences may be about that day too.
 */
function hasOtherDay({ items }: Sentence, pageDate: string | null): boolean {
  return items.some(({ kind, date }) => kind === 'date' && date?.length === dayLength && date !== pageDate);
}

const maxDatelineLength = 80;
const maxDatelines = 3;
const maxWordsBeforeDate = 3;
const dayLength = '2026-09-08'.length;

interface TextContext {
  readonly research: ResearchText;
  readonly names: CompanyNames;
  readonly vocabulary: Vocabulary;
  readonly isOwn: boolean;
  readonly pageDate: string | null;
  readonly today: string;
}

function readSentence(
  { names, vocabulary, pageDate, isOwn }: TextContext,
  { text: line }: Span,
  follow: ReturnType<typeof followMentions>,
): Sentence {
  const text = line.replace(/^[-*•–>] +/u, '');
  const named = joinNames(readItems(text), text, names, vocabulary);
  const items = joinDates(named, vocabulary, pageDate);
  // After a dash, "we" may be a customer.
  const isSpeaker = isOwn && !/^[–—]/u.test(line);
  return { text, items, vocabulary, isOwn: isSpeaker, quoteEnd: quoteEndOf(items), ...follow(items) };
}

function quoteEndOf(items: readonly Item[]): number {
  if (!isQuotationMark(items[0]?.lower ?? '')) return 0;
  const end = items.findIndex(({ lower }, at) => at > 0 && isQuotationMark(lower));
  return end < 0 ? items.length : end;
}

function readTrigger({ research }: TextContext, sentence: Sentence, days: Days): Trigger | null {
  const found = findEvent(sentence, (event) => eventDate(sentence, event, days));
  // "We are glad to say that our shop has opened" is no order.
  const isReport = sentence.isOwn && sentence.vocabulary.is.we(sentence.items[0]?.lower ?? '');
  if (found === null || (!isReport && isInstruction(sentence.text))) return null;
  const { event, date } = found;
  const {
    actor,
    cue: { kind },
  } = event;
  return {
    kind,
    headline: headlineOf(sentence, event),
    date,
    place: findPlace(sentence, event.clause),
    actor: actor && textBetween(sentence, actor.start, actor.end),
    quote: sentence.text,
    sourceId: research.sourceId,
    readerVersion,
  };
}

/** From the company or the first word of the news to the end of its clause. */
function headlineOf(sentence: Sentence, { clause, reach, actor }: FoundEvent): string {
  const isNear = actor !== null && actor.start >= clause.start;
  const start = isNear ? Math.min(actor.start, reach.start) : reach.start;
  const end = Math.max(clause.end, reach.end);
  const isSign = end > start + 1 && itemAt(sentence.items, end - 1).kind === 'sign';
  return textBetween(sentence, start, isSign ? end - 1 : end);
}

function textBetween({ text, items }: Sentence, start: number, end: number): string {
  return text.slice(itemAt(items, start).start, itemAt(items, end - 1).end);
}

/** A heading and the text below it often tell the same news; only the first of them counts. */
function onePerEvent(triggers: readonly Trigger[]): Trigger[] {
  const seen = new Set<string>();
  return triggers.filter(({ kind, date }) => {
    const key = `${kind} ${date}`;
    return !seen.has(key) && seen.add(key);
  });
}
