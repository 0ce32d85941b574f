import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
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

test('shows which lead gets which play, and why', { timeout: 3 * startTimeoutMs }, async () => {
  const { projectId } = await createWorkspace(service.assembled.store, {
    orgId: service.tenant.orgId,
    name: 'Tried',
  });
  const analysis = 'In September 2026 Harbour Foods opened a new smokehouse in Aberdeen with 60 staff.';
  const opened = await call('leads.add', { projectId, company: 'Harbour Foods', analysis });
  const quiet = await call('leads.add', { projectId, company: 'Koivu Oy' });
  const because = 'A new site in {trigger.place} needs a roster on its first day.';
  const offer = 'May {firstName} see one?';
  const play = { when: { kinds: ['opening'] }, because, offer, language: 'en' };
  const { id } = await call('brain.add', { projectId, type: 'play', title: 'New sites', play });

  const shown = await command('try', '--project', projectId);
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(shown.stdout).toContain(`Koivu Oy (${quiet.id}): no play\n`);
  expect(shown.stdout).toContain(`Harbour Foods (${opened.id}): New sites\n`);
  expect(shown.stdout).toContain('The play “New sites” answers it, because it is of the kind “opening”.');
  expect(shown.stdout).toContain('    Because: A new site in Aberdeen needs a roster on its first day.\n');
  expect(shown.stdout).toContain('    Offer: (left out, because a slot is empty)\n');

  const one = await command('try', '--project', projectId, '--lead', opened.id, '--json');
  expect(JSON.parse(one.stdout).leads).toMatchObject([
    { leadId: opened.id, play: { id, title: 'New sites' }, trigger: { kind: 'opening', date: '2026-09' } },
  ]);
  const unknown = await command('try', '--project', projectId, '--lead', newId('lead'));
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('has no lead') });
});
