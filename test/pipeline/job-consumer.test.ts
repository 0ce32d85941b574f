import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, type Job } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  startJobConsumer,
  type Payload,
  type JobConsumer,
  type JobConsumerOptions,
} from '../../src/workers/job-consumer.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const pollOptions = { timeout: 10_000, interval: 10 };
let boss: PgBoss;
let queue: string;
let consumer: JobConsumer | undefined;

beforeAll(async () => {
  boss = new PgBoss({ connectionString: service.databaseUrl, schema: 'queue', createSchema: false, max: 4 });
  boss.on('error', () => undefined);
  await boss.start();
});
afterEach(async () => consumer?.stop(0));
afterAll(async () => boss.stop());

let queueCount = 0;

async function open(
  perform: JobConsumerOptions['perform'],
  overrides: Partial<JobConsumerOptions> = {},
): Promise<void> {
  queue = `consumed-${++queueCount}`;
  await boss.createQueue(queue, { retryLimit: 4, retryDelay: 1, heartbeatSeconds: 10 });
  const onFault = (fault: unknown) => expect.unreachable(String(fault));
  const defaults = { slots: 4, slotsPerOrg: 3, heartbeatMs: 5_000, jobTimeoutMs: 60_000, onFault };
  consumer = startJobConsumer({ ...defaults, boss, queue, perform, ...overrides });
}

async function enqueue(orgId: string, count: number): Promise<void> {
  const subjects = Array.from({ length: count }, (_, index) => `${orgId} ${index}`);
  await boss.insert(
    queue,
    subjects.map((subject) => ({ data: { orgId, subject }, group: { id: orgId } })),
  );
  consumer!.notify();
}

const states = async (): Promise<Record<string, number>> => {
  const text = 'select state, count(*)::int from queue.job where name = $1 group by state';
  const rows = await service.sql(text, [queue]);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

const invalidByteSequence = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
const lostConnection = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

/** Wraps the queue, so that a method throws for jobs for which `faultOf` returns an error. */
function overriding(name: 'fail' | 'complete', faultOf: (jobs: unknown) => Error | undefined): PgBoss {
  return new Proxy(boss, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      if (property !== name) return value.bind(target) as unknown;
      return async (queueName: string, jobs: unknown, ...rest: unknown[]): Promise<unknown> => {
        const fault = faultOf(jobs);
        if (fault) throw fault;
        return (await Reflect.apply(value, target, [queueName, jobs, ...rest])) as unknown;
      };
    },
  });
}

/** Jobs that run until they are released or aborted. */
function blockJobs() {
  const started: string[] = [];
  const signals: AbortSignal[] = [];
  const ends = new Map<string, () => void>();
  const perform = async ({ subject }: Payload, signal: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(subject, resolve);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    signals.push(signal);
    started.push(subject);
    await promise;
  };
  return { started, signals, perform, release: (subject: string) => ends.get(subject)!() };
}

test('runs many jobs of one organisation without waiting for a poll', async () => {
  let done = 0;
  await open(async () => {
    await sleep(20);
    done += 1;
  });
  await enqueue('one', 120);
  // With polls only, three slots would take twenty seconds.
  await expect.poll(() => done, pollOptions).toBe(120);
  await expect.poll(states, pollOptions).toEqual({ completed: 120 });
});

test('limits the slots of one organisation so that others run too', async () => {
  const jobs = blockJobs();
  await open(jobs.perform);
  await enqueue('one', 9);
  await expect.poll(() => jobs.started.length, pollOptions).toBe(3);
  await enqueue('other', 1);
  await expect.poll(() => jobs.started, pollOptions).toContain('other 0');
  expect(jobs.started).toHaveLength(4);
  const [first] = jobs.started;
  jobs.release(first!);
  await expect.poll(() => jobs.started.length, pollOptions).toBe(5);
  expect(jobs.started.filter((subject) => subject.startsWith('one'))).toHaveLength(4);
});

