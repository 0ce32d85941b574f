import { byLanguage } from '../../../../languages/by-language.ts';
import type { Ask } from '../../../../domain/answering/asks.ts';
import { needsOf, rankPassages, type Need } from '../../../../domain/answering/match.ts';
import { answerPassages, type AnswerPassage } from '../../../../domain/answering/passages.ts';
import { asksToAnswer } from '../../../../domain/answering/situation.ts';
import { isWhole } from '../../../../domain/answering/whole-answer.ts';
import { topicsIn } from '../../../../domain/answering/topics.ts';
import type { AnsweredEnquiry, ProposedSentence } from '../../../../domain/drafting/material.ts';
import { packs, type WrittenLanguage } from '../../../../languages/packs.ts';
import { splitSentences } from '../../../../domain/drafting/sentences.ts';
import { offerFrom } from '../offers.ts';
import { sentenceCase } from '../../../../languages/notation/text.ts';
import { withoutStop } from '../statement.ts';
import { isInternal, tellsOfFailure } from '../../../../domain/drafting/unfit.ts';
import type { Writer } from '../writer.ts';

export interface FoundAnswers {
  readonly asks: readonly Ask[];
  /** In the order of the questions. */
  readonly sentences: readonly ProposedSentence[];
  /** The needs without a full answer. */
  readonly open: readonly Need[];
}

const mostSentences = 8;
const mostForOne = 2;

/** Answers each question and request with the sentences of the seller's own texts that fit it best. */
export function findAnswers(writer: Writer, enquiry: AnsweredEnquiry): FoundAnswers {
  const { sources, language } = writer.request;
  const asks = asksToAnswer(enquiry);
  const passages = answerPassages(sources, language).filter(({ source, span }) =>
    isFit(source.type, span.text),
  );
  const said = new Set<string>();
  const sentences: ProposedSentence[] = [];
  const open: Need[] = [];
  const asked = needsOf(asks.length > 0 ? asks : objections(enquiry));
  for (const need of enquiry.intents.includes('decline') ? [] : asked) {
    const ranked = rankPassages(need, passages, language);
    const answered = ranked[0] !== undefined && said.has(ranked[0].span.text);
    const own = answered
      ? []
      : tell(writer, { ranked, passages }, said).slice(0, mostSentences - sentences.length);
    const told = ranked.filter(({ span }) => said.has(span.text));
    if ((own.length === 0 && !answered) || !isWhole(need, told, language)) open.push(need);
    sentences.push(...own.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 })));
  }
  return { asks, sentences: inParagraphs(sentences), open: asks.length > 0 ? open : [] };
}

function isFit(type: string | undefined, text: string): boolean {
  return !isInternal(text) && !(type === 'reference' && tellsOfFailure(text));
}

/** An objection is no question, but is answered if it names a topic. */
function objections({ category, text }: AnsweredEnquiry): readonly Ask[] {
  if (category !== 'objection') return [];
  return splitSentences(text)
    .map((span) => ({ ...span, topics: topicsIn(span.text), ...noMeeting }))
    .filter(({ topics }) => topics.length > 0);
}

const noMeeting = { isMeeting: false, isGeneral: false, modelsBeside: [] };

/** The best sentence, and the sentence after it in the same text if it is about the same thing. */
function tell(
  writer: Writer,
  { ranked, passages }: { ranked: readonly AnswerPassage[]; passages: readonly AnswerPassage[] },
  said: Set<string>,
): readonly ProposedSentence[] {
  const told: ProposedSentence[] = [];
  let last: AnswerPassage | null = null;
  const { language } = writer.request;
  const unsaid = () => passages.filter(({ span }) => !said.has(span.text));
  for (const passage of ranked) {
    if (told.length === mostForOne) break;
    if (said.has(passage.span.text) || (last !== null && !followsOn(last, passage))) continue;
    const alone = last === null && leansBack(passage, language) ? null : say(writer, passage);
    const sentence = alone ?? sayWithBefore(writer, passage, unsaid());
    if (sentence === null) continue;
    said.add(passage.span.text);
    told.push(sentence);
    last = passage;
  }
  return told;
}

function followsOn(first: AnswerPassage, next: AnswerPassage): boolean {
  if (first.source !== next.source) return false;
  return (
    /^\s*$/u.test(first.source.text.slice(first.span.end, next.span.start)) &&
    next.span.start >= first.span.end
  );
}

function say(writer: Writer, { source, span }: AnswerPassage): ProposedSentence | null {
  const passage = { source, span };
  const asItIs = `${sentenceCase(withoutStop(span.text))}.`;
  const offer = offerFrom(passage, writer.request);
  const retold = offer === null ? [] : packs[writer.request.language].draftPhrases.recalls(offer);
  const isWhole =
    offer === null || offer.shape === 'we' || offer.shape === 'named' || offer.shape === 'plain';
  const ways = isWhole ? [asItIs, ...retold] : [...retold, asItIs];
  for (const way of ways) {
    const sentence = writer.choose([way], 'answer', 'sender', [passage]);
    if (sentence !== null) return sentence;
  }
  return null;
}

function leansBack({ span }: AnswerPassage, language: WrittenLanguage): boolean {
  return leaning[language].test(span.text);
}

/** Beginnings of sentences that cannot be understood without the sentence before. */
const leaning = byLanguage(({ composing }) => composing.leaning);

/** A sentence that begins with "it" is quoted with the sentence before, which says what "it" is. */
function sayWithBefore(
  writer: Writer,
  passage: AnswerPassage,
  passages: readonly AnswerPassage[],
): ProposedSentence | null {
  const before = passages.find((other) => followsOn(other, passage));
  if (before === undefined) return null;
  const { source } = passage;
  const [start, end] = [before.span.start, passage.span.end];
  const pair = { source, span: { start, end, text: source.text.slice(start, end) } };
  const texts = [before, passage].map(({ span }) => `${sentenceCase(withoutStop(span.text))}.`);
  return writer.choose([texts.join(' ')], 'answer', 'sender', [pair]);
}

/** Short answers share a paragraph; many answers are divided by question. */
function inParagraphs(sentences: readonly ProposedSentence[]): readonly ProposedSentence[] {
  const words = sentences.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  if (words > 45) return sentences;
  return sentences.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 }));
}
