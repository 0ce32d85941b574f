/*
 * Fair queueing by organisation, for a fixed number of slots. Each organisation has its own queue. The next slot goes
 * to the waiting organisation that uses the fewest; those with equally many take turns. So an organisation without a
 * slot waits for at most one call of each other, even if another has queued a thousand. No organisation uses all slots,
 * so that another finds one free even while long calls run.
 */
export interface FairQueueLimits {
  readonly slots: number;
  readonly slotsPerOrganisation: number;
}

export class FairQueue<Waiter extends object> {
  readonly #slotsPerOrganisation: number;
  #freeSlots: number;
  readonly #usedSlots = new Map<string, number>();
  /** The queues that are not empty. A Map keeps the order of insertion, which is the order of turns. */
  readonly #queues = new Map<string, Set<Waiter>>();
  #waitingCount = 0;

  constructor({ slots, slotsPerOrganisation }: FairQueueLimits) {
    this.#freeSlots = slots;
    this.#slotsPerOrganisation = slotsPerOrganisation;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  waitingCountOf(organisation: string): number {
    return this.#queues.get(organisation)?.size ?? 0;
  }

  /** Takes a slot, or returns false if the organisation must wait. */
  acquire(organisation: string): boolean {
    const usedSlots = this.#usedSlots.get(organisation) ?? 0;
    if (this.#freeSlots === 0 || usedSlots >= this.#slotsPerOrganisation) return false;
    this.#usedSlots.set(organisation, usedSlots + 1);
    this.#freeSlots -= 1;
    return true;
  }

  /** Lets `waiter` wait. Call it only after `acquire` has returned false. */
  enqueue(organisation: string, waiter: Waiter): void {
    const queue = this.#queues.get(organisation);
    if (queue) queue.add(waiter);
    else this.#queues.set(organisation, new Set([waiter]));
    this.#waitingCount += 1;
  }

  /** Removes a waiter that gives up. */
  cancel(organisation: string, waiter: Waiter): void {
    const queue = this.#queues.get(organisation);
    if (!queue?.delete(waiter)) return;
    this.#waitingCount -= 1;
    if (queue.size === 0) this.#queues.delete(organisation);
  }

  /** Frees a slot of the organisation. Returns the waiter that takes a slot now, if any may. */
  release(organisation: string): Waiter | undefined {
    const usedSlots = this.#usedSlots.get(organisation) ?? 0;
    if (usedSlots > 1) this.#usedSlots.set(organisation, usedSlots - 1);
    else this.#usedSlots.delete(organisation);
    this.#freeSlots += 1;
    const next = this.#findNext();
    if (next === undefined || !this.acquire(next)) return undefined;
    return this.#takeFirst(next);
  }

  /** Finds the waiting organisation that uses the fewest slots. */
  #findNext(): string | undefined {
    let next: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const organisation of this.#queues.keys()) {
      const usedSlots = this.#usedSlots.get(organisation) ?? 0;
      if (usedSlots >= fewest) continue;
      [next, fewest] = [organisation, usedSlots];
      if (fewest === 0) break;
    }
    return next;
  }

  /** Removes the first waiter of an organisation, whose next turn comes after the others'. */
  #takeFirst(organisation: string): Waiter | undefined {
    const queue = this.#queues.get(organisation);
    const [waiter] = queue ?? [];
    if (!queue || !waiter) return undefined;
    this.cancel(organisation, waiter);
    if (this.#queues.delete(organisation)) this.#queues.set(organisation, queue);
    return waiter;
  }
}
