/**
 * Who calls, and whether he may. What a process knows of a key is good enough to go on, never to refuse: the call's
 * first statement looks at the key again, and a call that is to be refused before it came to one is confirmed by a
 * question of its own. A key that is found changed is identified anew, and what it may is judged again.
 */
import { Refusal } from '../domain/errors.ts';
import { authenticate } from './authenticate.ts';
import { authorise } from './authorise.ts';
import type { KnownKeys } from './known-keys.ts';
import { limit } from './limit.ts';
import type { Parts, Way } from './passage.ts';

export async function identify(way: Way, _parts: Parts, keys: KnownKeys): Promise<void> {
  const { admitted, authorization } = way.request;
  way.who = admitted && !admitted.hasChanged ? admitted : await authenticate(keys, authorization, way.now);
}

export function limitRate({ who, now }: Way, { limits }: Parts): void {
  limit(limits, who!, now);
}

export async function authoriseCaller(way: Way, parts: Parts, keys: KnownKeys): Promise<void> {
  try {
    way.entry = authorise(way.who!.caller, way.named!);
  } catch (refusal) {
    if (way.who!.isConfirmed) throw refusal;
    await confirmCaller(way, parts, keys);
    way.entry = authorise(way.who!.caller, way.named!);
  }
}

/** Asks whether the key still stands, unless this call has asked already. */
export async function confirmCaller(way: Way, parts: Parts, keys: KnownKeys): Promise<void> {
  const { isConfirmed, entrance } = way.who!;
  if (isConfirmed) return;
  try {
    await parts.store.read(entrance, (reading) => reading.sql('select'));
  } catch (thrown) {
    if (!way.who!.hasChanged) throw thrown;
    await identifyAgain(way, parts, keys);
  }
}

export async function identifyAgain(way: Way, parts: Parts, keys: KnownKeys): Promise<void> {
  await identify(way, parts, keys);
  limitRate(way, parts);
  if (way.entry) authorise(way.who!.caller, way.entry);
}

/** What is to be told in the place of a refusal: that the key no longer stands comes first. */
export async function confirmRefusal(
  way: Way,
  parts: Parts,
  keys: KnownKeys,
  thrown: unknown,
): Promise<unknown> {
  if (!way.who || !(thrown instanceof Refusal)) return thrown;
  try {
    await confirmCaller(way, parts, keys);
    return thrown;
  } catch (earlier) {
    return earlier;
  }
}
