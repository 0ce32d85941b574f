import { createHash } from 'node:crypto';
import type { MessageFile } from '../run.ts';
import type { LockedBlock } from './material.ts';

/**
 * Lower-case hex SHA-256 of a message and its attachments. An approval holds for one hash. Moving text between
 * subject and body changes the hash.
 */
export function contentHash(subject: string, body: string, files: readonly MessageFile[]): string {
  const [head, tail] = [subject, body].map((text) => Buffer.byteLength(text, 'utf8'));
  const listed = files.map(({ storageId, path, sizeBytes }) => [storageId, path, sizeBytes]);
  return sha256(
    listed.length === 0
      ? `${head}\n${subject}\n${body}`
      : `${head} ${tail}\n${subject}\n${body}\n${JSON.stringify(listed)}`,
  );
}

export type EditVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'locked_block_changed'; readonly blockIds: readonly string[] };

/**
 * Whether a draft contains its locked blocks unchanged: every locked text must stand in the subject or body, byte
 * for byte and in the same order, and match the hash that was made when it was inserted. `lockedBlocks` are those of
 * the draft, not those of a structure that may have changed since.
 */
export function checkEditedDraft(edit: {
  readonly lockedBlocks: readonly LockedBlock[];
  readonly subject: string;
  readonly body: string;
}): EditVerdict {
  const changed: string[] = [];
  const from = { subject: 0, body: 0 };
  for (const block of edit.lockedBlocks) {
    const text = block.role === 'subject' ? edit.subject : edit.body;
    const at = indexOfWhole(text, block.content, from[block.role]);
    if (at < 0 || sha256(block.content) !== block.sha256) changed.push(block.blockId);
    else from[block.role] = at + block.content.length;
  }
  return changed.length === 0 ? { ok: true } : { ok: false, code: 'locked_block_changed', blockIds: changed };
}

/** The position of a text that is not part of a longer word or number, which would mean something else. */
function indexOfWhole(text: string, content: string, from: number): number {
  for (let at = text.indexOf(content, from); at >= 0; at = text.indexOf(content, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at) + content.slice(0, 1);
    const after = content.slice(-1) + text.slice(at + content.length, at + content.length + 1);
    if (!insideWord.test(before) && !insideWord.test(after)) return at;
  }
  return -1;
}

const insideWord = /^[\p{L}\p{N}]{2}$/u;

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
