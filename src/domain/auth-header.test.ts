import { expect, test } from 'vitest';
import { readAuthHeader } from './auth-header.ts';

test.each([
  ['Bearer abc', 'authorization', 'Bearer abc'],
  ['  Basic dXNlcjp3b3Jk  ', 'authorization', 'Basic dXNlcjp3b3Jk'],
  ['user:word', 'authorization', 'user:word'],
  ['Authorization: Bearer abc', 'authorization', 'Bearer abc'],
  ['X-Api-Key: a: b', 'x-api-key', 'a: b'],
  ['Cookie:\tsession=1', 'cookie', 'session=1'],
])('reads %j', (text, name, value) => expect(readAuthHeader(text)).toEqual({ name, value }));

test.each([
  '',
  '  ',
  'Host: internal',
  'Content-Length: 5',
  'transfer-encoding: chunked',
  'Bearer a\nX-Other: b',
  'X-Key: a\r\nHost: b',
  'Bearer \u0000',
  'Bearer ä',
])('rejects %j', (text) => expect(readAuthHeader(text)).toBeNull());
