import { withoutSecrets } from './without-secrets.ts';

/**
 * A subject without the marks of replies and forwards, in the languages of the mail programs around here, and without
 * the secrets that somebody put into it.
 */
export function bareSubject(subject: string): string {
  return withoutSecrets(subject.replace(/^\s*(?:(?:re|vs|sv|aw|antw|fw|fwd|vl|wg|vb): *)+/iu, '').trim());
}
