import type { Config } from './config.ts';
import type { RequestLine } from './doors/http.ts';
import { describeFailure, type Log } from './log.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { startRequestLog, type RequestLog } from './observe/request-log.ts';
import type { Store } from './store/store.ts';
import type { WatchDatabase } from './store/watch-database.ts';
import { registryVersion } from './version.ts';

/** What looks on while the service works: the log, the record of calls, and the figures where they are wanted. */
export interface Observation {
  readonly metrics: Metrics | undefined;
  readonly watch: WatchDatabase | undefined;
  readonly onJob: Metrics['countJob'] | undefined;
  /** Begins what needs the database. */
  begin(store: Store): void;
  onRequest(line: RequestLine): void;
  onFault(fault: unknown, context: { requestId: string }): void;
  /** Writes what is left to write; the store must be open yet. */
  end(): Promise<void>;
}

export function assembleObservation(config: Config, role: string, log: Log): Observation {
  const isMeasured = config.metricsPort !== undefined;
  const metrics = isMeasured ? createMetrics({ version: registryVersion, role }) : undefined;
  let requests: RequestLog | undefined;
  return {
    metrics,
    watch: metrics && watchWith(metrics),
    onJob: metrics?.countJob,
    begin: (store) => {
      const keep = { days: config.requestLogDays, rows: config.requestLogRows };
      const onFault = (err: unknown) =>
        log.warn({ err }, 'the record of calls cannot be written just now; it is tried again');
      requests = keep.days > 0 ? startRequestLog({ store, keep, onFault }) : undefined;
      metrics?.follow(store, () => requests?.lost() ?? 0);
    },
    onRequest: (line) => {
      const { at: _, ...rest } = line;
      log.info(rest, 'request');
      requests?.add(line);
      metrics?.countCall(line);
    },
    onFault: (fault, context) => {
      log.error({ ...context, err: fault }, 'a call failed');
      requests?.explain(context.requestId, describeFailure(fault));
    },
    end: async () => requests?.stop(),
  };
}

function watchWith(metrics: Metrics): WatchDatabase {
  return async (step, work) => {
    try {
      return await work();
    } catch (fault) {
      metrics.countFault(step, fault);
      throw fault;
    }
  };
}
