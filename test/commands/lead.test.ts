import { expect, test } from 'vitest';
import { testHouse } from '../house.ts';
import { programs, startingMs } from './program.ts';

const house = testHouse();
const { run } = programs();
const hide = () => run(['lead', 'hide-secrets', '--json'], { DATABASE_URL: house.databaseUrl });

test(
  'secrets that older releases told are taken out of notes and timelines',
  { timeout: 3 * startingMs },
  async () => {
    const { orgId, projectId } = house.tenant;
    const report = async (payload: object, email: string) => {
      const args = {
        projectId,
        type: 'demo',
        identity: { email },
        occurredAt: Date.UTC(2026, 10, 1),
        payload,
      };
      return (await house.call('events.ingest', args)).value;
    };
    const { leadId, eventId } = await report({ name: 'Liisa', loginPw: 'hunter2' }, 'liisa@maki.example');
    const other = await report({ name: 'Otto' }, 'otto@maki.example');
    const told = 'demo: name: Liisa; loginPw: hunter2';
    await house.sql(`update timeline_entry set summary = $3 where org_id = $1 and event_id = $2`, [
      orgId,
      eventId,
      told,
    ]);
    const notes = `By hand: hunter2 is a film.\n2026-11-01 ${told}\nCall her.`;
    await house.sql(`update lead set notes = $3 where org_id = $1 and id = $2`, [orgId, leadId, notes]);

    expect(await hide()).toMatchObject({ status: 0, stdout: '{"events":2,"retold":1}\n' });
    const lead = (await house.call('leads.get', { leadId })).value;
    expect(lead.notes).toBe('By hand: hunter2 is a film.\n2026-11-01 demo: name: Liisa\nCall her.');
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({ kind: 'event', summary: 'demo: name: Liisa' }),
    );
    expect((await house.call('leads.get', { leadId: other.leadId })).value.notes).toBe(
      '2026-11-01 demo: name: Otto',
    );
    expect(await hide()).toMatchObject({ status: 0, stdout: '{"events":2,"retold":0}\n' });
  },
);
