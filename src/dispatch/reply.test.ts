import { expect, test } from 'vitest';
import { EncodedJson } from '../domain/encoded-json.ts';
import { replyEnvelope } from './reply.ts';

const project = `project_${'0'.repeat(26)}`;
const right = { projectId: project, text: 'a', sizeBytes: 1, updatedAt: null };
const wrong = { ...right, sizeBytes: 'one' };
const reply = (value: unknown, replyCheckInterval = 1) =>
  replyEnvelope('knowledge.get', value, 'req_1', replyCheckInterval);

test('a reply that the program built is never sent if it violates its schema', () => {
  expect(JSON.parse(reply(right))).toEqual({ value: right, request_id: 'req_1' });
  expect(() => reply(wrong)).toThrow('The reply of knowledge.get violates its schema at /sizeBytes: type');
});

test('checks one in replyCheckInterval of the values that PostgreSQL built', () => {
  expect(reply(new EncodedJson(JSON.stringify(right)))).toBe(reply(right));
  expect(() => reply(new EncodedJson(JSON.stringify(wrong)))).toThrow('violates its schema');
  const wasRefused = Array.from({ length: 12 }, () => {
    try {
      reply(new EncodedJson(JSON.stringify(wrong)), 4);
      return false;
    } catch {
      return true;
    }
  });
  expect(wasRefused.filter(Boolean)).toHaveLength(3);
});
