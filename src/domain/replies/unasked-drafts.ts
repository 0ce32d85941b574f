import { classifyReply } from './classify.ts';

/** The state of a suspicion: nobody has decided yet, or a person said that the message is no opt-out. */
export type Suspicion = 'open' | 'cleared';

/** The warning on a message that may be an opt-out. */
export const suspicionWarning =
  'The writer may ask not to be written to any more. Nothing is drafted for it unasked; read it before you answer.';

/** What somebody wrote, as their own words. */
export interface WrittenText {
  readonly subject: string;
  /** The body of a message, or the texts of a payload. */
  readonly texts: readonly string[];
  /** Its category; null and `unsure` leave it open. */
  readonly classification: string | null;
  readonly suspicion: Suspicion | null;
}

/** The same as it arrived. */
export interface ReceivedText extends WrittenText {
  /** The id of the message or the event. */
  readonly id: string;
}

/**
 * The reason why no reply to a message is drafted automatically: it may be an opt-out, and nobody has decided yet.
 * Null if a reply may be drafted.
 */
export function notDraftedReason(written: ReceivedText): string | null {
  return waitsForPerson(written) ? possibleOptOutReason(written.id) : null;
}

/** The same for a preview, where no stored message exists that a person could decide about. */
export function notPreviewedReason(written: WrittenText): string | null {
  if (!waitsForPerson(written)) return null;
  return 'It may ask not to be written to any more. If it arrived, it would wait until a person has decided that.';
}

function waitsForPerson({ subject, texts, classification, suspicion }: WrittenText): boolean {
  if (suspicion === 'open') return true;
  const isSettled = suspicion === 'cleared' || (classification !== null && classification !== 'unsure');
  return !isSettled && isAnySuspected(subject, texts);
}

/** The reason why nothing is drafted for a person. `arrivalId` is the message or event that a person must read. */
export function possibleOptOutReason(arrivalId: string): string {
  const which = `--arrival ${arrivalId}`;
  return (
    `What arrived as ${arrivalId} may ask not to be written to any more. Read it, and say by ` +
    `\`npx outreach inbox clear ${which}\` or \`npx outreach inbox confirm ${which}\` what it is, or write the ` +
    'reply yourself.'
  );
}

/** Whether one of the texts is or may be an opt-out. */
export function isAnySuspected(subject: string, texts: readonly string[]): boolean {
  return texts.some((body) => {
    const { category, isSuspected } = classifyReply({ subject, body, language: null, kind: 'human' });
    return isSuspected || category === 'unsubscribe';
  });
}
