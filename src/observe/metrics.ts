import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../doors/http.ts';
import type { ComposeRound } from '../ports/composer.ts';
import { listQueueBacklogs, measureDeliveryBacklog, type QueueBacklog } from '../store/queries/backlog.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
import type { Store } from '../store/store.ts';
import type { DatabaseOperation } from '../store/observe-database.ts';

export interface MetricsOptions {
  readonly version: string;
  readonly role: string;
}

/** The metrics of one process. Labels have few values: operations, codes and queues, never ids. */
export interface Metrics {
  /** The text format of Prometheus. */
  render(): Promise<string>;
  /** The same as data, to be merged with other processes; see `aggregateMetrics`. */
  collect(): Promise<readonly object[]>;
  countCall(line: RequestLine): void;
  countFault(step: DatabaseOperation, fault: unknown): void;
  countJob(queue: string, outcome: 'done' | 'failed', durationMs: number): void;
  /** `waiting` is a failed attempt that will be retried. */
  countAttempt(outcome: 'delivered' | 'waiting' | 'failed', durationMs: number): void;
  countModelRound(round: ComposeRound): void;
  /** Starts to read database gauges on each request for metrics. */
  registerStoreGauges(store: Store, lostLines: () => number): void;
}

const prefix = 'outreach_';
const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

export function createMetrics({ version, role }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: `${prefix}build_info`,
    help: 'Always 1; labelled with the version of the program and the role of the process.',
    labelNames: ['version', 'role'],
    aggregator: 'first',
    registers,
  });
  build.set({ version, role }, 1);
  const processes = new Gauge({ name: `${prefix}processes`, help: 'Processes that reported.', registers });
  processes.set(1);
  const calls = new Histogram({
    name: `${prefix}call_duration_seconds`,
    help: 'Duration of a call from its head to its response, by operation and outcome: ok or the error code.',
    labelNames: ['door', 'fn', 'code'],
    buckets: callBuckets,
    registers,
  });
  const limited = new Counter({
    name: `${prefix}rate_limited_total`,
    help: 'Calls rejected by the rate limit.',
    registers,
  });
  const faults = new Counter({
    name: `${prefix}database_errors_total`,
    help: 'Failed statements by kind: unavailable, retry, meaning (reported to the caller) or other.',
    labelNames: ['kind'],
    registers,
  });
  const jobs = new Histogram({
    name: `${prefix}job_duration_seconds`,
    help: 'Duration of one attempt at a job, by queue and outcome; failed attempts are retried.',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const attempts = new Histogram({
    name: `${prefix}webhook_attempt_duration_seconds`,
    help:
      'Duration of one attempt at a delivery, by outcome: delivered, waiting (to be retried) or failed ' +
      'permanently.',
    labelNames: ['outcome'],
    buckets: callBuckets,
    registers,
  });
  return {
    render: () => registry.metrics(),
    collect: () => registry.getMetricsAsJSON(),
    countCall: ({ door, fn = 'none', code = 'ok', durationMs }) => {
      calls.observe({ door, fn, code }, durationMs / 1_000);
      if (code === 'rate_limited') limited.inc();
    },
    countFault: ({ kind }, fault) => {
      if (kind === 'statement') faults.inc({ kind: classifyDatabaseError(fault).kind });
    },
    countModelRound: createModelCounters(registers),
    countAttempt: (outcome, durationMs) => attempts.observe({ outcome }, durationMs / 1_000),
    countJob: (queue, outcome, durationMs) => jobs.observe({ queue, outcome }, durationMs / 1_000),
    registerStoreGauges: (store, lostLines) => {
      registerConnectionGauge(registers, store);
      registerBacklogGauges(registers, store);
      registerDeliveryGauges(registers, store);
      registerLostLinesCounter(registers, lostLines);
    },
  };
}

/** The counters of the model that writes drafts. */
function createModelCounters(registers: Registry[]): Metrics['countModelRound'] {
  const modelRounds = new Counter({
    name: `${prefix}model_rounds_total`,
    help: 'Answers of the model that writes drafts; a draft takes one, and up to two more for refused sentences.',
    registers,
  });
  const modelSentences = new Counter({
    name: `${prefix}model_sentences_total`,
    help: 'Sentences that the model wrote, by outcome: kept or refused by the verifier.',
    labelNames: ['outcome'],
    registers,
  });
  const modelTokens = new Counter({
    name: `${prefix}model_tokens_total`,
    help: 'Tokens as the server of the model counts them, by direction: prompt or completion.',
    labelNames: ['direction'],
    registers,
  });
  return ({ sentences, refused, promptTokens, completionTokens }) => {
    modelRounds.inc();
    modelSentences.inc({ outcome: 'kept' }, Math.max(0, sentences - refused));
    modelSentences.inc({ outcome: 'refused' }, refused);
    modelTokens.inc({ direction: 'prompt' }, promptTokens ?? 0);
    modelTokens.inc({ direction: 'completion' }, completionTokens ?? 0);
  };
}

/**
 * Merges the metrics of several processes into one text. Gauges that all read from the same tables are not summed.
 */
export async function aggregateMetrics(collected: readonly (readonly object[])[]): Promise<string> {
  return AggregatorRegistry.aggregate([...collected]).metrics();
}

function registerConnectionGauge(registers: Registry[], store: Store): void {
  void new Gauge({
    name: `${prefix}database_connections`,
    help: 'Open database connections, idle ones, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(store.countConnections())) this.set({ state }, count);
    },
  });
}

