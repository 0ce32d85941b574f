/*
 * The parent of `outreach serve`. A process that runs out of memory dies without a chance to act, so its parent starts
 * it again. The parent loads nothing of the service and holds no data: it stays small, and the system ends the larger
 * process first. A service that ends before it is ready is not started again, because it would only fail again.
 */
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/** After a death within this time the pause doubles; after a later death it is the first pause again. */
const steadyMs = 60_000;

/** Signals that people and systems send to end a program. A service that one of them ended stays ended. */
const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'];

/**
 * Without these limits V8 keeps 130 MB for new objects after a busy time, lets the heap grow to three or four times of
 * what is in use before it collects garbage, and each thread keeps a pool of freed memory. The arguments and the
 * environment of the operator come later and win.
 */
const memoryOptions = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Runs the service in a child, with the program's own arguments, until it ends or is stopped.
 *
 * @param {string} node
 * @param {readonly string[]} nodeOptions
 * @param {NodeJS.ProcessEnv} environment
 */
export function restartService(node, nodeOptions, environment) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let service;
  let childEnvironment = environment;
  let hasServed = false;
  let isStopping = false;
  let pauseMs = 0;

  const start = () => {
    /** @type {number | undefined} */
    let readyAt;
    // Only the first start prints: callers of --json expect one object.
    const output = hasServed ? 'ignore' : 'inherit';
    const child = spawn(node, [...memoryOptions, ...nodeOptions, ...process.argv.slice(1)], {
      stdio: ['inherit', output, 'inherit', 'ipc'],
      env: { ...memoryEnvironment, ...childEnvironment },
    });
    service = child;
    child.on('message', (/** @type {{ state?: string, port?: number }} */ { state, port }) => {
      if (state === 'stopping') isStopping = true;
      if (state !== 'ready') return;
      if (hasServed) log('warn', { pid: child.pid }, 'the service is running again');
      hasServed = true;
      readyAt = performance.now();
      // With PORT=0 the service chose a port; after a restart callers still use it.
      childEnvironment = { ...environment, PORT: String(port) };
    });
    child.once('error', (error) => {
      // Other errors concern messages to a process that has ended, which 'close' reports.
      if (child.pid === undefined) onEnd(child, 1, null, error.message);
    });
    // Unlike 'exit', 'close' follows the last message of the child.
    child.once('close', (status, signal) => {
      if (child.pid === undefined) return;
      const wasSteady = readyAt !== undefined && performance.now() - readyAt >= steadyMs;
      if (wasSteady) pauseMs = 0;
      onEnd(child, status, signal);
    });
  };

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number | null} status
   * @param {NodeJS.Signals | null} signal
   * @param {string} [failure]
   */
  const onEnd = ({ pid }, status, signal, failure) => {
    service = undefined;
    const isIntended = isStopping || status === 0 || (signal !== null && endingSignals.includes(signal));
    if (isIntended) process.exit(exitStatus(status, signal));
    const cause =
      failure === undefined ? explainDeath(status, signal) : `The service cannot start: ${failure}`;
    if (!hasServed) {
      if (signal !== null || failure !== undefined) print(cause);
      process.exit(exitStatus(status, signal));
    }
    pauseMs = pauseMs === 0 ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs);
    log('fatal', { pid, status, signal }, `${cause} It starts again in ${pauseMs / 1_000} s.`);
    setTimeout(start, pauseMs);
  };

  stopOnSignals(
    () => service,
    () => (isStopping = true),
  );
  start();
}

/**
 * The first SIGTERM or SIGINT lets the service finish its work, a second one ends it immediately. The request is a
 * message, because a key pressed in a terminal reaches both processes and the service must not count two signals.
 * Other signals are passed on.
 *
 * @param {() => import('node:child_process').ChildProcess | undefined} findService
 * @param {() => void} onStop
 */
function stopOnSignals(findService, onStop) {
  let stopSignals = 0;
  for (const signal of /** @type {NodeJS.Signals[]} */ (endingSignals)) {
    process.on(signal, () => {
      const service = findService();
      const isStop = signal === 'SIGTERM' || signal === 'SIGINT';
      if (service === undefined) process.exit(isStop ? 0 : exitStatus(null, signal));
      if (!isStop) {
        service.kill(signal);
        return;
      }
      // The child notices that its parent has ended, and ends as well.
      if (++stopSignals > 1) process.exit(1);
      onStop();
      // A failure means that the child has just ended.
      service.send('stop', () => undefined);
    });
  }
}

/**
 * @param {number | null} status
 * @param {NodeJS.Signals | null} signal
 */
function exitStatus(status, signal) {
  return signal === null ? (status ?? 1) : 128 + constants.signals[signal];
}

/**
 * @param {number | null} status
 * @param {NodeJS.Signals | null} signal
 */
function explainDeath(status, signal) {
  if (signal === 'SIGKILL')
    return (
      'The service was killed, probably by the system because memory ran out. Give the machine or container more ' +
      'memory.'
    );
  if (signal === 'SIGABRT' || status === 134)
    return (
      'The service stopped itself, probably because its heap was full: see the lines above. ' +
      'NODE_OPTIONS=--max-old-space-size=MEGABYTES allows a larger one.'
    );
  if (signal !== null) return `The service was ended by ${signal}.`;
  return `The service ended with status ${status}: see the lines above.`;
}

/**
 * Writes a line as src/log.ts does, which this process does not load.
 *
 * @param {'warn' | 'fatal'} level
 * @param {object} fields
 * @param {string} msg
 */
function log(level, fields, msg) {
  const lowest = logLevels.indexOf(process.env.LOG_LEVEL?.trim() || 'info');
  const rank = logLevels.indexOf(level);
  if (rank < lowest) return;
  print(JSON.stringify({ level: (rank + 1) * 10, time: new Date().toISOString(), ...fields, msg }));
}

/** @param {string} line */
function print(line) {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // The service also runs without a reader of its output.
  }
}
