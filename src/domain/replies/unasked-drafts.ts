import { classifyReply } from './classify.ts';

/** What is known of a suspicion: nobody has decided yet, or a person said that it is none. */
export type Suspicion = 'open' | 'cleared';

/** Stands with a message that may ask for silence. */
export const suspicionWarning =
  'The writer may ask not to be written to any more. Nothing is drafted for it unasked; read it before you answer.';

/** What somebody wrote, as their own words. */
export interface WrittenText {
  readonly subject: string;
  /** The body of a message, or the texts of a payload. */
  readonly texts: readonly string[];
  /** What it is known as; null or `unsure` leave it open. */
  readonly classification: string | null;
  readonly suspicion: Suspicion | null;
}

/** The same as it arrived. */
export interface ReceivedText extends WrittenText {
  /** The id of the message or the event. */
  readonly id: string;
}

/**
 * Why nothing is drafted for what somebody wrote unless a person writes it: it may ask not to be written to any more,
 * and nobody has decided yet that it does not. Null where something may be.
 */
export function notDraftedReason(written: ReceivedText): string | null {
  return waitsForPerson(written) ? possibleOptOutReason(written.id) : null;
}

/** The same for what has not arrived and is only tried: there is nothing yet that a person could decide about. */
export function notPreviewedReason(written: WrittenText): string | null {
  if (!waitsForPerson(written)) return null;
  return 'It may ask not to be written to any more. If it arrived, it would wait until a person has decided that.';
}

function waitsForPerson({ subject, texts, classification, suspicion }: WrittenText): boolean {
  if (suspicion === 'open') return true;
  const isSettled = suspicion === 'cleared' || (classification !== null && classification !== 'unsure');
  return !isSettled && isAnySuspected(subject, texts);
}

/** Why nothing is drafted for a person; `arrivalId` is the message or the event of theirs that is to be read. */
export function possibleOptOutReason(arrivalId: string): string {
  const which = `--arrival ${arrivalId}`;
  return (
    `What arrived as ${arrivalId} may ask not to be written to any more. Read it, and say by ` +
    `\`npx outreach inbox clear ${which}\` or \`npx outreach inbox confirm ${which}\` what it is, or write the ` +
    'reply yourself.'
  );
}

/** Whether one of the texts may ask for silence, or does. */
export function isAnySuspected(subject: string, texts: readonly string[]): boolean {
  return texts.some((body) => {
    const { category, isSuspected } = classifyReply({ subject, body, language: null, kind: 'human' });
    return isSuspected || category === 'unsubscribe';
  });
}
