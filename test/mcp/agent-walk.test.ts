/*
 * An agent that knows nothing but what the server tells it: the list of tools, results and refusals. The test names the
 * tools in the order of the work and gives the facts that its user would; which arguments a tool needs, the ids to name
 * and what to do after a refusal, the agent has to read.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService, type CallOptions } from '../support/test-service.ts';
import { callMcp, callTool, type ToolResult } from './call-mcp.ts';

const service = testService({ environment: { APP_URL: 'https://app.example' } });

interface Property {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}

interface Listed {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, Property>> };
}

type Facts = Readonly<Record<string, unknown>>;

let listed: ReadonlyMap<string, Listed>;
beforeAll(async () => {
  const { tools } = JSON.parse((await callMcp(service, 'tools/list')).text).result as { tools: Listed[] };
  listed = new Map(tools.map((tool) => [tool.name, tool]));
});

/** Works for one key. */
function newAgent(options: CallOptions) {
  /** The last id that was seen of each kind. */
  const known = new Map<string, string>();
  const refusals: { tool: string; text: string }[] = [];

  /** Gives a tool only what it asks for, one refusal after the other, until it does what it is for. */
  async function use(name: string, facts: Facts = {}): Promise<any> {
    const { properties = {} } = listed.get(name)!.inputSchema;
    const args: Record<string, unknown> = {};
    for (let tries = 0; tries < 12; tries++) {
      const result = await callTool(service, name, args, options);
      if (!result.isError) return learn(result);
      const { text } = result.content[0]!;
      refusals.push({ tool: name, text });
      const wanted = /argument ([A-Za-z]+)/.exec(text.split('\n').at(-1)!)?.[1];
      const value = wanted && (facts[wanted] ?? valueFor(properties[wanted]));
      if (!wanted || value === undefined || args[wanted] !== undefined)
        return expect.fail(`${name} does not say how to go on: ${text}`);
      args[wanted] = value;
      if (tries === 0) Object.assign(args, facts);
    }
    return expect.fail(`${name} is never content: ${JSON.stringify(refusals.at(-1))}`);
  }

  /** An id is told by how it begins. */
  function valueFor({ pattern, enum: words }: Property = {}): unknown {
    return words?.[0] ?? known.get(/^\^([a-z_]+)_/.exec(pattern ?? '')?.[1] ?? '');
  }

  function learn({ structuredContent, content }: ToolResult): any {
    for (const { text } of content) expectNoOperations(text);
    JSON.stringify(structuredContent, (_, value: unknown) => {
      const kind = typeof value === 'string' && /^([a-z_]+)_[0-9a-z]{26}$/.exec(value)?.[1];
      if (kind) known.set(kind, value as string);
      return value;
    });
    return structuredContent;
  }

  /** Asks for what a refusal must be read for, and answers its text. */
  async function isRefused(name: string, args: Facts): Promise<string> {
    const { isError, content } = await callTool(service, name, args, options);
    expect(isError, `${name} ${JSON.stringify(args)}`).toBe(true);
    refusals.push({ tool: name, text: content[0]!.text });
    return content[0]!.text;
  }

  return { use, isRefused, known, refusals };
}

type Agent = ReturnType<typeof newAgent>;

/** The next step: an argument of the tool, another tool, a person with an address, or words that say what to do. */
function expectNextStep({ refusals }: Agent): void {
  for (const { tool, text } of refusals) {
    const names = Object.keys(listed.get(tool)!.inputSchema.properties ?? {});
    const named = /argument ([A-Za-z]+)/.exec(text.split('\n').at(-1)!)?.[1];
    const leadsToTool = [...text.matchAll(/\b(?:service_[a-z_]+|search|fetch)\b/g)].some(
      ([word]) => word !== tool && listed.has(word),
    );
    const leadsToPerson = /A person must act: ask them to open https:\/\/app\.example\//.test(text);
    const namesArgument = names.some((name) => name === named || text.includes(`Did you mean ${name}?`));
    const leads = [namesArgument, leadsToTool, leadsToPerson];
    expect(leads.some(Boolean) || text.includes('Next: '), `${tool}: ${text}`).toBe(true);
    expectNoOperations(text);
  }
}

function expectNoOperations(text: string): void {
  expect(text, 'speaks of operations that an agent does not know').not.toMatch(
    /\b(?:leads|runs|projects|messages|brain|drafts|replies|inbox)\.[a-z]+[A-Z]?/,
  );
}

