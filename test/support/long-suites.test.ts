import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longSuites } from './long-suites.ts';

const root = path.join(import.meta.dirname, '..', '..');

test.each(longSuites)('the pattern %s of the long gate matches test files', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
