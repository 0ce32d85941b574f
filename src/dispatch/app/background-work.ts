/** Work that begins once a reply is sent, because its duration must not tell the caller anything. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  start(work: () => Promise<void>, onFault: (fault: unknown) => void): void {
    const running = work()
      .catch(onFault)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for all work that has begun. */
  async finish(): Promise<void> {
    await Promise.all(this.#running);
  }
}