async function describeBusiness({ use }: Agent): Promise<void> {
  await use('service_list_projects');
  await use('service_update_project_context', {
    whatTheyDo: 'We help service companies plan shifts for field teams.',
    products: 'Tavlo Planner builds rosters from staff wishes, skills and demand.',
    valueProposition: 'Planners spend 30 percent less time on rosters in the first quarter.',
  });
  await use('service_add_brain_item', {
    type: 'reference',
    title: 'Citycare',
    body: 'Citycare cut its roster work from 12 hours to 4 hours a week with Tavlo.',
  });
  await use('service_set_knowledge', { text: 'Tavlo connects to payroll systems.' });
}

test('works from an empty workspace to a run’s gate and a drafted answer', { timeout: 60_000 }, async () => {
  const { liveKey: key } = await service.newTenant({ credits: 100 });
  const agent = newAgent({ key });
  await describeBusiness(agent);
  const person = { firstName: 'Anna', company: 'Koivu Care', email: 'anna@koivu.example' };
  await agent.use('service_add_lead', { ...person, source: 'fair', analysis });
  await agent.use('service_start_campaign_from_leads', { source: 'fair' });
  const status = await waitUntilPeopleMustAct(agent);
  expect(status.awaitingHuman.url).toMatch(/^https:\/\/app\.example\/runs\/run_/);
  expect(status.awaitingHuman.todo).toMatch(
    /^Read the drafts with service_get_run_leads and show them to a person, .* with service_approve_/,
  );
  expect(status.counts.drafts).toBe(1);
  const rows = await agent.use('service_get_run_leads');
  expect(rows.items[0].draft.body).toContain('roster');

  await agent.use('service_add_inbox_message', {
    direction: 'inbound',
    subject: 'Payroll',
    leadId: agent.known.get('lead'),
    body: 'Does Tavlo connect to payroll systems?',
  });
  const drafted = await agent.use('service_write_reply');
  expect(drafted).toMatchObject({ state: 'drafted', direction: 'outbound' });
  expect(drafted.body).toContain('payroll systems');
  const thread = await agent.use('service_get_thread');
  const states = thread.items.map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toContain('received');
  expect(states).not.toContain('sent');
  expect(agent.refusals.length).toBeGreaterThan(10);
  expectNextStep(agent);
});

async function waitUntilPeopleMustAct({ use }: Agent): Promise<any> {
  for (let tries = 0; tries < 200; tries++) {
    const status = await use('service_get_run_status');
    if (status.awaitingHuman !== null) return status;
    await sleep(50);
  }
  return expect.fail('The run never asks for anybody.');
}

test('learns how to continue after an error', async () => {
  const { liveKey: key, testKey, projectId } = await service.newTenant({ credits: 0 });
  const agent = newAgent({ key });
  const none = 'lead_01h455vb4pex5vsknk084sn02q';
  await agent.isRefused('service_get_lead', { leadId: none });
  await agent.isRefused('service_get_lead', { leadId: projectId });
  await agent.isRefused('service_list_leads', { projectId: 'project_01h455vb4pex5vsknk084sn02q' });
  await agent.isRefused('service_list_leads', { projectId, cursor: 'strange' });
  await agent.isRefused('service_list_leads', { projectId, limits: 5 });
  await agent.isRefused('service_start_campaign_from_leads', { projectId, source: 'nobody' });
  await agent.isRefused('service_delete_leads', { leadIds: [] });
  await agent.isRefused('fetch', { id: none });
  const { id: campaignId } = await agent.use('service_create_campaign', { projectId, name: 'Autumn' });
  const structure = { campaignId, objective: 'A talk.' };
  const unset = await agent.isRefused('service_lock_message_structure', { campaignId, locked: true });
  expect(unset).toContain('service_set_message_structure');
  await agent.use('service_set_message_structure', structure);
  await agent.use('service_lock_message_structure', { campaignId, locked: true });
  const locked = await agent.isRefused('service_set_message_structure', structure);
  expect(locked).toContain('service_lock_message_structure');
  expectNextStep(agent);

  const sandbox = newAgent({ key: testKey });
  expect(await sandbox.isRefused('service_start_engine', { projectId, idea: 'Bakeries.' })).toContain(
    'A person must act',
  );
  expectNextStep(sandbox);
});
