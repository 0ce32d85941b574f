import { PgBoss } from 'pg-boss';
import { performFlowRun } from '../flows/perform.ts';
import { resumeRun } from '../pipeline/jobs.ts';
import { createUnitTransactions, performJob } from '../pipeline/perform.ts';
import { stages } from '../pipeline/stages.ts';
import { failureDelaysMs, maxAttempts } from '../domain/job-retry.ts';
import type { JobKind } from '../domain/run.ts';
import type { RetryPolicy } from '../domain/provider-retry.ts';
import type { Ports } from '../ports/ports.ts';
import { connectionConfig } from '../store/connection.ts';
import { abandonUnitAndItsReply } from '../application/events/answer.ts';
import { postponeFailedJob } from '../store/queries/outbox.ts';
import type { Store } from '../store/store.ts';
import { startDeliveryWorker, type DeliveryOptions } from './delivery/deliver.ts';
import { startRelay, type DueJob } from './relay.ts';
import { sendNotice } from './send-notice.ts';
import { startSweep } from './sweep.ts';
import { startJobConsumer, type Payload, type JobConsumer } from './job-consumer.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly ports: Ports;
  readonly databaseUrl: string;
  /** Whether the queue's connections switch to a database role of their own. */
  readonly separateRoles: boolean;
  readonly webhooks: Pick<DeliveryOptions, 'retryMs' | 'timeoutMs' | 'onAttempt'>;
  /** How long work waits for an unavailable provider. */
  readonly providerRetryPolicy?: RetryPolicy | undefined;
  /** Receives errors that will be retried, and errors of the queue itself. */
  readonly onFault: (fault: unknown, context: { queue?: string; orgId?: string; subject?: string }) => void;
  /** Receives notices to the team that failed permanently. */
  readonly onLostNotice?:
    ((failure: Error, context: { orgId: string; noticeId: string }) => void) | undefined;
  /** Receives the result and duration of each attempt at a job. */
  readonly onJob?: ((queue: string, outcome: 'done' | 'failed', durationMs: number) => void) | undefined;
  /** Wraps each attempt at a job. Must run `work`. */
  readonly aroundJob?: ((job: TracedJob, work: () => Promise<void>) => Promise<void>) | undefined;
}

export interface TracedJob {
  readonly queue: string;
  readonly orgId: string;
  readonly subject: string;
}

export interface Workers {
  /** Finishes running jobs up to a time limit. The next process continues interrupted ones. */
  stop(): Promise<void>;
}

type Perform = (payload: Payload, signal: AbortSignal) => Promise<void>;

const stopTimeoutMs = 7_000;
const jobSeconds = 120;
/** A job of a killed process is retried when a check finds its heartbeat missing. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;

/** Starts the relay and the job consumers in this process. */
export async function startWorkers(options: WorkerOptions): Promise<Workers> {
  const { store, ports, onFault, webhooks } = options;
  const boss = await startQueue(options);
  const consumers = new Map<string, JobConsumer>();
  for (const [queue, { perform, slots }] of Object.entries(createQueueHandlers(options))) {
    await createQueue(boss, queue);
    const consumer = startJobConsumer({
      boss,
      queue,
      slots,
      slotsPerOrg: slotsPerOrg(slots),
      heartbeatMs: (heartbeatSeconds * 1_000) / 2,
      jobTimeoutMs: jobSeconds * 1_000,
      perform: (payload, signal) => performAttempt(options, queue, payload, perform, signal),
      onFault: (fault) => onFault(fault, { queue }),
    });
    consumers.set(queue, consumer);
  }
  const relay = startRelay(
    store,
    (jobs) => forwardJobs(boss, jobs, (queue) => consumers.get(queue)?.notify()),
    (fault) => onFault(fault, { queue: 'relay' }),
  );
  const unsubscribe = store.onEnqueue(() => relay.notify());
  const sweep = startSweep(store, ports.bytes, (fault) => onFault(fault, { queue: 'sweep' }));
  const { webhookClient, secrets } = ports;
  const deliveryWorker = startDeliveryWorker({ store, webhookClient, secrets, ...webhooks, onFault });
  const listening = store.listenToOtherProcesses();
  return {
    stop: async () => {
      unsubscribe();
      const delivered = deliveryWorker.stop(stopTimeoutMs);
      await Promise.all([relay.stop(), sweep.stop(), listening.stop()]);
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(stopTimeoutMs)));
      await boss.stop();
      await delivered;
    },
  };
}

