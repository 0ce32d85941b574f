import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileCache } from '../support/compile-cache.ts';
import type { TestService } from '../support/test-service.ts';
import type { MemoryUse, ProcessMessage } from './service-process.ts';

/** A service in its own process, on the database and the files of a test service. */
export interface ServiceProcess {
  readonly url: string;
  /** Collects garbage in the process, then measures its memory. */
  measureMemory(): Promise<MemoryUse>;
  /** True until the process has exited. */
  isRunning(): boolean;
  close(): Promise<void>;
}

export async function startServiceProcess({
  databaseUrl,
  dataDir,
}: Pick<TestService, 'databaseUrl' | 'dataDir'>): Promise<ServiceProcess> {
  const child = fork(path.join(import.meta.dirname, 'service-process.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
      RATE_LIMIT_LIVE: '1000000',
      RATE_LIMIT_TEST: '1000000',
      CRAWL_SPACING_MS: '0',
      NODE_COMPILE_CACHE: compileCache,
    },
  });
  const receive = async (): Promise<ProcessMessage> => {
    const [message] = (await Promise.race([once(child, 'message'), failAtExit(child)])) as [ProcessMessage];
    return message;
  };
  const started = await receive();
  if (!('url' in started)) throw new Error('The service sent no address.');
  return {
    url: started.url,
    measureMemory: async () => {
      child.send('measure');
      const answer = await receive();
      if (!('memory' in answer)) throw new Error('The service sent no memory use.');
      return answer.memory;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function failAtExit(child: ReturnType<typeof fork>): Promise<never> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  throw new Error(`The service ended with ${signal ?? code}.`);
}
