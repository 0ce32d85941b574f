import type { DraftRequest, ProposedBlock, ProposedSentence } from '../../../domain/drafting/material.ts';
import { recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import { completeBlocks } from '../../../domain/drafting/structure.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import { packs } from '../../../languages/packs.ts';
import { continueAfterGreeting } from './continuation.ts';
import type { ComposeContext } from './compose-context.ts';
import { fitWords } from './fit-words.ts';
import { asksNews, jobsOf } from './jobs.ts';
import { findLeftovers, type Leftover } from './leftovers.ts';
import { planMessage } from '../../../domain/planning/plan-message.ts';
import { writeSubject } from './subject.ts';
import { toneOf } from './tone.ts';
import { writeBody, type WrittenParts } from './write-body.ts';
import { createWriter } from './writer.ts';

/** Writes the generated blocks of a message by its plan. */
export function writeBlocks(asked: DraftRequest): readonly ProposedBlock[] {
  const request: DraftRequest = { ...asked, blocks: completeBlocks(asked.blocks) };
  const context = contextOf(request);
  const generated = request.blocks.filter(({ kind }) => kind === 'generated');
  const jobs = jobsOf(request.blocks);
  const whole = writeBody(context, jobs);
  const body = fitWords(request, whole);
  const opensWithNews = [...body.values()].flat().some(({ part }) => part === 'news');
  const written = new Map<string, readonly ProposedSentence[]>();
  for (const [id, parts] of body)
    written.set(
      id,
      parts.map(({ sentence }) => sentence),
    );
  // The subject is written last, because it names only what the body contains.
  for (const { id, role } of generated)
    if (role === 'subject') written.set(id, writeSubject(context, opensWithNews));
  const continued = continueAfterGreeting(request.blocks, written, context.phrases.afterGreeting);
  const leftovers = findLeftovers(request);
  const firstBody = generated.find(({ role }) => role === 'body');
  return generated.map((block) => ({
    blockId: block.id,
    sentences: continued.get(block.id) ?? [],
    omitted: [
      ...(context.isFollowUp || jobs.get(block.id) !== 'opening'
        ? []
        : missingNews(block.aiInstruction ?? '', body.get(block.id) ?? [])),
      ...tooLong(whole.get(block.id) ?? [], body.get(block.id) ?? []),
      ...(block === firstBody ? leftovers : []),
    ],
    ...(jobs.get(block.id) === 'proof' && context.plan.noProof !== null
      ? { emptyBecause: lowerFirst(context.plan.noProof) }
      : {}),
  }));
}

function contextOf(request: DraftRequest): ComposeContext {
  const limit = recogniseRules(request.writingRules).directives.flatMap(({ directive }) =>
    directive.kind === 'questions' ? [directive.most] : [],
  );
  return {
    writer: createWriter(request, toneOf(request)),
    phrases: packs[request.language].draftPhrases,
    plan: request.plan ?? planMessage({ request, triggers: [], plays: [], angles: [] }),
    isFollowUp: request.thread.some((message) => message.direction === 'outbound'),
    questions: Math.min(1, ...limit),
  };
}

/** The sentences that were left out to shorten the message. */
function tooLong(all: WrittenParts, fitted: WrittenParts): readonly Leftover[] {
  return all
    .filter((written) => !fitted.includes(written))
    .map(({ sentence }) => ({ text: sentence.text, reason: 'The message would be too long with it.' }));
}

/** Why an opening says nothing about the recipient although its instruction asks for it. */
function missingNews(instruction: string, parts: WrittenParts): readonly Leftover[] {
  if (parts.some(({ part }) => part === 'news') || !asksNews(instruction)) return [];
  const reason = `The research holds no dated news for what the instruction asks: “${instruction}”.`;
  return [{ text: '', reason }];
}
