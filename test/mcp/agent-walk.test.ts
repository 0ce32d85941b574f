/*
 * An agent that knows only what the server returns: the list of tools, results and errors. The test names the tools
 * in order and gives the facts that a user would give. The agent finds the required arguments, the ids and the remedy
 * of each error by itself.
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

interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, Property>> };
}

type Facts = Readonly<Record<string, unknown>>;

let toolsByName: ReadonlyMap<string, ListedTool>;
beforeAll(async () => {
  const { tools } = JSON.parse((await callMcp(service, 'tools/list')).text).result as { tools: ListedTool[] };
  toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
});

/** Creates an agent for one key. */
function newAgent(options: CallOptions) {
  /** The last id of each kind. */
  const known = new Map<string, string>();
  const errors: { tool: string; text: string }[] = [];

  /** Calls a tool without arguments, then adds each argument that an error names, until the call succeeds. */
  async function use(name: string, facts: Facts = {}): Promise<any> {
    const { properties = {} } = toolsByName.get(name)!.inputSchema;
    const args: Record<string, unknown> = {};
    for (let tries = 0; tries < 12; tries++) {
      const result = await callTool(service, name, args, options);
      if (!result.isError) return learn(result);
      const { text } = result.content[0]!;
      errors.push({ tool: name, text });
      const missing = /argument ([A-Za-z]+)/.exec(text.split('\n').at(-1)!)?.[1];
      const value = missing && (facts[missing] ?? valueFor(properties[missing]));
      if (!missing || value === undefined || args[missing] !== undefined)
        return expect.fail(`${name} does not say how to continue: ${text}`);
      args[missing] = value;
      if (tries === 0) Object.assign(args, facts);
    }
    return expect.fail(`${name} never succeeds: ${JSON.stringify(errors.at(-1))}`);
  }

  /** Finds an id by the prefix in its pattern. */
  function valueFor({ pattern, enum: values }: Property = {}): unknown {
    return values?.[0] ?? known.get(/^\^([a-z_]+)_/.exec(pattern ?? '')?.[1] ?? '');
  }

  function learn({ structuredContent, content }: ToolResult): any {
    for (const { text } of content) expectNoOperationNames(text);
    JSON.stringify(structuredContent, (_, value: unknown) => {
      const kind = typeof value === 'string' && /^([a-z_]+)_[0-9a-z]{26}$/.exec(value)?.[1];
      if (kind) known.set(kind, value as string);
      return value;
    });
    return structuredContent;
  }

  /** Expects the call to fail and returns the error text. */
  async function expectError(name: string, args: Facts): Promise<string> {
    const { isError, content } = await callTool(service, name, args, options);
    expect(isError, `${name} ${JSON.stringify(args)}`).toBe(true);
    errors.push({ tool: name, text: content[0]!.text });
    return content[0]!.text;
  }

  return { use, expectError, known, errors };
}

type Agent = ReturnType<typeof newAgent>;

/**
 * Each error must name a next step: an argument of the tool, another tool, a page for a person, or an instruction.
 */
function expectNextStep({ errors }: Agent): void {
  for (const { tool, text } of errors) {
    const names = Object.keys(toolsByName.get(tool)!.inputSchema.properties ?? {});
    const named = /argument ([A-Za-z]+)/.exec(text.split('\n').at(-1)!)?.[1];
    const namesTool = [...text.matchAll(/\b(?:service_[a-z_]+|search|fetch)\b/g)].some(
      ([word]) => word !== tool && toolsByName.has(word),
    );
    const namesPage = /A person must act: ask them to open https:\/\/app\.example\//.test(text);
    const namesArgument = names.some((name) => name === named || text.includes(`Did you mean ${name}?`));
    const nextSteps = [namesArgument, namesTool, namesPage];
    expect(nextSteps.some(Boolean) || text.includes('Next: '), `${tool}: ${text}`).toBe(true);
    expectNoOperationNames(text);
  }
}

function expectNoOperationNames(text: string): void {
  expect(text, 'names operations, which agents do not know').not.toMatch(
    /\b(?:nextSteps|runs|projects|messages|brain|drafts|replies|inbox)\.[a-z]+[A-Z]?/,
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

test(
  'gets from an empty workspace to drafts for approval and a drafted reply',
  { timeout: 60_000 },
  async () => {
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
    expect(agent.errors.length).toBeGreaterThan(10);
    expectNextStep(agent);
  },
);

async function waitUntilPeopleMustAct({ use }: Agent): Promise<any> {
  for (let tries = 0; tries < 200; tries++) {
    const status = await use('service_get_run_status');
    if (status.awaitingHuman !== null) return status;
    await sleep(50);
  }
  return expect.fail('The run never waits for a person.');
}

test('learns how to continue after an error', async () => {
  const { liveKey: key, testKey, projectId } = await service.newTenant({ credits: 0 });
  const agent = newAgent({ key });
  const unknownLead = 'lead_01h455vb4pex5vsknk084sn02q';
  await agent.expectError('service_get_lead', { leadId: unknownLead });
  await agent.expectError('service_get_lead', { leadId: projectId });
  await agent.expectError('service_list_leads', { projectId: 'project_01h455vb4pex5vsknk084sn02q' });
  await agent.expectError('service_list_leads', { projectId, cursor: 'strange' });
  await agent.expectError('service_list_leads', { projectId, limits: 5 });
  await agent.expectError('service_start_campaign_from_leads', { projectId, source: 'nobody' });
  await agent.expectError('service_delete_leads', { leadIds: [] });
  await agent.expectError('fetch', { id: unknownLead });
  const { id: campaignId } = await agent.use('service_create_campaign', { projectId, name: 'Autumn' });
  const structure = { campaignId, objective: 'A talk.' };
  const withoutStructure = await agent.expectError('service_lock_message_structure', {
    campaignId,
    locked: true,
  });
  expect(withoutStructure).toContain('service_set_message_structure');
  await agent.use('service_set_message_structure', structure);
  await agent.use('service_lock_message_structure', { campaignId, locked: true });
  const locked = await agent.expectError('service_set_message_structure', structure);
  expect(locked).toContain('service_lock_message_structure');
  expectNextStep(agent);

  const sandbox = newAgent({ key: testKey });
  expect(await sandbox.expectError('service_start_engine', { projectId, idea: 'Bakeries.' })).toContain(
    'A person must act',
  );
  expectNextStep(sandbox);
});
