import { beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../generated/contract/registry.ts';
import { extraTools, tools } from '../../generated/contract/tools.ts';
import { maxValueBytes } from '../../src/doors/mcp/shorten-value.ts';
import { testService } from '../support/test-service.ts';
import { callMcp, callTool } from './call-mcp.ts';

const service = testService({ environment: { APP_URL: 'https://app.example' } });
let projectId = '';
beforeAll(() => void ({ projectId } = service.tenant));

const namesOf = (text: string): string[] =>
  (JSON.parse(text).result.tools as { name: string }[]).map(({ name }) => name);

describe('arguments', () => {
  test('sent as JSON texts are parsed', async () => {
    const leads = JSON.stringify([{ company: 'Aalto Oy' }, { company: 'Koivu Oy', tags: ['a'] }]);
    const added = await callTool(service, 'service_add_leads', { projectId, leads });
    expect(added.isError).toBeUndefined();
    const argsText = JSON.stringify({ projectId, query: 'aalto' });
    const reply = await callMcp(service, 'tools/call', { name: 'service_list_leads', arguments: argsText });
    expect(JSON.parse(reply.text).result.structuredContent.items).toHaveLength(1);
  });

  test('that are invalid return an error result with argument, tool and request id', async () => {
    const missing = await callTool(service, 'service_get_lead', {});
    expect(missing).toMatchObject({ isError: true });
    expect(missing.structuredContent).toBeUndefined();
    const { text } = missing.content[0]!;
    expect(text).toContain('service_get_lead needs the argument leadId.');
    const both = await callTool(service, 'service_start_campaign_from_leads', {});
    expect(both.content[0]!.text).toMatch(/^\w+ needs the arguments projectId and source\.\n/);
    const flow = { projectId, name: 'Reply', trigger: { kind: 'manual' }, steps: [{}] };
    const inside = await callTool(service, 'service_create_flow', flow);
    expect(inside.content[0]!.text).toMatch(
      /^\w+ needs the arguments steps\[0\]\.id and steps\[0\]\.kind\.\n/,
    );
    const emptyText = await callTool(service, 'service_upload_material', { path: 'Acme/note.txt', text: '' });
    expect(emptyText.content[0]!.text).toMatch(
      /^The argument text is empty\. It must hold the content of the file\.\n/,
    );
    expect(text).toContain(
      `invalid_request_error invalid_arguments (argument leadId, request ${missing._meta.requestId})`,
    );
    const misspelt = await callTool(service, 'service_list_leads', { projectId, limits: 5 });
    expect(misspelt.content[0]!.text).toContain('Did you mean limit?');
  });

  test('with dryRun change nothing', async () => {
    const args = { projectId, leads: [{ company: 'Dry Oy' }] };
    for (const dryRun of [true, 'true']) {
      const dry = await callTool(service, 'service_add_leads', { ...args, dryRun });
      expect(dry.isError, dry.content[0]!.text).toBeUndefined();
    }
    const listed = await callTool(service, 'service_list_leads', { projectId, query: 'dry oy' });
    expect(listed.structuredContent.items).toEqual([]);
    const invalid = await callTool(service, 'service_add_leads', { ...args, dryRun: 'perhaps' });
    expect(invalid.content[0]!.text).toContain('The argument dryRun must be true or false.');
    const header = await callTool(service, 'service_add_leads', args, { headers: { 'Dry-Run': 'true' } });
    expect(header.isError).toBeUndefined();
    expect(
      (await callTool(service, 'service_list_leads', { projectId, query: 'dry oy' })).structuredContent.items,
    ).toEqual([]);
  });
});

describe('an error', () => {
  test('names the next tool, and the page where a person must act', async () => {
    const args = { projectId, idea: 'Dentists in Tampere' };
    const sandbox = await callTool(service, 'service_start_engine', args, { key: service.tenant.testKey });
    expect(sandbox.isError).toBe(true);
    expect(sandbox.content[0]!.text).toContain('live_key_required');
    expect(sandbox.content[0]!.text).toContain('https://app.example/keys');
    expect(sandbox.content[0]!.text).toContain('(reason paid_engine_run, request ');
    const none = await callTool(service, 'service_get_lead', { leadId: 'lead_01h455vb4pex5vsknk084sn02q' });
    expect(none.content[0]!.text).toContain('service_list_leads');
  });

  test('is the same for foreign and unknown objects', async () => {
    const other = await service.newTenant();
    const text = async (leadProject: string) =>
      (await callTool(service, 'service_list_leads', { projectId: leadProject })).content[0]!.text.replaceAll(
        /req_\w+/g,
        '',
      );
    expect(await text(other.projectId)).toBe(await text('project_01h455vb4pex5vsknk084sn02q'));
  });
});

test('an error about an argument with line breaks in its name ends with one line', async () => {
  const args = { projectId, company: 'Oy', 'a\r\nb': 1 };
  const [text] = (await callTool(service, 'service_add_lead', args)).content;
  expect(text!.text.split(/[\r\n]/).at(-1)).toMatch(
    /^invalid_request_error unknown_argument \(argument a\ufffd\ufffdb, request req_\w+\)$/,
  );
});

describe('an Idempotency-Key', () => {
  test('makes a repeated call return the first result', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const args = { projectId, company: 'Once Oy' };
    const first = await callTool(service, 'service_add_lead', args, { headers });
    const reply = await callMcp(
      service,
      'tools/call',
      { name: 'service_add_lead', arguments: args },
      { headers },
    );
    const second = JSON.parse(reply.text).result;
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect(second._meta.requestId).toBe(first._meta.requestId);
    expect(reply.headers.get('Idempotent-Replayed')).toBe('true');
    const other = await callTool(service, 'service_add_lead', { projectId, company: 'Two Oy' }, { headers });
    expect(other.content[0]!.text).toContain('key_reused');
  });
});

