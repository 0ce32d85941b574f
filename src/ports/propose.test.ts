import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { request } from '../../test/fixtures/drafting/draft-request.ts';
import { ComposerFailed, type Composer } from './composer.ts';
import { proposeDraft } from './propose.ts';

const written = [{ blockId: 'subject', sentences: [] }];
const embeddedComposer: Composer = { name: 'embedded', compose: async () => written };
const model = (compose: Composer['compose']): Composer => ({ name: 'model', readsRules: true, compose });
const propose = (composer: Composer, signal?: AbortSignal, timeoutMs = 5_000) =>
  proposeDraft({ composer, embeddedComposer }, request(), {
    orgId: 'org_test',
    ...(signal ? { signal } : {}),
    timeoutMs,
  });

describe('proposeDraft', () => {
  it('returns both proposals, the configured composer first', async () => {
    const blocks = [{ blockId: 'greeting', sentences: [] }];
    expect(await propose(model(async () => blocks))).toEqual({
      proposals: [
        { blocks, readsRules: true, composedBy: 'model', rounds: 0 },
        { blocks: written, readsRules: false, composedBy: 'embedded', rounds: 0 },
      ],
      failureReason: null,
    });
  });

  it('calls a composer that is both only once', async () => {
    expect((await propose(embeddedComposer)).proposals).toEqual([
      { blocks: written, readsRules: false, composedBy: 'embedded', rounds: 0 },
    ]);
  });

  it('falls back to the embedded composer with the reason if the configured one fails', async () => {
    const failing = model(() => Promise.reject(new ComposerFailed('The model refused.')));
    expect(await propose(failing)).toEqual({
      proposals: [{ blocks: written, readsRules: false, composedBy: 'embedded', rounds: 0 }],
      failureReason: 'The model refused.',
    });
  });

  it('rethrows undeclared errors', async () => {
    await expect(propose(model(() => Promise.reject(new TypeError('a fault of ours'))))).rejects.toThrow(
      'a fault of ours',
    );
    const failing = { ...embeddedComposer, compose: () => Promise.reject(new ComposerFailed('broken')) };
    const ports = { composer: failing, embeddedComposer: failing };
    await expect(proposeDraft(ports, request(), { orgId: 'org_test', timeoutMs: 5_000 })).rejects.toThrow(
      'broken',
    );
  });

  it('limits the time of the configured composer', async () => {
    const slow = model((_asked, signal) =>
      sleep(5_000, written, { signal }).catch(() => {
        throw new ComposerFailed(`It was ended by ${(signal!.reason as Error).name}.`);
      }),
    );
    expect((await propose(slow, undefined, 20)).failureReason).toBe('It was ended by TimeoutError.');
  });

  it('rethrows the reason of an abort', async () => {
    const going = new AbortController();
    const slow = model(async () => {
      going.abort(new Error('stopping'));
      throw new ComposerFailed('too late');
    });
    await expect(propose(slow, going.signal)).rejects.toThrow('stopping');
  });
});