test('polls an idle queue twice a second, independently of its number of slots', async () => {
  let polls = 0;
  const counting = new Proxy(boss, {
    get: (target, name) => {
      if (name === 'fetch') polls += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const sinceMs = performance.now();
  await open(async () => undefined, { boss: counting, slots: 40, slotsPerOrg: 30 });
  await sleep(2_000);
  await expect.poll(() => polls, pollOptions).toBeGreaterThan(1);
  // On a busy machine the test may continue late, and polling continues meanwhile.
  expect(polls).toBeLessThanOrEqual((performance.now() - sinceMs) / 500 + 1);
});

test('aborts a lost job and ignores its result', async () => {
  const jobs = blockJobs();
  await open(jobs.perform, { heartbeatMs: 50 });
  await enqueue('one', 1);
  await expect.poll(() => jobs.signals.length, pollOptions).toBe(1);
  await service.sql(`update queue.job set state = 'cancelled' where name = $1`, [queue]);
  await expect.poll(() => jobs.signals[0]!.aborted, pollOptions).toBe(true);
  await sleep(200);
  expect(await states()).toEqual({ cancelled: 1 });
});

test('retries a job that fails, times out or is interrupted', async () => {
  await open(async () => Promise.reject(new Error('not today')));
  await enqueue('one', 1);
  await expect.poll(states, pollOptions).toEqual({ retry: 1 });
  await consumer!.stop(0);
  await open(() => new Promise(() => undefined), { jobTimeoutMs: 50 });
  await enqueue('one', 1);
  await expect.poll(states, pollOptions).toEqual({ retry: 1 });
  await consumer!.stop(0);
  const jobs = blockJobs();
  await open(jobs.perform);
  await enqueue('one', 1);
  await expect.poll(() => jobs.started.length, pollOptions).toBe(1);
  await consumer!.stop(0);
  expect(await states()).toEqual({ retry: 1 });
});

test('aborts a job that times out or is interrupted, and frees its slot', async () => {
  const timedOut = blockJobs();
  await open(timedOut.perform, { slots: 1, slotsPerOrg: 1, jobTimeoutMs: 50 });
  await enqueue('one', 1);
  await expect.poll(() => timedOut.signals.map(({ aborted }) => aborted), pollOptions).toEqual([true]);
  await enqueue('other', 1);
  await expect.poll(() => timedOut.started, pollOptions).toContain('other 0');
  await consumer!.stop(0);
  const interrupted = blockJobs();
  await open(interrupted.perform);
  await enqueue('one', 1);
  await expect.poll(() => interrupted.started.length, pollOptions).toBe(1);
  await consumer!.stop(0);
  expect(interrupted.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('retries a job that ignores its abort, and discards its result', async () => {
  let end = (): void => undefined;
  const ignoreAbort = () => new Promise<void>((resolve) => (end = resolve));
  await open(ignoreAbort);
  await enqueue('one', 1);
  await expect.poll(states, pollOptions).toEqual({ active: 1 });
  await consumer!.stop(0);
  end();
  expect(await states()).toEqual({ retry: 1 });
});

test('does not extend the claims of aborted jobs', async () => {
  const touched: string[] = [];
  const counting = new Proxy(boss, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'touch') return value.bind(target) as unknown;
      return async (queueName: string, jobs: Job<Payload>[]): Promise<unknown> => {
        touched.push(...jobs.map(({ data }) => data.subject));
        return (await Reflect.apply(value, target, [queueName, jobs])) as unknown;
      };
    },
  });
  const jobs = blockJobs();
  const perform = async (payload: Payload, signal: AbortSignal): Promise<void> => {
    if (payload.orgId !== 'lost') return jobs.perform(payload, signal);
    jobs.started.push(payload.subject);
    await new Promise(() => undefined);
  };
  await open(perform, { boss: counting, heartbeatMs: 50, slotsPerOrg: 1 });
  await enqueue('lost', 1);
  await enqueue('kept', 1);
  await expect.poll(() => jobs.started.length, pollOptions).toBe(2);
  await service.sql(`update queue.job set state = 'cancelled' where name = $1 and data->>'orgId' = 'lost'`, [
    queue,
  ]);
  await expect.poll(() => touched.slice(-3), pollOptions).toEqual(['kept 0', 'kept 0', 'kept 0']);
});

test('stores a failure without characters that the database rejects', async () => {
  await open(async ({ subject }) => {
    if (subject.endsWith(' 0')) throw new Error('NUL \0 and half a pair \ud83d.');
    // A library may throw a value that is not an Error.
    const thrown: unknown = { toString: () => 'Nothing \0 but words.' };
    await new Promise((_, reject: (reason: unknown) => void) => reject(thrown));
  });
  await enqueue('one', 2);
  await expect.poll(states, pollOptions).toEqual({ retry: 2 });
  const rows = await service.sql(
    `select output->>'message' as message from queue.job where name = $1 order by data->>'subject'`,
    [queue],
  );
  expect(rows).toEqual([{ message: 'NUL  and half a pair �.' }, { message: 'Nothing  but words.' }]);
});

test('reports a rejected outcome once and continues', async () => {
  const faults: unknown[] = [];
  const refusing = overriding('fail', (job) =>
    (job as Job<Payload>).data.subject === 'one 0' ? invalidByteSequence : undefined,
  );
  const options = { boss: refusing, onFault: (fault: unknown) => faults.push(fault) };
  await open(() => Promise.reject(new Error('not today')), options);
  await enqueue('one', 3);
  await expect.poll(states, pollOptions).toEqual({ active: 1, retry: 2 });
  await sleep(1_200);
  expect(faults).toEqual([invalidByteSequence]);
});

test('keeps an outcome while the queue is unavailable', async () => {
  let isAway = true;
  const away = overriding('complete', () => (isAway ? lostConnection : undefined));
  const faults: unknown[] = [];
  await open(() => Promise.resolve(), { boss: away, onFault: (fault) => faults.push(fault) });
  await enqueue('one', 3);
  await expect.poll(() => faults.length, pollOptions).toBeGreaterThan(1);
  isAway = false;
  await expect.poll(states, pollOptions).toEqual({ completed: 3 });
});

test('completes a job that finishes during shutdown', async () => {
  const jobs = blockJobs();
  await open(jobs.perform);
  await enqueue('one', 4);
  await expect.poll(() => jobs.started.length, pollOptions).toBe(3);
  const stopped = consumer!.stop(10_000);
  for (const subject of jobs.started.slice()) jobs.release(subject);
  await stopped;
  expect(await states()).toEqual({ completed: 3, created: 1 });
});
