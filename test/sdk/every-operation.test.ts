import { createOutreach, type Reply } from 'outreach-sdk';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../contract/operations.ts';
import { findSchemaErrors } from '../contract/published-contract.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';

type AnyCall = (args: object) => { withResponse(): Promise<Reply<unknown>> };

const service = testService();
let world: World;
beforeAll(async () => {
  world = await buildWorld(service);
});

/** Where the document says what the operation answers: at its own path, or at that of its endpoint. */
function schemaOf({ rest, endpoint }: (typeof operations)[number]): string {
  const [method, written] = rest ? [rest.method.toLowerCase(), rest.path] : ['post', `/mcp/${endpoint}`];
  const place = `/paths/${written.replaceAll('/', '~1')}/${method}/responses/200`;
  return `${place}/content/application~1json/schema`;
}

test('every operation works through the client and fits the document', async () => {
  const outreach = createOutreach({ baseUrl: service.url, key: world.tenant.liveKey });
  const groups = outreach as unknown as Record<string, Record<string, AnyCall>>;
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [id, args] of successfulCalls(world)) {
    const [group, verb] = id.split('.') as [string, string];
    const operation = operations.find((candidate) => candidate.id === id)!;
    const { value, requestId, attempts } = await groups[group]![verb]!(args).withResponse();
    seen.add(id);
    const body = { value, request_id: requestId };
    wrong.push(...findSchemaErrors(schemaOf(operation), body).map((breach) => `${id}: ${breach}`));
    if (attempts !== 1 || !requestId?.startsWith('req_')) wrong.push(`${id}: ${requestId}, ${attempts}`);
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('the client has these operations and no others', () => {
  const outreach = createOutreach({ baseUrl: service.url, key: world.tenant.liveKey });
  const names = Object.entries(outreach).flatMap(([group, calls]) =>
    Object.keys(calls).map((verb) => `${group}.${verb}`),
  );
  expect(names.sort()).toEqual([...operations.map(({ id }) => id), 'material.upload'].sort());
});
