import { expect, test } from 'vitest';
import { formatPayload } from '../../src/domain/payload.ts';
import { redactNamedSecrets } from '../../src/domain/secret-prose.ts';
import { readReplies, replyParts } from './reply-corpus.ts';

test('replies to salespeople contain no secrets, so they stay unchanged', () => {
  const texts = replyParts.flatMap((part) =>
    readReplies(part).flatMap(({ subject, body }) => [subject, body]),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => redactNamedSecrets(text) !== text)).toEqual([]);
  expect(texts.filter((text) => formatPayload(text).lines.includes('[…]'))).toEqual([]);
});
