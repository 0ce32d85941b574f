import { expect, test } from 'vitest';
import * as app from '../generated/app/sdk/operations.ts';
import { connectSession } from './session.ts';
import { systemClock } from './retry.ts';

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const value = (content: object) => json(200, { value: content, request_id: 'r' });
const error = (status: number, code: string) =>
  json(status, { error: { type: 'api_error', code, message: 'No.' }, request_id: 'r' });

/** Delays between attempts pass at once; time limits do not. */
const waitShortly: typeof systemClock.wait = (ms, signal) => systemClock.wait(ms < 10_000 ? 0 : ms, signal);

/** A session whose requests receive the responses in order. */
function createSession(answers: readonly Response[]) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => answers[sent.push(request) - 1]!;
  const clock = { ...systemClock, wait: waitShortly };
  const connection = connectSession({ baseUrl: 'http://127.0.0.1:1/app/api', fetch }, clock);
  const paths = () => sent.map(({ url }) => new URL(url).pathname.split('/').at(-1));
  return { connection, sent, paths };
}

test('a change is sent once and without an idempotency key, because a repetition would not be recognised', async () => {
  const { connection, sent, paths } = createSession([value({ csrfToken: 'one' }), error(503, 'unavailable')]);
  await expect(app.keys.create(connection, { mode: 'test' })).rejects.toMatchObject({ code: 'unavailable' });
  expect(paths()).toEqual(['session.get', 'keys.create']);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null]);
});

test('a read is retried', async () => {
  const { connection, paths } = createSession([
    value({ csrfToken: 'one' }),
    error(503, 'unavailable'),
    value({ items: [] }),
  ]);
  expect(await app.keys.list(connection)).toEqual({ items: [] });
  expect(paths()).toEqual(['session.get', 'keys.list', 'keys.list']);
});

test.each(['csrf_missing', 'session_expired'])(
  'after %s the token is read again, and the call sent once more',
  async (code) => {
    const { connection, sent, paths } = createSession([
      value({ csrfToken: 'one' }),
      error(403, code),
      value({ csrfToken: 'two' }),
      value({ done: true }),
    ]);
    expect(await app.session.signOut(connection)).toEqual({ done: true });
    expect(paths()).toEqual(['session.get', 'session.signOut', 'session.get', 'session.signOut']);
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'one', 'one', 'two']);
  },
);

test.each([
  ['the token is the same', value({ csrfToken: 'one' }), 'csrf_missing'],
  ['the session has ended', error(401, 'session_expired'), 'session_expired'],
])('the call fails if %s', async (_, second, code) => {
  const { connection, sent } = createSession([
    value({ csrfToken: 'one' }),
    error(403, 'csrf_missing'),
    second,
  ]);
  await expect(app.session.signOut(connection)).rejects.toMatchObject({ code });
  expect(sent).toHaveLength(3);
});

test('signing in needs no token', async () => {
  const { connection, paths } = createSession([value({ csrfToken: 'one' })]);
  await app.session.signIn(connection, { email: 'a@team.example', password: 'correct horse' });
  expect(paths()).toEqual(['session.signIn']);
});
