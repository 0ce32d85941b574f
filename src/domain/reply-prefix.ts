/** A subject without prefixes of replies and forwards, in the languages of common mail programs. */
export function stripReplyPrefix(subject: string): string {
  return subject.replace(/^\s*(?:(?:re|vs|sv|aw|antw|fw|fwd|vl|wg|vb): *)+/iu, '').trim();
}
