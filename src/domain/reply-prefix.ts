/** A subject without the marks of replies and forwards, in the languages of the mail programs around here. */
export function stripReplyPrefix(subject: string): string {
  return subject.replace(/^\s*(?:(?:re|vs|sv|aw|antw|fw|fwd|vl|wg|vb): *)+/iu, '').trim();
}
