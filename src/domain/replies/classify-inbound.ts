import type { MailKind } from '../inbound-mail.ts';
import { isAutomatic, type ReplyCategory } from './categories.ts';
import { classifyMail, unsupportedMailReason } from './classify-mail.ts';

/** Below this confidence the classifier gives no category, so that a model may be asked. */
const minConfidence = 0.9;

interface ClassifiableText {
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly kind: MailKind;
}

export interface InboundClassification {
  readonly classification: ReplyCategory | null;
  /** Whether it may be an opt-out, so that nothing is drafted until a person has decided. */
  readonly isSuspected: boolean;
  /** Why the rules cannot read the mail, as a sentence for people; null if they can. */
  readonly unsupportedReason: string | null;
}

/**
 * Only rules may suppress a person or say that no person wrote. A suspected message gets no category, so that a
 * model may still find the opt-out.
 */
export function classifyInbound(mail: ClassifiableText): InboundClassification {
  const { category, confidence, by, isSuspected } = classifyMail(mail);
  const unsupportedReason = isSuspected ? unsupportedMailReason(mail) : null;
  if (by === 'rules') return { classification: category, isSuspected, unsupportedReason };
  const isOpen = isSuspected || category === 'unsure' || category === 'unsubscribe' || isAutomatic(category);
  const classification = isOpen || confidence < minConfidence ? null : category;
  return { classification, isSuspected, unsupportedReason };
}