describe('an address with a filter', () => {
  test.each<[query: string, isListed: (tool: (typeof tools)[number]) => boolean | undefined]>([
    ['?toolsets=leads,runs', ({ toolset }) => ['leads', 'runs'].includes(toolset)],
    ['?toolsets=leads&toolsets=runs', ({ toolset }) => ['leads', 'runs'].includes(toolset)],
    ['?readonly=1', ({ annotations }) => annotations.readOnlyHint],
    [
      '?toolsets=leads&tools=search&readonly=true',
      ({ toolset, name, annotations }) =>
        (toolset === 'leads' || name === 'search') && annotations.readOnlyHint,
    ],
  ])('%s lists and calls no other tools', async (query, isExpected) => {
    const all = [...tools, ...Object.values(extraTools)];
    const listed = namesOf((await callMcp(service, 'tools/list', {}, { query })).text);
    const expected = all.filter(isExpected as (tool: object) => boolean).map(({ name }) => name);
    expect(listed.sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(0);
    const outside = all.find(({ name }) => !expected.includes(name))!;
    const rejected = await callMcp(service, 'tools/call', { name: outside.name, arguments: {} }, { query });
    expect(JSON.parse(rejected.text).error.code).toBe(-32602);
    expect(JSON.parse(rejected.text).error.message).toContain("this connection's address excludes it");
  });

  test.each([
    ['?toolsets=leads,none', 'Known: projects, knowledge'],
    ['?toolsets=lead', /Did you mean leads\?$/],
    ['?tools=serch', /^tools holds "serch"\. Did you mean search\?$/],
    ['?tools=service_nothing', 'service_list_projects'],
    ['?tools=', 'Known:'],
    ['?readonly=perhaps', 'readonly must be 1 or 0'],
    ['?readonly=1&readonly=0', 'readonly must be 1 or 0, not "1, 0"'],
    ['?readOnly=1', 'Did you mean readonly?'],
    ['?toolset=leads', 'Did you mean toolsets?'],
    ['?tools[0]=leads', 'no parameter "tools[0]" in the address. Did you mean tools? Known: toolsets'],
    ['?toolGroups=leads', 'There is no parameter "toolGroups" in the address. Did you mean tools?'],
    ['?toolsets=leads&amp;readonly=1', 'no parameter "amp;readonly" in the address. Did you mean readonly?'],
    ['?profile=x', 'There is no parameter "profile" in the address. Known: toolsets, tools, readonly, key.'],
  ])('%s is rejected with a suggestion or the known names', async (query, expectedText) => {
    const reply = await callMcp(service, 'tools/list', {}, { query });
    const { id, error } = JSON.parse(reply.text);
    expect([reply.status, id, error.code]).toEqual([400, 1, -32602]);
    expect(error.message).toEqual(
      typeof expectedText === 'string'
        ? expect.stringContaining(expectedText)
        : expect.stringMatching(expectedText),
    );
  });
});

test('every operation that a key can call has a tool that calls it', async () => {
  const operations = [...registry.values()].filter((entry) => entry.kind === 'operation');
  for (const { id } of operations) {
    const tool = tools.find(({ operation }) => operation === id);
    expect(tool, id).toBeDefined();
    const result = await callTool(service, tool!.name, { unexpected: true });
    const text = result.content[0]!.text;
    expect(text, id).toContain(`${tool!.name} has no argument unexpected`);
  }
});

describe('a result too large for an agent', () => {
  test('is a shorter page, and its cursor continues there', async () => {
    const tenant = await service.newTenant();
    const options = { key: tenant.liveKey };
    const notes = 'n'.repeat(2_000);
    const leads = Array.from({ length: 120 }, (_, index) => ({ company: `Company ${index}`, notes }));
    await service.call('leads.addBatch', { projectId: tenant.projectId, leads }, options);
    const companies: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const args = { projectId: tenant.projectId, limit: 100, ...(cursor && { cursor }) };
      const result = await callTool(service, 'service_list_leads', args, options);
      const value = result.structuredContent;
      expect(JSON.parse(result.content[0]!.text)).toEqual(value);
      expect(Buffer.byteLength(result.content[0]!.text)).toBeLessThanOrEqual(maxValueBytes);
      if (value.nextCursor) expect(result.content[1]!.text).toContain('Pass nextCursor as cursor');
      companies.push(...value.items.map(({ company }: { company: string }) => company));
      cursor = value.nextCursor ?? undefined;
      pages += 1;
    } while (cursor);
    expect(companies).toEqual(leads.map(({ company }) => company).reverse());
    expect(pages).toBeGreaterThan(4);
  });

  test('is shortened if it is one value, and names the way to read it all', async () => {
    const text = 'ä sentence. '.repeat(20_000);
    await service.call('knowledge.set', { projectId, text });
    const result = await callTool(service, 'service_get_knowledge', { projectId });
    expect(Buffer.byteLength(result.content[0]!.text)).toBeLessThanOrEqual(maxValueBytes);
    expect(result.structuredContent.text).toMatch(/^ä sentence\. .*…$/);
    expect(result.content[1]!.text).toContain(`of ${text.length} characters`);
    expect(result.content[1]!.text).toContain('GET /v1/knowledge');
  });
});

