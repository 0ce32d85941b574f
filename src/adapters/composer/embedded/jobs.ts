import { findAnywhere } from '../../../languages/all-phrases.ts';
import type { Block } from '../../../domain/drafting/material.ts';

/** The part of the message that a generated block contains. `whole` is everything between greeting and sign-off. */
export type Job = 'greeting' | 'opening' | 'because' | 'offer' | 'proof' | 'call' | 'sign_off' | 'whole';

/**
 * Chooses the part for a block: by a line of a play that its instruction names, then by its id and label, then by
 * its instruction. If none of them names a part, the only block of the body gets the whole message; otherwise the
 * first such block gets the opening, and the next one the offer.
 */
export function jobsOf(blocks: readonly Block[]): ReadonlyMap<string, Job> {
  const body = blocks.filter((block) => block.role === 'body' && block.kind === 'generated');
  const jobs = new Map<string, Job>();
  for (const block of body) {
    const job =
      lineOfPlay(block) ?? named(`${block.id} ${block.label ?? ''}`) ?? named(block.aiInstruction ?? '');
    jobs.set(block.id, job ?? fallback(body, jobs));
  }
  return jobs;
}

/** Whether an instruction asks for something about the recipient, of which the material must tell. */
export function asksNews(instruction: string): boolean {
  return asksAboutRecipient.test(instruction);
}

const asksAboutRecipient = findAnywhere(({ research }) => research.jobs.aboutRecipient);

const jobPatterns: readonly [RegExp, Job][] = [
  [findAnywhere(({ research }) => research.jobs.greeting), 'greeting'],
  [findAnywhere(({ research }) => research.jobs.signOff), 'sign_off'],
  [findAnywhere(({ research }) => research.jobs.call), 'call'],
  [findAnywhere(({ research }) => research.jobs.proof), 'proof'],
  [findAnywhere(({ research }) => research.jobs.offer), 'offer'],
  [findAnywhere(({ research }) => research.jobs.opening), 'opening'],
  [findAnywhere(({ research }) => research.jobs.whole), 'whole'],
];

function lineOfPlay({ aiInstruction }: Block): Job | null {
  const [, line = ''] = /\bplay\.(because|offer|proof|ask)\b/u.exec(aiInstruction ?? '') ?? [];
  return jobOfLine[line] ?? null;
}

/** Whether an instruction asks for the offer of the play and nothing else. */
export function isOfferOfPlay(block: Block): boolean {
  return lineOfPlay(block) === 'offer';
}

const jobOfLine: Readonly<Record<string, Job>> = {
  because: 'because',
  offer: 'offer',
  proof: 'proof',
  ask: 'call',
};

function named(text: string): Job | null {
  return jobPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function fallback(body: readonly Block[], given: ReadonlyMap<string, Job>): Job {
  if (body.length === 1) return 'whole';
  return [...given.values()].includes('opening') ? 'offer' : 'opening';
}
