import type { DraftRequest } from './material.ts';

/**
 * The field of the sender as a subject can name it: a few words of the business context, in the language of the mail.
 * So short a text does not tell its language, and is taken for that of the sender's longer texts.
 */
export function senderField({ sources, language }: DraftRequest): string | null {
  const field = sources.find(({ kind, id }) => kind === 'context' && id === 'industry')?.text.trim() ?? '';
  const longer = sources.find(({ kind, id }) => kind === 'context' && id === 'whatTheyDo');
  if (longer?.language !== language || !/^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/u.test(field)) return null;
  return field;
}
