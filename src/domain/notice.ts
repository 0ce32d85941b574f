import { truncate } from './truncate.ts';

const subjectLength = 200;
const textLength = 20_000;

/**
 * A subject of one line, whatever it was made of: what would end a mail's header, hide a part of it or turn its
 * direction becomes a space.
 */
export function noticeSubject(text: string): string {
  return truncate(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim(), subjectLength);
}

/** Lines of text and nothing else: of the signs that are not printed, only line ends and tabs are kept. */
export function noticeText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n');
  return truncate(lines.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '').trim(), textLength);
}
