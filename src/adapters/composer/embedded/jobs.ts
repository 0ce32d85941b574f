import { allPhrases } from '../../../languages/all-phrases.ts';
import type { Block } from '../../../domain/drafting/material.ts';

/** What a generated block of the body is to do. `whole` writes everything between greeting and sign-off. */
export type Job = 'greeting' | 'opening' | 'offer' | 'proof' | 'call' | 'sign_off' | 'whole';

/**
 * Reads from a block's id, label and instruction what it is to do. A block whose words name no job writes the
 * whole message
 * where it is the only one of the body, an observation where it comes before every offer, and an offer after that.
 */
export function jobsOf(blocks: readonly Block[]): ReadonlyMap<string, Job> {
  const body = blocks.filter((block) => block.role === 'body' && block.kind === 'generated');
  const jobs = new Map<string, Job>();
  for (const block of body) {
    const job = named(`${block.id} ${block.label ?? ''}`) ?? named(block.aiInstruction ?? '');
    jobs.set(block.id, job ?? fallback(body, jobs));
  }
  return jobs;
}

/** Whether an instruction asks for something about the recipient, of which the material must tell. */
export function asksObservation(instruction: string): boolean {
  return new RegExp(allPhrases(({ research }) => research.jobs.words1).join('|'), 'iu').test(instruction);
}

const jobPatterns: readonly [RegExp, Job][] = [
  [/greet|salutation|tervehdys|hälsningsfras|begrüßung|anrede/iu, 'greeting'],
  [
    /sign.?off|signature|closing|regards|allekirjoitus|lopetus|terveiset|avslut|underskrift|grußformel|abschluss/iu,
    'sign_off',
  ],
  [new RegExp(allPhrases(({ research }) => research.jobs.jobPatterns).join('|'), 'iu'), 'call'],
  [
    /proof|reference|case|customer stor|result|referenssi|näyttö|asiakastarina|referens|kundcase|referenz|beweis/iu,
    'proof',
  ],
  [new RegExp(allPhrases(({ research }) => research.jobs.jobPatterns2).join('|'), 'iu'), 'offer'],
  [new RegExp(allPhrases(({ research }) => research.jobs.jobPatterns3).join('|'), 'iu'), 'opening'],
  [/\b(body|message|whole|text|viesti|meddelande|nachricht)\b/iu, 'whole'],
];

function named(text: string): Job | null {
  return jobPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function fallback(body: readonly Block[], given: ReadonlyMap<string, Job>): Job {
  if (body.length === 1) return 'whole';
  return [...given.values()].includes('opening') ? 'offer' : 'opening';
}
