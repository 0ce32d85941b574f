import { expect, test } from 'vitest';
import { formatPayload } from '../../src/domain/payload.ts';
import { redactNamedSecrets } from '../../src/domain/secret-prose.ts';
import { readReplies, replyParts } from './reply-corpus.ts';

test('what people write to salespeople names no secret, and is told as it is', () => {
  const texts = replyParts.flatMap((part) =>
    readReplies(part).flatMap(({ subject, body }) => [subject, body]),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => redactNamedSecrets(text) !== text)).toEqual([]);
  expect(texts.filter((text) => formatPayload(text).lines.includes('[…]'))).toEqual([]);
});
