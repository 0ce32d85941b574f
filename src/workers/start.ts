import { PgBoss } from 'pg-boss';
import { performFlowRun } from '../flows/perform.ts';
import { resumeRun } from '../pipeline/jobs.ts';
import { performJob } from '../pipeline/perform.ts';
import { stages } from '../pipeline/stages.ts';
import type { JobKind } from '../domain/run.ts';
import type { ProviderPatience } from '../domain/provider-patience.ts';
import type { Ports } from '../ports/ports.ts';
import { abandonWork } from '../store/queries/event-answers.ts';
import type { Store } from '../store/store.ts';
import { startDelivering, type DeliveryOptions } from './delivery/deliver.ts';
import { startRelay, type DueJob } from './relay.ts';
import { sendNotice } from './send-notice.ts';
import { startSweep } from './sweep.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly ports: Ports;
  readonly url: string;
  readonly separateRoles: boolean;
  readonly webhooks: Pick<DeliveryOptions, 'retryMs' | 'timeoutMs' | 'onAttempt'>;
  /** How long work waits for a provider that cannot be asked; the usual where absent. */
  readonly providerPatience?: ProviderPatience | undefined;
  /** Told of what failed and will be tried again, and of what the queue itself met. */
  readonly onFault: (fault: unknown, context: { queue?: string; orgId?: string; subject?: string }) => void;
  /** Told of a notice to the team that nobody will try to send any more. */
  readonly onLostNotice?:
    ((failure: Error, context: { orgId: string; noticeId: string }) => void) | undefined;
  /** Told how each attempt at a job ended, and how long it took. */
  readonly onJob?: ((queue: string, outcome: 'done' | 'failed', durationMs: number) => void) | undefined;
  /** Stands around each attempt at a job; it does the work. */
  readonly aroundJob?: ((job: TracedJob, work: () => Promise<void>) => Promise<void>) | undefined;
}

export interface TracedJob {
  readonly queue: string;
  readonly orgId: string;
  readonly subject: string;
}

export interface Workers {
  /** Finishes the jobs under way, up to a limit; what is cut off is taken up again by whoever runs next. */
  stop(): Promise<void>;
}

interface Payload {
  readonly orgId: string;
  readonly subject: string;
}

type Perform = (payload: Payload, signal: AbortSignal) => Promise<void>;

const stopMs = 8_000;
const jobSeconds = 120;
const retryLimit = 4;
/**
 * A job whose process was killed is taken up again after a heartbeat that did not come, and the next look for those.
 */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
/**
 * What is new wakes its workers, but one of an organisation that has its share of places under way waits for a look of
 * its own: how often they look is how fast many jobs of one organisation go on.
 */
const unaskedSeconds = 0.5;

/** Starts the relay and one worker for each queue, all in this process. */
export async function startWorkers(options: WorkerOptions): Promise<Workers> {
  const { store, ports, onFault, webhooks } = options;
  const ending = new AbortController();
  const boss = await startQueue(options);
  for (const [name, { perform, concurrency }] of Object.entries(queuesOf(options))) {
    await boss.createQueue(name, {
      notify: true,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      heartbeatSeconds,
      expireInSeconds: jobSeconds,
      deleteAfterSeconds: 3_600,
    });
    await boss.work<Payload>(
      name,
      {
        localConcurrency: concurrency,
        localGroupConcurrency: placesOfOne(concurrency),
        batchSize: 1,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: unaskedSeconds,
        burstWhenBatchFull: true,
      },
      async ([job]) => {
        if (job)
          await attempt(options, name, job.data, perform, AbortSignal.any([ending.signal, job.signal]));
      },
    );
  }
  const relay = startRelay(
    store,
    (jobs) => hand(boss, jobs),
    (fault) => onFault(fault, { queue: 'relay' }),
  );
  const unwatch = store.onWake(() => relay.nudge());
  const sweep = startSweep(store, ports.bytes, (fault) => onFault(fault, { queue: 'sweep' }));
  const { courier, secrets } = ports;
  const delivering = startDelivering({ store, courier, secrets, ...webhooks, onFault });
  const hearing = store.hearOthers();
  return {
    stop: async () => {
      unwatch();
      const delivered = delivering.stop(stopMs - 1_000);
      await Promise.all([relay.stop(), sweep.stop(), hearing.stop()]);
      const cutOff = setTimeout(() => ending.abort(), stopMs - 1_000);
      await boss.stop({ graceful: true, timeout: stopMs });
      clearTimeout(cutOff);
      await delivered;
    },
  };
}

