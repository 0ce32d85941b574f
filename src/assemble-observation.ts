import { assembleTracing } from './assemble-tracing.ts';
import type { Config } from './config.ts';
import type { RequestLine } from './doors/http.ts';
import { serializeError, type Log } from './log.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { startRequestLog, type RequestLog } from './observe/request-log.ts';
import type { Tracing } from './observe/tracing.ts';
import type { Store } from './store/store.ts';
import type { ObserveDatabase } from './store/observe-database.ts';
import { registryVersion } from './version.ts';
import type { TracedJob, WorkerOptions } from './workers/start.ts';
import { findRunIdOfJob } from './store/queries/jobs.ts';

/** Observes the running service: the log, the request log, and optionally metrics and traces. */
export interface Observation {
  readonly metrics: Metrics | undefined;
  readonly observeDatabase: ObserveDatabase | undefined;
  readonly onJob: Metrics['countJob'] | undefined;
  readonly onAttempt: Metrics['countAttempt'] | undefined;
  readonly onModelRound: Metrics['countModelRound'] | undefined;
  readonly aroundCall: Tracing['aroundCall'] | undefined;
  readonly aroundJob: WorkerOptions['aroundJob'];
  /** Starts what needs the database. `isExplained` says whether the log already names the cause of a failure. */
  start(store: Store, isExplained: (fault: unknown) => boolean): void;
  onRequest(line: RequestLine): void;
  onFault(fault: unknown, context: { requestId: string }, level?: 'error' | 'debug'): void;
  /** Writes remaining data; the store must still be open. */
  stop(): Promise<void>;
}

export async function assembleObservation(config: Config, role: string, log: Log): Promise<Observation> {
  const tracing = await assembleTracing(config, log);
  const isMeasured = config.metricsPort !== undefined;
  const metrics = isMeasured ? createMetrics({ version: registryVersion, role }) : undefined;
  let requests: RequestLog | undefined;
  let store: Store | undefined;
  // A line of the request log contains no user text, so nothing needs redacting.
  const lines = log.child({}, { redact: [] });
  return {
    metrics,
    observeDatabase: createObserver(metrics, tracing),
    onJob: metrics?.countJob,
    onAttempt: metrics?.countAttempt,
    onModelRound: metrics?.countModelRound,
    aroundCall: tracing?.aroundCall,
    // Workers start after the store is open; before that there is no run to look up.
    aroundJob: tracing && ((job, work) => (store ? traceJob(tracing, store, job, work) : work())),
    start: (opened, isExplained) => {
      store = opened;
      const retention = { days: config.requestLogDays, rows: config.requestLogRows };
      const onFault = (err: unknown) =>
        log[isExplained(err) ? 'debug' : 'warn']({ err }, 'the request log cannot be written; retrying');
      requests = retention.days > 0 ? startRequestLog({ store: opened, retention, onFault }) : undefined;
      metrics?.registerStoreGauges(opened, () => requests?.countLost() ?? 0);
    },
    onRequest: (line) => {
      const { at: _, ...rest } = line;
      lines.info(rest, 'request');
      requests?.add(line);
      metrics?.countCall(line);
    },
    onFault: (fault, context, level = 'error') => {
      log[level]({ ...context, err: fault }, 'a call failed');
      requests?.recordCause(context.requestId, serializeError(fault));
    },
    stop: async () => {
      await requests?.stop();
      await tracing?.end();
    },
  };
}

/** Undefined without observers, to avoid overhead on each statement. */
function createObserver(
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): ObserveDatabase | undefined {
  if (!metrics) return tracing?.observe;
  const counting: ObserveDatabase = async (step, work) => {
    try {
      return await work();
    } catch (fault) {
      metrics.countFault(step, fault);
      throw fault;
    }
  };
  return tracing ? (step, work) => tracing.observe(step, () => counting(step, work)) : counting;
}

/** Looks up the job's run first, only if tracing is on. */
async function traceJob(
  tracing: Tracing,
  store: Store,
  { queue, orgId, subject }: TracedJob,
  work: () => Promise<void>,
): Promise<void> {
  const isRun = subject.startsWith('run_');
  const runId = isRun ? subject : await findRunIdOfJob(store, orgId, subject).catch(() => undefined);
  return tracing.aroundJob(queue, runId, work);
}
