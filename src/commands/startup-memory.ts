import { collectGarbage } from './collect-garbage.ts';

/**
 * Frees the memory that only startup needed, a fifth of the total. V8 collects garbage under load, so an idle
 * service would keep it. Takes some hundredths of a second, once.
 */
export async function freeStartupMemory(): Promise<void> {
  await collectGarbage();
}
