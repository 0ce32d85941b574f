import type { Rows } from '../rows.ts';
import type { Reading } from '../store.ts';
import { sumCredits } from './runs.ts';

/** Credits that the run may still set aside under its cap; below zero where it is over, without a cap no end. */
export async function readCapLeft(tx: Reading, { id, creditCap }: Rows['Run']): Promise<number> {
  if (creditCap === null || creditCap === undefined) return Infinity;
  const { reserved, spent } = await sumCredits(tx, id);
  return creditCap - reserved - spent;
}