/**
 * Performs one attempt at a job with its observers. After an error the outbox row brings the next attempt, and the
 * queue is done with this one. The queue repeats an attempt only if its worker is lost or stopping, or the row cannot
 * be postponed.
 */
async function performAttempt(
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
    options.onFault(fault, { queue, ...payload });
    if (signal.aborted) throw fault;
    const { orgId, subject } = payload;
    return options.store.transaction(orgId, (tx) => postponeFailedJob(tx, subject, failureDelaysMs));
  }
  onJob?.(queue, 'done', performance.now() - startedAt);
}

interface QueueHandler {
  readonly perform: Perform;
  readonly slots: number;
}

function createQueueHandlers(options: WorkerOptions): Record<string, QueueHandler> {
  const { store, ports, providerRetryPolicy } = options;
  const transactions = createUnitTransactions(store);
  const stage = (kind: JobKind): Perform => {
    return ({ orgId, subject }, signal) =>
      performJob(store, ports, { orgId, jobId: subject, kind }, signal, {
        retryPolicy: providerRetryPolicy,
        transactions,
      });
  };
  const stageHandlers = Object.entries(stages).map(([kind, { concurrency }]): [string, QueueHandler] => [
    kind,
    { perform: stage(kind as JobKind), slots: concurrency },
  ]);
  return {
    ...Object.fromEntries(stageHandlers),
    resume: {
      perform: ({ orgId, subject }) => store.transaction(orgId, (tx) => resumeRun(tx, subject)),
      slots: 1,
    },
    flow: {
      perform: ({ orgId, subject }, signal) =>
        performFlowRun(store, ports, { orgId, runId: subject }, signal, providerRetryPolicy),
      slots: 4,
    },
    abandon: {
      perform: ({ orgId, subject }) => store.transaction(orgId, (tx) => abandonUnitAndItsReply(tx, subject)),
      slots: 1,
    },
    notice: { perform: (payload, signal) => sendTeamNotice(options, payload, signal), slots: 4 },
  };
}

async function sendTeamNotice(
  { store, ports, providerRetryPolicy: retryPolicy, onFault, onLostNotice }: WorkerOptions,
  { orgId, subject: noticeId }: Payload,
  signal: AbortSignal,
): Promise<void> {
  const onFailure = (failure: Error, isGivenUp: boolean): void => {
    if (isGivenUp) onLostNotice?.(failure, { orgId, noticeId });
    else onFault(failure, { queue: 'notice', orgId, subject: noticeId });
  };
  await sendNotice(
    { store, mail: ports.mail, secrets: ports.secrets, retryPolicy, onFailure },
    { orgId, noticeId },
    signal,
  );
}

/**
 * Limits the slots of one organisation in this process, so that one with much work or slow providers leaves slots for
 * others.
 */
function slotsPerOrg(slots: number): number {
  return Math.max(1, Math.floor(slots * 0.75));
}

async function startQueue({ databaseUrl, separateRoles, onFault }: WorkerOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionConfig(databaseUrl),
    schema: 'queue',
    createSchema: false,
    application_name: 'outreach-queue',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Does not wait for the disk, because work whose claim or result is lost in a crash is repeated or found done.
    options: `-c synchronous_commit=off${separateRoles ? ' -c role=outreach_queue' : ''}`,
  });
  boss.on('error', (fault) => onFault(fault, {}));
  await boss.start();
  return boss;
}

async function createQueue(boss: PgBoss, queue: string): Promise<void> {
  await boss.createQueue(queue, {
    heartbeatSeconds,
    expireInSeconds: jobSeconds,
    deleteAfterSeconds: 3_600,
  });
}

async function forwardJobs(
  boss: PgBoss,
  jobs: readonly DueJob[],
  notify: (queue: string) => void,
): Promise<void> {
  for (const [queue, group] of Map.groupBy(jobs, ({ name }) => name)) {
    await boss.insert(
      queue,
      group.map(({ queueId, orgId, subject }) => ({
        id: queueId,
        data: { orgId, subject },
        group: { id: orgId },
        retryLimit: maxAttempts,
        retryDelay: 1,
        retryBackoff: false,
      })),
    );
    notify(queue);
  }
}
