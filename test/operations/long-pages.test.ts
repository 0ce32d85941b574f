import { describe, expect, test } from 'vitest';
import { maxPageBytes } from '../../src/store/queries/page-size.ts';
import { type Reply, testService } from '../support/test-service.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const longText = 'a long text '.repeat(5_000);
const rowCount = 12;
const each = Array.from({ length: rowCount }, (_, index) => index);

type PagedOperation =
  'leads.list' | 'messages.byLead' | 'messages.byProject' | 'campaigns.list' | 'flows.list';

/** Reads all pages and returns the ids of each. */
async function readPages(id: PagedOperation, args: object) {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const list = { ...args, limit: 200, ...(cursor === null ? {} : { cursor }) };
    const reply: Reply = await service.call(id, list);
    expect(reply.text.length).toBeLessThan(maxPageBytes + 1_048_576);
    pages.push(reply.value.items.map((item: { id: string }) => item.id));
    cursor = reply.value.nextCursor;
  } while (cursor !== null);
  return pages;
}

async function addLargeLeads(): Promise<string[]> {
  const texts = { notes: longText, analysis: longText, outreachAngle: longText };
  const customFields = { field: longText };
  const ids = [];
  for (const index of each) {
    const lead = {
      projectId: projectId(),
      company: `Large ${index}`,
      source: 'large',
      ...texts,
      customFields,
    };
    ids.push((await service.call('leads.add', lead)).value.id);
  }
  return ids.reverse();
}

describe('a page of large items ends early, and the pages together have all items', () => {
  test('of leads', async () => {
    const ids = await addLargeLeads();
    const pages = await readPages('leads.list', { projectId: projectId(), source: 'large' });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(ids);
  });

  test('of messages, in both orders', async () => {
    const lead = { projectId: projectId(), company: 'Writer', email: 'writer@long.example' };
    const { id: leadId } = (await service.call('leads.add', lead)).value;
    const ids = [];
    for (let index = 0; index < 40; index += 1) {
      const message = { projectId: projectId(), leadId, direction: 'outbound', body: longText };
      ids.push((await service.call('inbox.addMessage', message)).value.messageId);
    }
    const thread = await readPages('messages.byLead', { leadId });
    expect(thread.length).toBeGreaterThan(1);
    expect(thread.flat()).toEqual(ids);
    const all = await readPages('messages.byProject', { projectId: projectId() });
    expect(all.length).toBeGreaterThan(1);
    expect(all.flat()).toEqual(ids.toReversed());
  });

  test('of campaigns', async () => {
    const long = { brief: longText, outreachAngle: longText };
    const ids = await addMany('campaigns.create', 20, { name: 'Long', ...long });
    const pages = await readPages('campaigns.list', { projectId: projectId() });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(ids);
  });

  test('of flows', async () => {
    const examples = Array.from({ length: 20 }, () => longText.slice(0, 2_000));
    const categories = Array.from({ length: 20 }, (_, index) => ({ key: `key_${index}`, examples }));
    const steps = [{ id: 'understand', kind: 'understand', categories }];
    const ids = await addMany('flows.create', 4, { name: 'Long', trigger: { kind: 'manual' }, steps });
    const pages = await readPages('flows.list', { projectId: projectId() });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(ids);
  });

  test('of flows that share large skills', async () => {
    const skillIds = [];
    for (const index of each) {
      const skill = { projectId: projectId(), name: `Skill ${index}`, body: longText };
      skillIds.push((await service.call('flows.saveSkill', skill)).value.id);
    }
    const steps = skillIds.map((skillId, index) => ({ id: `step_${index}`, kind: 'understand', skillId }));
    await addMany('flows.create', 10, { name: 'Shares', trigger: { kind: 'manual' }, steps });
    const pages = await readPages('flows.list', { projectId: projectId() });
    expect(pages.flat().length).toBe(new Set(pages.flat()).size);
    expect(pages.flat()).toHaveLength(14);
  });
});

/** Returns the ids, newest first. */
async function addMany(
  id: 'campaigns.create' | 'flows.create',
  count: number,
  args: object,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const reply = await service.call(id, { projectId: projectId(), ...args });
    expect(reply.status, reply.text).toBe(200);
    ids.unshift(reply.value.id);
  }
  return ids;
}
