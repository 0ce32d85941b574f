import type { Enquiry } from '../drafting/answer.ts';
import { formatPayload } from '../payload.ts';
import { splitMailText } from '../replies/own-words.ts';
import { blankSecrets, redactSecrets } from '../redact-secrets.ts';
import { clearCategory } from './situation.ts';

/** A message that came in, as it is answered. */
export interface AnsweredMessage {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly classification: string | null;
}

/**
 * A message as an enquiry: only its writer's own words. Quotes and secrets are replaced by blanks, so that the
 * offsets of evidence are those of the stored message.
 */
export function enquiryOf({ id, subject, body, language, classification }: AnsweredMessage): Enquiry {
  const { text } = splitMailText(body);
  const category = classification ?? clearCategory({ subject, body, language });
  return {
    id,
    subject: redactSecrets(subject),
    text: blankSecrets(text === '' ? body : blankedTo(body, text)),
    language,
    category,
  };
}

/** What another system reported, as it is answered. */
export interface AnsweredEvent {
  readonly id: string;
  readonly type: string;
  /** The payload as it was sent; undefined if there was none. */
  readonly payload: unknown;
}

/** The enquiry that an event is: its payload as lines. */
export function enquiryOfEvent({ id, type, payload }: AnsweredEvent): Enquiry {
  const { lines, prose, language } = formatPayload(payload);
  return { id, subject: '', text: lines, prose, language, eventType: type };
}

/** A text with blanks for everything but some of its lines, which are given in their order. */
function blankedTo(body: string, kept: string): string {
  let blanked = '';
  for (const line of kept.split('\n').map((text) => text.trim())) {
    const at = line === '' ? -1 : body.indexOf(line, blanked.length);
    if (at < 0) continue;
    blanked += body.slice(blanked.length, at).replace(/[^\n]/gu, (sign) => ' '.repeat(sign.length)) + line;
  }
  return blanked;
}
