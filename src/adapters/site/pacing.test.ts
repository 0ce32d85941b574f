import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPacing, type Clock } from './pacing.ts';

const never = new AbortController().signal;

describe('inTurn', () => {
  it('keeps the delay between the end of a request and the next start', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ spacingMs: fc.nat(5_000), takesMs: fc.nat(500) }), {
          minLength: 2,
          maxLength: 8,
        }),
        async (requests) => {
          const { clock, pass } = virtualClock();
          const pacing = createPacing(clock);
          const runs: { startMs: number; endMs: number; spacingMs: number }[] = [];
          await Promise.all(
            requests.map(({ spacingMs, takesMs }) =>
              pacing.schedule('koivu.fi', spacingMs, never, async () => {
                const startMs = clock.now();
                await Promise.resolve();
                pass(takesMs);
                runs.push({ startMs, endMs: clock.now(), spacingMs });
              }),
            ),
          );
          expect(runs).toHaveLength(requests.length);
          for (const [index, { startMs, spacingMs }] of runs.entries()) {
            if (index > 0) expect(startMs).toBeGreaterThanOrEqual((runs[index - 1]?.endMs ?? 0) + spacingMs);
          }
        },
      ),
    );
  });

  it('does not delay other sites', async () => {
    const pacing = createPacing(virtualClock().clock);
    const stuck = Promise.withResolvers<string>();
    const first = pacing.schedule('a.fi', 1_000, never, () => stuck.promise);
    expect(await pacing.schedule('b.fi', 1_000, never, async () => 'b')).toBe('b');
    stuck.resolve('a');
    expect(await first).toBe('a');
  });

  it('continues after a failure and skips aborted callers', async () => {
    const pacing = createPacing(virtualClock().clock);
    const gone = new AbortController();
    const failing = pacing.schedule('a.fi', 1, never, () => Promise.reject(new Error('broken')));
    let ran = false;
    const waiting = pacing.schedule('a.fi', 1, gone.signal, async () => void (ran = true));
    gone.abort(new Error('gave up'));
    await expect(failing).rejects.toThrow('broken');
    await expect(waiting).rejects.toThrow('gave up');
    expect(await pacing.schedule('a.fi', 1, never, async () => 'next')).toBe('next');
    expect(ran).toBe(false);
  });

  it('waits at most ten seconds', async () => {
    const { clock, slept } = virtualClock();
    const pacing = createPacing(clock);
    for (const spacingMs of [0, 86_400_000])
      await pacing.schedule('a.fi', spacingMs, never, async () => undefined);
    expect(slept).toEqual([10_000]);
  });
});

function virtualClock(): { clock: Clock; slept: number[]; pass(durationMs: number): void } {
  let nowMs = 1_000;
  const slept: number[] = [];
  return {
    slept,
    pass: (durationMs) => void (nowMs += durationMs),
    clock: {
      now: () => nowMs,
      async sleep(delayMs) {
        slept.push(delayMs);
        nowMs += delayMs;
      },
    },
  };
}
