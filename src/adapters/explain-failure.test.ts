import { expect, test } from 'vitest';
import { explainFailure } from './guarded-connection.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });

test.each([
  ['a refused connection', refused, 'the connection was refused'],
  ['the same within another', new Error('fetch failed', { cause: refused }), 'the connection was refused'],
  ['what else went wrong', new Error('other side closed'), 'other side closed'],
])('explains %s plainly, with the address once', (_name, error, reason) => {
  expect(explainFailure(error, 'http://127.0.0.1:9/hook').message).toBe(
    `127.0.0.1:9 did not answer: ${reason}`,
  );
});