function registerBacklogGauges(registers: Registry[], store: Store): void {
  let pending: Promise<QueueBacklog[] | undefined> | undefined;
  // The three gauges are collected together, so one query serves them all.
  const readOnce = (): Promise<QueueBacklog[] | undefined> => {
    pending ??= listQueueBacklogs(store, store.now())
      .catch(() => undefined)
      .finally(() => (pending = undefined));
    return pending;
  };
  void new Gauge({
    name: `${prefix}database_up`,
    help: 'Whether the database is reachable.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set((await readOnce()) ? 1 : 0);
    },
  });
  void new Gauge({
    name: `${prefix}queue_jobs`,
    help: 'Unfinished jobs: due, handed to the queue, or postponed.',
    labelNames: ['queue', 'state'],
    aggregator: 'max',
    registers,
    async collect() {
      const backlogs = await readOnce();
      this.reset();
      for (const { queue, oldestSeconds: _, ...states } of backlogs ?? [])
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
    },
  });
  void new Gauge({
    name: `${prefix}queue_oldest_seconds`,
    help: 'Age of the oldest job that is due or handed to the queue.',
    labelNames: ['queue'],
    aggregator: 'max',
    registers,
    async collect() {
      const backlogs = await readOnce();
      this.reset();
      for (const { queue, oldestSeconds } of backlogs ?? []) this.set({ queue }, oldestSeconds);
    },
  });
}

function registerDeliveryGauges(registers: Registry[], store: Store): void {
  const oldest = new Gauge({
    name: `${prefix}webhook_oldest_seconds`,
    help: 'How long the longest waiting delivery has been due.',
    aggregator: 'max',
    registers,
  });
  void new Gauge({
    name: `${prefix}webhook_deliveries`,
    help: 'Open deliveries: due, or running and waiting for the next attempt (later).',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const backlog = await measureDeliveryBacklog(store).catch(() => undefined);
      this.reset();
      oldest.reset();
      if (!backlog) return;
      for (const state of ['due', 'later'] as const) this.set({ state }, backlog[state]);
      oldest.set(backlog.oldestSeconds);
    },
  });
}

function registerLostLinesCounter(registers: Registry[], lostLines: () => number): void {
  let counted = 0;
  void new Counter({
    name: `${prefix}request_lines_lost_total`,
    help: 'Calls missing from the request log, because the database was unavailable or a flood was cut.',
    registers,
    collect() {
      const now = lostLines();
      this.inc(now - counted);
      counted = now;
    },
  });
}
