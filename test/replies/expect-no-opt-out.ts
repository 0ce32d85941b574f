import { expect } from 'vitest';
import type { Classification } from '../../src/domain/replies/classify.ts';

/** A reply neither silences its writer nor is suspected of asking for that. */
export function expectNoOptOut({ category, isSuspected }: Classification): void {
  expect({ category, isSuspected }).toEqual({
    category: expect.not.stringMatching('unsubscribe'),
    isSuspected: false,
  });
}
