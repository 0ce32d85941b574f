import { stripReplyPrefix } from '../reply-prefix.ts';
import type { DraftingMaterial } from '../drafting/draft-request.ts';
import { holdsPhrase } from '../drafting/rules.ts';
import { redactSecrets } from '../redact-secrets.ts';

/** The first phrase in a text that the workspace avoids or forbids; null if there is none. */
export function unwantedPhrase(
  text: string,
  { project, brain }: Pick<DraftingMaterial, 'project' | 'brain'>,
): string | null {
  const avoided = brain.filter(({ type }) => type === 'avoid').map(({ body }) => body);
  const phrases = [...avoided, ...(project.context.forbiddenPhrases ?? [])];
  return phrases.find((phrase) => holdsPhrase(text, phrase))?.trim() ?? null;
}

/** The subject of an answer in a thread, without secrets; null if no message of the thread has a subject. */
export function replySubject(thread: readonly { readonly subject: string }[]): string | null {
  const last = thread.findLast(({ subject }) => stripReplyPrefix(subject) !== '');
  return last === undefined ? null : `Re: ${redactSecrets(stripReplyPrefix(last.subject))}`;
}
