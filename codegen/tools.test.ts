import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFor } from './fixtures/arbitrary.ts';
import { smallModel } from './fixtures/sources.ts';
import { mapSchema } from './map-schema.ts';
import { schemaNamed, type JsonSchema } from './model.ts';
import { readModel } from './read.ts';
import { reachableSchemas } from './reachable.ts';
import { operationTools, extraTools, type ListedTool } from './tools.ts';

const readRoot = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const model = readModel({ openapi: readRoot('openapi.yaml'), registry: readRoot('registry.yaml') });
const tools = operationTools(model);
const all: ListedTool[] = [...tools, ...extraTools(model)];

/** The bytes of a tool in the served list, which omits the fields for the doors. */
const bytesOf = ({ name, title, description, inputSchema, outputSchema, annotations }: ListedTool) =>
  Buffer.byteLength(JSON.stringify({ name, title, description, inputSchema, outputSchema, annotations }));

/** The number of properties in the schemas of a tool, at any depth. */
function propertiesOf({ inputSchema, outputSchema }: ListedTool): number {
  let count = 0;
  for (const schema of [inputSchema, outputSchema]) {
    mapSchema(schema, (inner) => {
      count += Object.keys(inner.properties ?? {}).length;
      return inner;
    });
  }
  return count;
}

describe('the size of the list of tools', () => {
  test('is within a budget for each tool, which grows with its properties up to a limit', () => {
    const [ofItself, ofProperty, most] = [500, 120, 3_600];
    const beyond = all.flatMap((tool) => {
      const [bytes, budget] = [bytesOf(tool), Math.min(most, ofItself + ofProperty * propertiesOf(tool))];
      const remedy = 'shorten its descriptions in registry.yaml and openapi.yaml, or take fewer arguments';
      return bytes > budget ? [`${tool.name} takes ${bytes} bytes of ${budget}: ${remedy}`] : [];
    });
    expect(beyond).toEqual([]);
  });

  test('is at most twice the size of the arguments with references', () => {
    for (const { id, argumentsName } of model.operations) {
      const names = [...reachableSchemas(model, [argumentsName])];
      const referring = names.reduce((sum, name) => sum + JSON.stringify(model.schemas.get(name)).length, 0);
      const { inputSchema } = tools.find(({ operation }) => operation === id)!;
      expect(JSON.stringify(inputSchema).length, id).toBeLessThanOrEqual(2 * referring);
    }
  });
});

describe('the list of tools', () => {
  test('has one for each operation that a key can call', () => {
    expect(tools.map(({ operation }) => operation)).toEqual(model.operations.map(({ id }) => id));
    expect([...new Set(tools.map(({ toolset }) => toolset))]).toEqual(model.groups.map(({ name }) => name));
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('keeps the published names', () => {
    const named = Object.fromEntries(tools.map(({ operation, name }) => [operation, name]));
    expect(named).toMatchObject(promisedSizes);
    expect(extraTools(model).map(({ name }) => name)).toEqual(['search', 'fetch', 'service_upload_material']);
    for (const { name } of tools) expect(name).toMatch(/^service_[a-z]+(_[a-z]+)*$/);
  });

  test('marks the tools of the hosted server alone', () => {
    const hosted = all.filter(({ local }) => !local).map(({ name }) => name);
    expect(hosted.sort()).toEqual([
      'service_create_webhook',
      'service_delete_leads',
      'service_delete_webhook',
      'service_list_webhooks',
      'service_upload_material',
    ]);
  });

  test('sets the hints of each tool', () => {
    const having = (hint: keyof ListedTool['annotations']) =>
      all.filter(({ annotations }) => annotations[hint]).map(({ name }) => name.replace('service_', ''));
    const queries = tools.filter(({ operation }) => endpointOf(operation) === 'query');
    const reads = ['preview_reply', 'search', 'fetch'];
    expect(having('readOnlyHint').sort()).toEqual(
      [...queries.map(({ name }) => name.replace('service_', '')), ...reads].sort(),
    );
    // New tools with these verbs are allowed; all others are listed below.
    const others = (names: readonly string[], verbs: RegExp) =>
      names.filter((name) => !verbs.test(name)).sort();
    expect(having('destructiveHint')).toEqual(expect.arrayContaining(removingTools));
    expect(others(having('destructiveHint'), /^(?:delete|remove|detach)_/)).toEqual([]);
    const repeatable = having('idempotentHint').filter((name) => !having('readOnlyHint').includes(name));
    expect(repeatable).toEqual(expect.arrayContaining([...removingTools, ...settlingTools]));
    const settlingVerbs = /^(?:update|set|lock|delete|remove|detach|archive|rename|approve)_/;
    expect(others(repeatable, settlingVerbs)).toEqual(others(settlingTools, settlingVerbs));
    const paid = model.operations.filter(
      ({ providers, spendsCredits, sandbox }) => providers || spendsCredits || !sandbox,
    );
    const paidNames = paid.map(({ id }) =>
      tools.find(({ operation }) => operation === id)!.name.replace('service_', ''),
    );
    expect(having('openWorldHint')).toEqual(expect.arrayContaining(askingTools));
    expect(having('openWorldHint').filter((name) => !paidNames.includes(name))).toEqual([]);
    expect(paidNames.filter((name) => !having('openWorldHint').includes(name))).toEqual([
      'add_inbox_message',
    ]);
  });

  test('describes each in one sentence, and names tools instead of operations', () => {
    for (const { name, title, description, inputSchema } of all) {
      expect(description.match(/[.!?](?=\s|$)/g)?.length, `${name}: ${description}`).toBe(1);
      expect(description.length, name).toBeLessThanOrEqual(140);
      expect(title.length, name).toBeLessThanOrEqual(60);
      const words = JSON.stringify([description, inputSchema]).match(/\b[a-z]+\.[a-z][A-Za-z]+\b/g) ?? [];
      const operations = words.filter((word) => model.operations.some(({ fn }) => fn === word));
      expect(operations, name).toEqual([]);
    }
  });

  test('says of each tool that writes a message that it sends none', () => {
    const writing = ['generate_message', 'write_reply', 'draft_reply', 'update_draft', 'approve_message'];
    const starting = [
      'start_campaign_from_leads',
      'confirm_run_companies',
      'import_material',
      'ingest_event',
    ];
    for (const name of [...writing, ...starting]) {
      const { description } = all.find((each) => each.name === `service_${name}`)!;
      expect(description, name).toMatch(/sends? nothing|never sends|nothing is sent|does not send/);
    }
  });
});

describe.each(Object.entries({ small: smallModel(), whole: model }))('a schema of the %s list', (_, each) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const own = extraTools(each).map((tool, place) => ({ ...tool, ...each.extraTools[place]! }));
  const listed = operationTools(each).map((tool) => ({
    ...each.operations.find(({ id }) => id === tool.operation)!,
    ...tool,
  }));

  test('accepts all values that fit the full schema', { timeout: 60_000 }, () => {
    for (const { name, argumentsName, valueName, inputSchema, outputSchema } of [...listed, ...own]) {
      for (const [whole, schema] of [
        [argumentsName, inputSchema],
        [valueName, outputSchema],
      ] as const) {
        const fits = ajv.compile(schema);
        const samples = fc.property(arbitraryFor(each, schemaNamed(each, whole)), (value) => {
          expect(fits(value), `${name} ${whole} ${JSON.stringify(fits.errors)}`).toBe(true);
        });
        fc.assert(samples, { numRuns: 5, seed: 1 });
      }
    }
  });

  test('has a plain object as its root, and no references', () => {
    for (const { name, inputSchema, outputSchema } of [...listed, ...own]) {
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema.type, name).toBe('object');
        expect(schema.oneOf ?? schema.anyOf ?? schema.allOf, name).toBeUndefined();
        mapSchema(schema, (inner: JsonSchema) => {
          expect(inner.$ref ?? inner.oneOf, name).toBeUndefined();
          return inner;
        });
      }
    }
  });
});

