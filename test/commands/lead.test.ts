import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();
const hide = () => run(['lead', 'hide-secrets', '--json'], { DATABASE_URL: service.databaseUrl });

test(
  'removes secrets of older releases from notes and timelines',
  { timeout: 3 * startTimeoutMs },
  async () => {
    const { orgId, projectId } = service.tenant;
    const report = async (payload: object, email: string) => {
      const args = {
        projectId,
        type: 'demo',
        identity: { email },
        occurredAt: Date.UTC(2026, 10, 1),
        payload,
      };
      return (await service.call('events.ingest', args)).value;
    };
    const { leadId, eventId } = await report({ name: 'Liisa', loginPw: 'hunter2' }, 'liisa@maki.example');
    const other = await report({ name: 'Otto' }, 'otto@maki.example');
    const summary = 'demo: name: Liisa; loginPw: hunter2';
    await service.sql(`update timeline_entry set summary = $3 where org_id = $1 and event_id = $2`, [
      orgId,
      eventId,
      summary,
    ]);
    const notes = `By hand: hunter2 is a film.\n2026-11-01 ${summary}\nCall her.`;
    await service.sql(`update lead set notes = $3 where org_id = $1 and id = $2`, [orgId, leadId, notes]);

    expect(await hide()).toMatchObject({
      status: 0,
      stdout: '{"events":2,"retold":1,"notes":1,"merges":0}\n',
    });
    const lead = (await service.call('leads.get', { leadId })).value;
    expect(lead.notes).toBe('By hand: hunter2 is a film.\n2026-11-01 demo: name: Liisa\nCall her.');
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({ kind: 'event', summary: 'demo: name: Liisa' }),
    );
    expect((await service.call('leads.get', { leadId: other.leadId })).value.notes).toBe(
      '2026-11-01 demo: name: Otto',
    );
    expect(await hide()).toMatchObject({
      status: 0,
      stdout: '{"events":2,"retold":0,"notes":0,"merges":0}\n',
    });
  },
);

test('undoing a merge restores no secrets', { timeout: 3 * startTimeoutMs }, async () => {
  const { orgId, projectId, liveKey: key } = await service.newTenant();
  const call = async (fn: string, args: object) => (await service.call(fn, args, { key })).value;
  const ingest = (payload: object, email: string) =>
    call('events.ingest', {
      projectId,
      type: 'demo',
      identity: { email },
      occurredAt: Date.UTC(2026, 10, 1),
      payload,
    });
  const kept = (await call('leads.add', { projectId, email: 'eero@maki.example' })).id;
  const merged = await ingest({ name: 'Liisa', loginPw: 'hunter3' }, 'aino@maki.example');
  const summary = 'demo: name: Liisa; loginPw: hunter3';
  const notes = `By hand.\n2026-11-01 ${summary}`;
  await service.sql('update timeline_entry set summary = $3 where org_id = $1 and event_id = $2', [
    orgId,
    merged.eventId,
    summary,
  ]);
  await service.sql('update lead set notes = $3 where org_id = $1 and id = $2', [
    orgId,
    merged.leadId,
    notes,
  ]);
  await call('leads.merge', { primaryId: kept, duplicateId: merged.leadId });
  const hidden = await run(['lead', 'hide-secrets'], { DATABASE_URL: service.databaseUrl });
  expect(hidden.stdout).toContain('Redacted: 1.\nLeads with changed notes: 1.');
  expect(hidden.stdout).toMatch(/Stored merges with changed notes: 1\.\n$/);
  const records = await service.sql('select record::text as text from merged_lead where org_id = $1', [
    orgId,
  ]);
  expect(JSON.stringify(records)).toContain('By hand.');
  expect(JSON.stringify(records)).not.toContain('hunter3');
  await run(['lead', 'unmerge', '--lead', merged.leadId], { DATABASE_URL: service.databaseUrl });
  expect((await call('leads.get', { leadId: merged.leadId })).notes).toBe(
    'By hand.\n2026-11-01 demo: name: Liisa',
  );
  expect((await call('leads.get', { leadId: kept })).notes).toBeNull();
});
