import type { DraftRequest, Draft, Evidence } from '../drafting/material.ts';
import { writtenLanguages } from '../../languages/packs.ts';
import { answersAlone, needsOf, rankPassages, type Need } from './match.ts';
import { answerPassages, type AnswerPassage } from './passages.ts';
import { asksToAnswer } from './situation.ts';
import { isWhole } from './whole-answer.ts';

/** Which questions of an enquiry a draft answers, read from the draft alone. */
export interface Coverage {
  /** The questions with a full answer. */
  readonly answered: readonly { readonly question: string; readonly evidence: readonly Evidence[] }[];
  /** The other questions, in the words of the enquiry. */
  readonly unanswered: readonly OpenQuestion[];
}

export interface OpenQuestion {
  readonly question: string;
  /** The open parts of a question that asks for several things. */
  readonly topics: readonly string[];
  /** Known topics about which the seller's texts say nothing. */
  readonly lacking: readonly string[];
  /** Whether the draft answers a part of the question. */
  readonly isBegun: boolean;
  /** A sentence of the seller in another language that would answer the question. */
  readonly elsewhere: string | null;
}

export function coverageOf(request: DraftRequest, draft: Pick<Draft, 'sentences'>): Coverage {
  const passages = answerPassages(request.sources, request.language);
  const cited = citedPassages(passages, draft);
  const answered = new Map<string, Evidence[]>();
  const unanswered = new Map<string, OpenQuestion>();
  const { enquiry } = request;
  for (const need of enquiry === undefined ? [] : needsOf(asksToAnswer(enquiry))) {
    const fitting = rankPassages(need, passages, request.language);
    const fitted = cited.filter(({ passage }) => fitting.includes(passage));
    const answers = answersAlone(
      need,
      fitted.map(({ passage }) => passage),
      request.language,
    )
      ? fitted
      : [];
    const evidence = answers.map((piece) => piece.evidence);
    const isOpen = !isWhole(
      need,
      answers.map(({ passage }) => passage),
      request.language,
    );
    const question = need.ask.text;
    const name = need.topic === null ? [] : [need.topic.names.en];
    if (evidence.length === 0 || isOpen) {
      const { topics = [], lacking = [], elsewhere = null } = unanswered.get(question) ?? {};
      const foreign = elsewhere ?? (evidence.length === 0 ? inAnotherLanguage(need, request) : null);
      unanswered.set(question, {
        question,
        topics: need.ask.topics.length < 2 ? topics : [...topics, ...name],
        lacking: foreign === null ? [...lacking, ...name] : lacking,
        elsewhere: foreign,
        isBegun: false,
      });
    }
    if (evidence.length > 0)
      answered.set(question, [...new Set([...(answered.get(question) ?? []), ...evidence])]);
  }
  return {
    answered: [...answered]
      .filter(([question]) => !unanswered.has(question))
      .map(([question, evidence]) => ({ question, evidence })),
    unanswered: [...unanswered.values()].map((open) => ({ ...open, isBegun: answered.has(open.question) })),
  };
}

/** A warning for each question that a draft leaves open, with the texts to add. */
export function openQuestions(coverage: Coverage): readonly string[] {
  const { answered, unanswered } = coverage;
  if (unanswered.length === 0) return [];
  const isNothingAnswered = answered.length === 0 && unanswered.every(({ isBegun }) => !isBegun);
  return [
    ...(isNothingAnswered ? [nothingAnswered] : []),
    ...unanswered.map(formatOpenQuestion),
    ...whatToAdd(coverage),
  ];
}

const nothingAnswered = 'The draft answers nothing of what was asked.';

function formatOpenQuestion({ question, topics, elsewhere }: OpenQuestion): string {
  const which = topics.length === 0 ? '' : ` (${topics.join(', ')})`;
  const hint = elsewhere === null ? '' : ` In another language there is: “${elsewhere.slice(0, maxShown)}”`;
  return `No source answers: “${question.slice(0, maxShown)}”${which}.${hint}`;
}

/** If a text only needs a translation, the warning names it. */
function whatToAdd({ unanswered }: Coverage): readonly string[] {
  const absent = unanswered.filter(({ elsewhere, lacking }) => elsewhere === null || lacking.length > 0);
  if (absent.length === 0) return [];
  const matters = [...new Set(absent.flatMap(({ lacking }) => lacking))];
  const what = matters.length === 0 ? 'what answers it' : `what holds for ${matters.join(', ')}`;
  return [`Add ${what} to the knowledge or the Brain, and the next draft can tell it.`];
}

const maxShown = 200;

/** Topics are known in every language, so that a person sees what would only have to be translated. */
function inAnotherLanguage(need: Need, { sources, language }: DraftRequest): string | null {
  if (need.topic === null) return null;
  const others = writtenLanguages.filter((other) => other !== language);
  const found = others.flatMap((other) => rankPassages(need, answerPassages(sources, other), other));
  const foreign = found.find(({ source }) => source.language !== undefined);
  return foreign?.span.text ?? null;
}

interface CitedPassage {
  readonly passage: AnswerPassage;
  readonly evidence: Evidence;
}

function citedPassages(
  passages: readonly AnswerPassage[],
  { sentences }: Pick<Draft, 'sentences'>,
): readonly CitedPassage[] {
  const pieces = sentences.filter(({ role }) => role === 'body').flatMap(({ evidence }) => evidence);
  return pieces.flatMap((evidence) =>
    passages
      .filter(
        ({ source, span }) =>
          source.kind === evidence.sourceKind &&
          source.id === evidence.sourceId &&
          span.start < evidence.end &&
          span.end > evidence.start,
      )
      .map((passage) => ({ passage, evidence })),
  );
}
