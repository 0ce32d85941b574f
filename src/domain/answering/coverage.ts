import type { Commission, Draft, Evidence } from '../drafting/material.ts';
import { asksOf } from './asks.ts';
import { needsOf, rankPassages } from './match.ts';
import { answerPassages, type AnswerPassage } from './passages.ts';

/** What of an enquiry a draft answers, read from the draft alone, whoever wrote it. */
export interface Coverage {
  readonly answered: readonly { readonly question: string; readonly evidence: readonly Evidence[] }[];
  /** The questions and wishes, in their own words, to which the draft gives no answer, or not a whole one. */
  readonly unanswered: readonly { readonly question: string; readonly topics: readonly string[] }[];
}

export function coverageOf(commission: Commission, draft: Pick<Draft, 'sentences'>): Coverage {
  const passages = answerPassages(commission.sources, commission.language);
  const told = toldOf(passages, draft);
  const answered = new Map<string, Evidence[]>();
  const unanswered = new Map<string, string[]>();
  for (const need of needsOf(asksOf(commission.enquiry?.text ?? ''))) {
    const fitting = rankPassages(need, passages, commission.language);
    const evidence = told.filter(({ passage }) => fitting.includes(passage)).map((piece) => piece.evidence);
    const question = need.ask.text;
    const name = need.topic === null || need.ask.topics.length < 2 ? [] : [need.topic.names.en];
    if (evidence.length === 0) unanswered.set(question, [...(unanswered.get(question) ?? []), ...name]);
    else answered.set(question, [...new Set([...(answered.get(question) ?? []), ...evidence])]);
  }
  return {
    answered: [...answered].map(([question, evidence]) => ({ question, evidence })),
    unanswered: [...unanswered].map(([question, topics]) => ({ question, topics })),
  };
}

/** A sentence for people for each question that a draft leaves open. */
export function openQuestions({ unanswered }: Coverage): readonly string[] {
  return unanswered.map(({ question, topics }) => {
    const which = topics.length === 0 ? '' : ` (${topics.join(', ')})`;
    return `No source answers: “${question.slice(0, mostShown)}”${which}.`;
  });
}

const mostShown = 200;

interface Told {
  readonly passage: AnswerPassage;
  readonly evidence: Evidence;
}

function toldOf(
  passages: readonly AnswerPassage[],
  { sentences }: Pick<Draft, 'sentences'>,
): readonly Told[] {
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
