import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkEditedDraft, contentHash } from './content.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const block = (blockId: string, content: string) => ({
  blockId,
  role: 'body' as const,
  content,
  sha256: sha256(content),
});

describe('contentHash', () => {
  it('changes when text moves between subject and body', () => {
    expect(contentHash('a', 'b\nc', [])).not.toBe(contentHash('a\nb', 'c', []));
    expect(contentHash('a', 'b', [])).toBe(contentHash('a', 'b', []));
  });
});

describe('checkEditedDraft', () => {
  it('lets a person edit around locked text', () => {
    const lockedBlocks = [block('a', 'One.'), block('b', 'Two.')];
    expect(checkEditedDraft({ lockedBlocks, subject: 's', body: 'New. One. More. Two.' })).toEqual({
      ok: true,
    });
  });

  it.each(['One. More.', 'Two. One.', 'one. Two.', 'One . Two.'])('refuses %j', (body) => {
    const lockedBlocks = [block('a', 'One.'), block('b', 'Two.')];
    expect(checkEditedDraft({ lockedBlocks, subject: 's', body })).toMatchObject({
      ok: false,
      code: 'locked_block_changed',
    });
  });

  it('refuses a locked text that is not the one that was hashed', () => {
    const lockedBlocks = [{ ...block('a', 'Two.'), sha256: sha256('One.') }];
    expect(checkEditedDraft({ lockedBlocks, subject: '', body: 'Two.' })).toMatchObject({ blockIds: ['a'] });
  });

  it('does not find a locked text twice in one place', () => {
    const lockedBlocks = [block('a', 'Same.'), block('b', 'Same.')];
    expect(checkEditedDraft({ lockedBlocks, subject: '', body: 'Same.' })).toMatchObject({
      ok: false,
      blockIds: ['b'],
    });
  });
});
