import { mayReportOptOut } from '../payload-opt-outs.ts';
import { formatPayload } from '../payload.ts';
import { isAnySuspected, notPreviewedReason } from '../replies/unasked-drafts.ts';
import { unsupportedPayloadReason } from '../replies/unsupported-language.ts';
import { categoryOfPayload, notAnsweredReason } from './situation.ts';

type Detect = (text: string) => string | null;

export interface PayloadReading {
  readonly summary: string;
  /** Why the rules cannot read the payload, as a sentence for people; null if they can. */
  readonly unsupportedReason: string | null;
  readonly isOptOut: boolean;
  /** Whether it may be an opt-out. */
  readonly isSuspected: boolean;
}

/** Reads the payload of an event. A form can contain an opt-out, like a message. */
export function readPayload(type: string, payload: unknown, detect: Detect): PayloadReading {
  const { summary, prose, texts } = formatPayload(payload);
  const unsupportedReason = unsupportedPayloadReason(prose, detect);
  const isOptOut = unsupportedReason === null && categoryOfPayload(prose) === 'unsubscribe';
  const isSuspected =
    unsupportedReason !== null || isAnySuspected('', texts) || mayReportOptOut(type, payload);
  return { summary, unsupportedReason, isOptOut, isSuspected };
}

/** Returns why no reply to the payload is previewed, or null. */
export function notPreviewedPayloadReason(
  type: string | undefined,
  payload: unknown,
  detect: Detect,
): string | null {
  const { texts, prose } = formatPayload(payload);
  const isSuspected =
    mayReportOptOut(type ?? '', payload) || unsupportedPayloadReason(prose, detect) !== null;
  const suspicion = isSuspected ? 'open' : null;
  const written = { subject: '', texts, classification: null, suspicion } as const;
  return notAnsweredReason(categoryOfPayload(prose)) ?? notPreviewedReason(written);
}