const endpointOf = (operation: string) => model.operations.find(({ id }) => id === operation)?.endpoint;

/** Published names, and the names of the two ways to draft a reply. */
const promisedSizes = {
  'brain.list': 'service_list_brain',
  'brain.add': 'service_add_brain_item',
  'brain.update': 'service_update_brain_item',
  'leads.update': 'service_update_lead',
  'replies.draft': 'service_draft_reply',
  'replies.draftByThread': 'service_write_reply',
  'projects.updateContext': 'service_update_project_context',
  'flows.create': 'service_create_flow',
  'inbox.addMessage': 'service_add_inbox_message',
  'replies.preview': 'service_preview_reply',
  'campaigns.setMessageStructure': 'service_set_message_structure',
  'material.import': 'service_import_material',
  'company.lookup': 'service_lookup',
  'runs.startFromLeads': 'service_start_campaign_from_leads',
  'leads.addAlias': 'service_add_lead_alias',
  'leads.addBatch': 'service_add_leads',
  'flows.setEnabled': 'service_set_flow_enabled',
  'runs.detach': 'service_remove_attachment',
  'runs.rename': 'service_rename_campaign',
  'flows.runs': 'service_flow_runs',
  'events.ingest': 'service_ingest_event',
  'runs.leads': 'service_get_run_leads',
  'webhooks.create': 'service_create_webhook',
  'leads.add': 'service_add_lead',
};

/** Tools that delete something permanently. */
const removingTools = [
  'remove_brain_item',
  'delete_flow',
  'delete_connector',
  'delete_lead',
  'delete_leads',
  'delete_webhook',
  'remove_attachment',
  'remove_draft',
];

/** Tools that call outside systems: the site of a company, a provider of data, a model or a connected address. */
const askingTools = [
  'sync_connector',
  'enrich_lead',
  'enrich_leads',
  'create_connector',
  'create_webhook',
  'lookup',
  'start_engine',
  'confirm_run_companies',
  'start_campaign_from_leads',
  'import_material',
  'generate_message',
  'classify_replies',
  'write_reply',
  'preview_reply',
  'ingest_event',
];

/** Tools that change something, and nothing more when repeated. */
const settlingTools = [
  'update_project_context',
  'update_brain_item',
  'update_flow',
  'set_flow_enabled',
  'set_knowledge',
  'add_lead_alias',
  'tag_lead',
  'update_campaign',
  'add_campaign_leads',
  'add_campaign_rule',
  'set_message_structure',
  'lock_message_structure',
  'rename_campaign',
  'archive_run',
  'update_draft',
  'approve_message',
];
