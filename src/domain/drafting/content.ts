import { createHash } from 'node:crypto';
import type { LockedBlock } from './material.ts';

/**
 * Lower-case hex SHA-256 of a message, to which its approval is bound. Moving text between subject and body
 * changes it.
 */
export function contentHash(subject: string, body: string): string {
  return createHash('sha256')
    .update(`${Buffer.byteLength(subject, 'utf8')}\n${subject}\n${body}`, 'utf8')
    .digest('hex');
}

export type EditVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'locked_block_changed'; readonly blockIds: readonly string[] };

/**
 * Whether a draft holds its locked blocks as they are: every locked text must stand in the subject or body, byte for
 * byte and in the same order, and be the one that was hashed when it was spliced in. `lockedBlocks` are those of the
 * draft, not those of a structure that may have changed since.
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
    const at = text.indexOf(block.content, from[block.role]);
    if (at < 0 || sha256(block.content) !== block.sha256) changed.push(block.blockId);
    else from[block.role] = at + block.content.length;
  }
  return changed.length === 0 ? { ok: true } : { ok: false, code: 'locked_block_changed', blockIds: changed };
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
