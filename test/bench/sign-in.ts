import type pg from 'pg';
import { createPasswords } from '../../src/adapters/passwords/password-hashes.ts';
import { newId } from '../../src/store/ids.ts';
import { openBenchEnvironment } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { goalAtMost, median, type Measured } from './figures.ts';

const knownEmail = 'known@bench.example';
const unknownEmail = 'unknown@bench.example';

/** Compares the times of replies about an address that a person has and one that nobody has. */
export const signIn: Benchmark = {
  name: 'sign-in',
  what: 'whether the time of a reply tells that an address is known',
  run: async (pace) => {
    const environment = await openBenchEnvironment();
    try {
      const service = await environment.serve({ role: 'api' });
      const pool = environment.pool();
      await addKnownPerson(pool, service.orgId);
      const post = async (fn: string, args: object): Promise<number> => {
        // Neither address may reach its limit.
        await pool.query('delete from directory.sign_in_window');
        const startedAt = performance.now();
        const response = await fetch(`${service.url}/app/api/${fn}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: service.url },
          body: JSON.stringify(args),
        });
        await response.text();
        return performance.now() - startedAt;
      };
      const password = 'not the password';
      return [
        await compare('signing in', pace, (email) => post('session.signIn', { email, password })),
        await compare('asking for a new password', pace, (email) => post('account.requestReset', { email })),
      ];
    } finally {
      await environment.close();
    }
  },
};

/** Calls in pairs, because other work on the machine changes from second to second. */
async function compare(
  what: string,
  pace: Pace,
  call: (email: string) => Promise<number>,
): Promise<Measured> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    const times: { known: number; unknown: number }[] = [];
    const end = performance.now() + pace.roundMs;
    while (performance.now() < end)
      times.push({ known: await call(knownEmail), unknown: await call(unknownEmail) });
    known.push(median(times.map((pair) => pair.known)));
    unknown.push(median(times.map((pair) => pair.unknown)));
    pace.say(`  round ${round + 1} of ${pace.rounds}: ${times.length} pairs`);
  }
  return {
    name: 'sign-in',
    what: `median reply to ${what} with a known address`,
    unit: 'ms',
    ours: known,
    baseline: unknown,
    against: 'an unknown one',
    goal: goalAtMost(1.05),
  };
}

async function addKnownPerson(pool: pg.Pool, orgId: string): Promise<void> {
  const personId = newId('person');
  const password = await createPasswords().hash('the password of the bench');
  await pool.query(
    `insert into directory.person (person_id, email, name, password, created_at) values ($1, $2, 'Known', $3, now())`,
    [personId, knownEmail, password],
  );
  await pool.query('update directory.member set person_id = $1, email = $2 where org_id = $3', [
    personId,
    knownEmail,
    orgId,
  ]);
}
