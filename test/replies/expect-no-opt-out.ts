import { expect } from 'vitest';
import type { Classification } from '../../src/domain/replies/classify.ts';

/** Expects that a reply neither suppresses its writer nor is suspected to be an opt-out. */
export function expectNoOptOut({ category, isSuspected }: Classification): void {
  expect({ category, isSuspected }).toEqual({
    category: expect.not.stringMatching('unsubscribe'),
    isSuspected: false,
  });
}
