import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../commands/collect-garbage.ts';
import { createPacing, type Clock } from './pacing.ts';

const neverAborted = new AbortController().signal;

describe('schedule', () => {
  it('keeps the spacing between the end of one request and the start of the next', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ spacingMs: fc.nat(5_000), durationMs: fc.nat(500) }), {
          minLength: 2,
          maxLength: 8,
        }),
        async (requests) => {
          const { clock, advance } = virtualClock();
          const pacing = createPacing(clock);
          const runs: { startMs: number; endMs: number; spacingMs: number }[] = [];
          await Promise.all(
            requests.map(({ spacingMs, durationMs }) =>
              pacing.schedule('koivu.fi', spacingMs, neverAborted, async () => {
                const startMs = clock.now();
                await Promise.resolve();
                advance(durationMs);
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
    const pending = Promise.withResolvers<string>();
    const first = pacing.schedule('a.fi', 1_000, neverAborted, () => pending.promise);
    expect(await pacing.schedule('b.fi', 1_000, neverAborted, async () => 'b')).toBe('b');
    pending.resolve('a');
    expect(await first).toBe('a');
  });

  it('continues after a failure and skips aborted work', async () => {
    const pacing = createPacing(virtualClock().clock);
    const controller = new AbortController();
    const failing = pacing.schedule('a.fi', 1, neverAborted, () => Promise.reject(new Error('broken')));
    let hasRun = false;
    const waiting = pacing.schedule('a.fi', 1, controller.signal, async () => void (hasRun = true));
    controller.abort(new Error('aborted'));
    await expect(failing).rejects.toThrow('broken');
    await expect(waiting).rejects.toThrow('aborted');
    expect(await pacing.schedule('a.fi', 1, neverAborted, async () => 'next')).toBe('next');
    expect(hasRun).toBe(false);
  });

  it('keeps no result', async () => {
    const pacing = createPacing(virtualClock().clock);
    const page = new WeakRef(
      await pacing.schedule('a.fi', 1, neverAborted, async () => ({ body: 'a page' })),
    );
    await collectGarbage();
    expect(page.deref()).toBeUndefined();
    expect(await pacing.schedule('a.fi', 1, neverAborted, async () => 'next')).toBe('next');
  });

  it('limits the spacing to ten seconds', async () => {
    const { clock, sleepsMs } = virtualClock();
    const pacing = createPacing(clock);
    for (const spacingMs of [0, 86_400_000])
      await pacing.schedule('a.fi', spacingMs, neverAborted, async () => undefined);
    expect(sleepsMs).toEqual([10_000]);
  });
});

function virtualClock(): { clock: Clock; sleepsMs: number[]; advance(elapsedMs: number): void } {
  let nowMs = 1_000;
  const sleepsMs: number[] = [];
  return {
    sleepsMs,
    advance: (elapsedMs) => void (nowMs += elapsedMs),
    clock: {
      now: () => nowMs,
      async sleep(delayMs) {
        sleepsMs.push(delayMs);
        nowMs += delayMs;
      },
    },
  };
}
