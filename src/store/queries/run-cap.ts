import type { Rows } from '../rows.ts';
import type { ReadContext } from '../store.ts';
import { sumRunCredits } from './runs.ts';

/** Credits that the run may still set aside under its cap; below zero where it is over, without a cap no end. */
export async function findRemainingCap(tx: ReadContext, { id, creditCap }: Rows['Run']): Promise<number> {
  if (creditCap === null || creditCap === undefined) return Infinity;
  const { reserved, spent } = await sumRunCredits(tx, id);
  return creditCap - reserved - spent;
}
