import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileCache } from './test/support/compile-cache.ts';
import { LongFilesFirst } from './test/support/long-files-first.ts';
import { SkippedSuites, tags } from './test/support/skipped-suites.ts';

/** Suites that kill programs, open a browser, run every gate or try many cases: `npm run check -- long` runs them. */
const longSuites = [
  'test/faults/**/*.test.ts',
  'test/{flows,pipeline}/kill-*.test.ts',
  'test/property/run-machine.test.ts',
  'test/{docs,sdk}/browser.test.ts',
  'test/new-operation/*.test.ts',
];

/**
 * `unit` holds the tests that stand beside pure code and waits for nothing. `service` and `long` each share one
 * PostgreSQL with a database for each file. Files share a worker's modules, which makes a run several times faster, so
 * a test may not mock a module or leave anything behind in one.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    // Most of them wait for a database or another program, so that two at a time need little more than one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongFilesFirst },
    tags,
    reporters: ['default', new SkippedSuites()],
    env: { NODE_COMPILE_CACHE: compileCache },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Nothing measures itself against this: it ends what hangs, also where other programs keep the machine busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,check,codegen,sdk}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: longSuites,
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: longSuites,
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
    ],
  },
});
