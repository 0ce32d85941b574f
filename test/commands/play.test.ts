import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();
const command = (...options: string[]) => run(['play', ...options], { DATABASE_URL: service.databaseUrl });
const folder = mkdtempSync(path.join(tmpdir(), 'outreach-plays-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = async (fn: string, args: Record<string, unknown>) => {
  const reply = await service.call(fn, { projectId: service.tenant.projectId, ...args });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
};
const listPlays = async () => (await call('brain.list', { type: 'play' })).items;

test(
  'suggests plays, and adds them once their reasons are written',
  { timeout: 4 * startTimeoutMs },
  async () => {
    const { projectId } = service.tenant;
    const file = path.join(folder, 'plays.json');
    await call('brain.add', {
      type: 'product',
      title: 'Tavlo',
      body: 'Tavlo plans the shifts of all sites.',
    });
    const reference = await call('brain.add', {
      type: 'reference',
      title: 'Citycare',
      body: 'Citycare plans the shifts of 40 sites with Tavlo.',
    });
    const analysis = 'In September 2026 Harbour Foods opened a new smokehouse in Aberdeen with 60 staff.';
    await call('leads.add', { company: 'Harbour Foods', analysis });

    const suggested = await command('suggest', '--project', projectId);
    expect(suggested).toMatchObject({ status: 0, stderr: '' });
    const [suggestion, ...others] = JSON.parse(suggested.stdout);
    expect(others).toEqual([]);
    expect(suggestion).toEqual({
      title: 'Tavlo: Citycare',
      play: {
        when: { kinds: ['opening'] },
        because: '',
        offer: 'Tavlo plans the shifts of all sites.',
        proof: { brainId: reference.id },
        language: 'en',
      },
    });
    expect(await listPlays()).toEqual([]);

    writeFileSync(file, suggested.stdout);
    expect(await command('add', '--project', projectId, '--json', file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/play 1 is invalid\..*play\.because/),
    });
    suggestion.play.because = 'A new site needs a full roster on its first day.';
    const unknownSlot = { ...suggestion, play: { ...suggestion.play, offer: 'In {city}.' } };
    writeFileSync(file, JSON.stringify([suggestion, unknownSlot]));
    expect(await command('add', '--project', projectId, '--json', file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'Play 2 cannot be added. The argument play.offer has the unknown slot {city}',
      ),
    });
    expect(await listPlays()).toEqual([]);

    writeFileSync(file, JSON.stringify(suggestion));
    const added = await command('add', '--project', projectId, '--json', file);
    const [play] = await listPlays();
    expect(added).toMatchObject({ status: 0, stdout: `Added 1 play.\n${play.id}  Tavlo: Citycare\n` });
    expect(play.play).toMatchObject(JSON.parse(readFileSync(file, 'utf8')).play);
  },
);
