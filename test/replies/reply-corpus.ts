import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MailKind } from '../../src/domain/inbound-mail.ts';
import type { ReplyCategory } from '../../src/domain/replies/categories.ts';

/** The languages that the corpus is written in. */
export const replyLanguages = ['en', 'fi', 'sv', 'de'] as const;

export type ReplyLanguage = (typeof replyLanguages)[number];

/** One reply of the corpus with the category that a person gave it, by `definitions.md`. */
export interface LabelledReply {
  readonly id: string;
  readonly language: ReplyLanguage;
  readonly subject: string;
  readonly body: string;
  /** The kind of mail by its headers; absent if they showed none. */
  readonly kind?: Exclude<MailKind, 'human'>;
  readonly category: ReplyCategory;
  readonly note?: string;
}

/** The files of the corpus; `definitions.md` says what each is for. */
export const replyParts = ['test-part', 'development', 'unseen-1', 'unseen-2'] as const;

export type ReplyPart = (typeof replyParts)[number];

/** All replies of a part, in the order of its file. */
export function readReplies(part: ReplyPart): LabelledReply[] {
  return readFileSync(path.join(import.meta.dirname, `${part}.ndjson`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LabelledReply => JSON.parse(line));
}