describe('search and fetch', () => {
  test('find and read leads, brain items and workspaces', async () => {
    const { value: lead } = await service.call('leads.add', {
      projectId,
      company: 'Valokuitu Oy',
      firstName: 'Aino',
      lastName: 'Salo',
      email: 'aino@valokuitu.example',
    });
    const { value: item } = await service.call('brain.add', {
      projectId,
      type: 'product',
      title: 'Fibre cables',
      body: 'Valokuitu of glass for long ways.',
    });
    const { results } = (await callTool(service, 'search', { query: '"Valokuitu",' })).structuredContent;
    const found = new Set(results.map(({ id }: { id: string }) => id));
    expect(found).toEqual(new Set([item.id, lead.id]));
    const byName = (await callTool(service, 'search', { query: 'aino SALO valokuitu' })).structuredContent
      .results;
    expect(byName[0]).toEqual({
      id: lead.id,
      title: 'Lead: Aino Salo, Valokuitu Oy',
      url: `https://app.example/leads/${lead.id}`,
    });
    const byLetter = (await callTool(service, 'search', { query: 'v' })).structuredContent.results;
    expect(byLetter.map(({ id }: { id: string }) => id)).toContain(lead.id);
    const workspace = (await callTool(service, 'search', { query: 'workspace', projectId }))
      .structuredContent;
    expect(workspace.results[0].id).toBe(projectId);
    for (const [id, part] of [
      [lead.id, 'email: aino@valokuitu.example'],
      [item.id, 'Valokuitu of glass for long ways.'],
      [projectId, 'name: Workspace'],
    ]) {
      const result = await callTool(service, 'fetch', { id });
      expect(result.content).toHaveLength(1);
      expect(JSON.parse(result.content[0]!.text)).toEqual(result.structuredContent);
      expect(result.structuredContent).toMatchObject({
        id,
        url: expect.stringContaining('https://app.example/'),
      });
      expect(result.structuredContent.text).toContain(part);
    }
  });

  test('find and read nothing of other organisations', async () => {
    const other = await service.newTenant();
    const options = { key: other.liveKey };
    await callTool(service, 'service_add_lead', { projectId, company: 'Hidden Oy' });
    const { value } = await service.call('leads.list', { projectId, query: 'hidden oy' });
    const leadId = value.items[0].id as string;
    expect(
      (await callTool(service, 'search', { query: 'hidden' }, options)).structuredContent.results,
    ).toEqual([]);
    const errorText = async (name: string, args: object) => {
      const { isError, content } = await callTool(service, name, args, options);
      expect(isError).toBe(true);
      return content[0]!.text.replaceAll(/req_\w+/g, '');
    };
    for (const [emptyText, kind] of [
      [leadId, 'lead'],
      [projectId, 'project'],
    ] as const) {
      const absent = `${kind}_01h455vb4pex5vsknk084sn02q`;
      expect(await errorText('fetch', { id: emptyText })).toBe(await errorText('fetch', { id: absent }));
    }
    expect(await errorText('search', { query: 'x', projectId })).toBe(
      await errorText('search', { query: 'x', projectId: 'project_01h455vb4pex5vsknk084sn02q' }),
    );
    for (const id of ['nothing', 'constructor_01h455vb4pex5vsknk084sn02q'])
      expect(await errorText('fetch', { id })).toContain('must be an id from search');
  });
});

