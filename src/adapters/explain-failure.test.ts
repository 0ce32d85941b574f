import { expect, test } from 'vitest';
import { explainFailure } from './guarded-connection.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });

test.each([
  ['a refused connection', refused, 'the connection was refused'],
  [
    'a wrapped connection refusal',
    new Error('fetch failed', { cause: refused }),
    'the connection was refused',
  ],
  ['any other error', new Error('other side closed'), 'other side closed'],
])('explains %s and names the address once', (_name, error, reason) => {
  expect(explainFailure(error, 'http://127.0.0.1:9/hook').message).toBe(
    `127.0.0.1:9 did not answer: ${reason}`,
  );
});
