import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longSuites } from './long-suites.ts';

const root = path.join(import.meta.dirname, '..', '..');

test.each(longSuites)('there are suites of the long gate at %s', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