describe('a file through a tool', () => {
  const args = { path: 'Acme/notes.txt', mimeType: 'text/plain' };

  test('is stored from text or Base64, up to its limit', async () => {
    const text = await callTool(service, 'service_upload_material', {
      ...args,
      text: 'Acme builds lifts.\n',
    });
    expect(text.structuredContent).toMatchObject({ path: args.path, sizeBytes: 19 });
    const broken = await callTool(service, 'service_upload_material', { ...args, base64: 'QWN\r\ntZQ==' });
    expect(broken.structuredContent).toMatchObject({ sizeBytes: 4 });
    const large = Buffer.alloc(25 * 1_048_576, 'abc').toString('base64');
    const argsText = await callTool(service, 'service_upload_material', {
      path: 'Acme/large.bin',
      base64: large,
    });
    expect(argsText.structuredContent, argsText.content[0]!.text).toMatchObject({ sizeBytes: 26_214_400 });
    const tooLarge = Buffer.alloc(25 * 1_048_576 + 1, 'abc').toString('base64');
    const rejected = await callTool(service, 'service_upload_material', {
      path: 'Acme/large.bin',
      base64: tooLarge,
    });
    expect(rejected.content[0]!.text).toContain('file_too_large');
  });

  test.each([
    ['neither text nor Base64', {}, 'as either text or base64'],
    ['both', { text: 'a', base64: 'YQ==' }, 'as either text or base64'],
    ['invalid Base64', { base64: 'a*b' }, 'is not valid Base64'],
    ['Base64 with too little padding', { base64: 'YQ=' }, 'is not valid Base64'],
    ['Base64 with one character too many', { base64: 'YWJjY' }, 'is not valid Base64'],
    ['an empty text', { text: '' }, 'file_empty'],
    ['a path outside the folder', { path: '../a.txt', text: 'a' }, 'path_invalid'],
    ['a form', { mimeType: 'multipart/form-data', text: 'a' }, 'unsupported_media_type'],
  ])('with %s is rejected', async (_, overrides, expectedText) => {
    const result = await callTool(service, 'service_upload_material', { ...args, ...overrides });
    expect(result.isError).toBe(true);
    expect(result.content[0]!.text).toContain(expectedText);
  });
});
