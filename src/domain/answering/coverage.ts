import type { Commission, Draft, Evidence } from '../drafting/material.ts';
import { asksOf } from './asks.ts';
import { needsOf, worthOf, type Need } from './match.ts';
import { answerPassages, type AnswerPassage } from './passages.ts';

/** What of an enquiry a draft answers, read from the draft alone, whoever wrote it. */
export interface Coverage {
  readonly answered: readonly { readonly question: string; readonly evidence: readonly Evidence[] }[];
  /** The questions and wishes, in their own words, to which the draft gives no answer, or not a whole one. */
  readonly unanswered: readonly string[];
}

export function coverageOf(commission: Commission, draft: Pick<Draft, 'sentences'>): Coverage {
  const told = toldPassages(commission, draft);
  const answered = new Map<string, Evidence[]>();
  const unanswered = new Set<string>();
  for (const need of needsOf(asksOf(commission.enquiry?.text ?? ''))) {
    const evidence = evidenceFor(need, told, commission);
    const question = need.ask.text;
    if (evidence.length === 0) unanswered.add(question);
    else answered.set(question, [...new Set([...(answered.get(question) ?? []), ...evidence])]);
  }
  return {
    answered: [...answered].map(([question, evidence]) => ({ question, evidence })),
    unanswered: [...unanswered],
  };
}

/** A sentence for people for each question that a draft leaves open. */
export function openQuestions({ unanswered }: Coverage): readonly string[] {
  return unanswered.map((question) => `No source answers: “${question.slice(0, mostShown)}”.`);
}

const mostShown = 200;

interface Told {
  readonly passage: AnswerPassage;
  readonly evidence: Evidence;
}

function toldPassages(commission: Commission, { sentences }: Pick<Draft, 'sentences'>): readonly Told[] {
  const passages = answerPassages(commission.sources, commission.language);
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

function evidenceFor(need: Need, told: readonly Told[], { language }: Commission): readonly Evidence[] {
  return told.filter(({ passage }) => worthOf(need, passage, language) > 0).map(({ evidence }) => evidence);
}
