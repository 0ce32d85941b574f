import { classifyReply } from './classify.ts';

/** Stands with a message that may ask for silence. */
export const suspicionWarning =
  'The writer may ask not to be written to any more. Nothing is drafted for it unasked; read it before you answer.';

/**
 * Why nothing is drafted for what somebody wrote unless a person writes it: it may ask not to be written to any more,
 * and nobody has decided yet that it does not. Null where something may be. `classification` is what the message is
 * known as; null or `unsure` leave it open.
 */
export function whyNotDrafted(written: {
  readonly subject: string;
  readonly body: string;
  readonly classification: string | null;
}): string | null {
  const { subject, body, classification } = written;
  if (classification !== null && classification !== 'unsure') return null;
  const { category, isSuspected } = classifyReply({ subject, body, language: null, kind: 'human' });
  return isSuspected || category === 'unsubscribe' ? `${maySeekSilence} ${byHand}` : null;
}

const maySeekSilence = 'What arrived may ask not to be written to any more.';
const byHand = 'Read it, and write the reply yourself if one is wanted.';
