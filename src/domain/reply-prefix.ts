/** The subject without the prefixes of replies and forwards, such as `Re:` and `AW:`. */
export function stripReplyPrefix(subject: string): string {
  return subject.replace(/^\s*(?:(?:re|vs|sv|aw|antw|fw|fwd|vl|wg|vb): *)+/iu, '').trim();
}
