import { truncate } from './truncate.ts';

const subjectLength = 200;
const textLength = 20_000;

/** A safe mail subject on one line. Line breaks, control characters and bidirectional marks become spaces. */
export function noticeSubject(text: string): string {
  return truncate(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim(), subjectLength);
}

/** Plain text without control characters, except line breaks and tabs. */
export function noticeText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n');
  return truncate(lines.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '').trim(), textLength);
}
