import { stripReplyPrefix } from '../../reply-prefix.ts';
import type { ReplyCategory } from '../../replies/categories.ts';
import { isApplication } from './application.ts';
import { isBooking, isCancellation } from './booking.ts';
import { isComplaint } from './complaint.ts';
import { orderIn } from './order.ts';
import { pitchIn } from './pitch.ts';

/** The kind of a message that is no enquiry. */
export type Occasion = 'booking' | 'cancellation' | 'application' | 'pitch' | 'complaint';

/** The parts of a message or event that show its occasion. */
export interface Arrival {
  readonly subject: string;
  readonly text: string;
  /** The kind of an event; absent for a message. */
  readonly eventType?: string;
  readonly category: string | null;
}

/** The occasion of a message or event; null if it is answered like any enquiry. */
export function occasionOf(arrival: Arrival): Occasion | null {
  const { text, category } = arrival;
  if (refusals.has(category ?? '')) return null;
  // The subject of an answer was not written by its writer.
  const subject = stripReplyPrefix(arrival.subject) === arrival.subject.trim() ? arrival.subject : '';
  if (isBooking({ ...arrival, subject })) return 'booking';
  if (isCancellation(text)) return 'cancellation';
  if (isApplication(`${subject}\n${text}`)) return 'application';
  if (pitchIn(text) === 'surely') return 'pitch';
  return isComplaint(text) ? 'complaint' : null;
}

/** An answer to our own message gets thanks, no matter what else it says. */
const refusals: ReadonlySet<string> = new Set<ReplyCategory>([
  'not_now',
  'not_interested',
  'referral',
  'wrong_person',
]);

/** Returns why no reply to this occasion is drafted automatically; null if one is. */
export function noAutoDraftReason(occasion: Occasion | null): string | null {
  if (occasion !== 'pitch') return null;
  return 'It offers something to you and asks for nothing, so nothing is drafted unasked.';
}

/** A warning for the person who reviews the draft. */
export function warnOfOccasion(occasion: Occasion | null): string | null {
  return occasion === null ? null : warnings[occasion];
}

/** A warning about a message that is answered as an enquiry but may be an order or a pitch, or null. */
export function warnOfEnquiry(text: string): string | null {
  const order = orderIn(text);
  if (order !== null)
    return `It reads like an order: “${order}” The draft agrees to nothing, so see to it yourself.`;
  if (pitchIn(text) === null) return null;
  return 'It may be a pitch: it tells what its writer offers. The draft answers it as an enquiry.';
}

const warnings: Readonly<Record<Occasion, string>> = {
  booking: 'It tells of a booked meeting. Check that it stands in your calendar before you send the draft.',
  application:
    'It is an application. The draft says that you pass it on, so do pass it on; what it asks stays open.',
  cancellation: 'It calls a meeting off. The draft asks for other times.',
  complaint:
    'It reads like a complaint. The draft says that you pass it on, so do pass it on, and read what it answers.',
  pitch: 'It offers something to you and asks for nothing. The draft declines it.',
};