/** One attempt at a job, with those who look on. */
async function attempt(
  options: WorkerOptions,
  queue: string,
  payload: Payload,
  perform: Perform,
  signal: AbortSignal,
): Promise<void> {
  const { onJob, aroundJob = (_job, work) => work() } = options;
  const startedAt = performance.now();
  try {
    await aroundJob({ queue, ...payload }, () => perform(payload, signal));
  } catch (fault) {
    onJob?.(queue, 'failed', performance.now() - startedAt);
    report(options, queue, payload, fault);
  }
  onJob?.(queue, 'done', performance.now() - startedAt);
}

function queuesOf(options: WorkerOptions): Record<string, { perform: Perform; concurrency: number }> {
  const { store, ports, providerPatience } = options;
  const stage = (kind: JobKind): Perform => {
    return ({ orgId, subject }, signal) =>
      performJob(store, ports, { orgId, jobId: subject, kind }, signal, providerPatience);
  };
  const ofStages = Object.entries(stages).map(
    ([kind, { atOnce }]) => [kind, { perform: stage(kind as JobKind), concurrency: atOnce }] as const,
  );
  return {
    ...Object.fromEntries(ofStages),
    resume: {
      perform: ({ orgId, subject }) => store.tx(orgId, (tx) => resumeRun(tx, subject)),
      concurrency: 1,
    },
    flow: {
      perform: ({ orgId, subject }, signal) =>
        performFlowRun(store, ports, { orgId, runId: subject }, signal, providerPatience),
      concurrency: 4,
    },
    abandon: {
      perform: ({ orgId, subject }) => store.tx(orgId, (tx) => abandonWork(tx, subject)),
      concurrency: 1,
    },
    notice: { perform: (payload, signal) => tellTeam(options, payload, signal), concurrency: 4 },
  };
}

async function tellTeam(
  { store, ports, providerPatience: patience, onFault, onLostNotice }: WorkerOptions,
  { orgId, subject: noticeId }: Payload,
  signal: AbortSignal,
): Promise<void> {
  const onFailure = (failure: Error, isGivenUp: boolean): void => {
    if (isGivenUp) onLostNotice?.(failure, { orgId, noticeId });
    else onFault(failure, { queue: 'notice', orgId, subject: noticeId });
  };
  await sendNotice({ store, mail: ports.mail, patience, onFailure }, { orgId, noticeId }, signal);
}

/**
 * How many of a queue's places one organisation may hold in this process: whoever has much to do, or whose providers
 * are slow, leaves some to the others.
 */
function placesOfOne(places: number): number {
  return Math.max(1, Math.floor(places * 0.75));
}

async function startQueue({ url, separateRoles, onFault }: WorkerOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'queue',
    createSchema: false,
    application_name: 'outreach-queue',
    max: 8,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    ...(separateRoles ? { options: '-c role=outreach_queue' } : {}),
  });
  boss.on('error', (fault) => onFault(fault, {}));
  await boss.start();
  return boss;
}

async function hand(boss: PgBoss, jobs: readonly DueJob[]): Promise<void> {
  const byName = Map.groupBy(jobs, (job) => job.name);
  for (const [name, group] of byName) {
    await boss.insert(
      name,
      group.map(({ queueId, orgId, subject }) => ({
        id: queueId,
        data: { orgId, subject },
        group: { id: orgId },
      })),
    );
  }
}

/** Thrown on so that the queue tries again after a pause. */
function report({ onFault }: WorkerOptions, queue: string, payload: Payload, fault: unknown): never {
  onFault(fault, { queue, ...payload });
  throw fault;
}
