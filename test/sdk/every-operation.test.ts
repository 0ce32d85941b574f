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

/**
 * The location of the operation's response schema in the document: at its REST path, or at the path of its endpoint.
 */
function schemaOf({ rest, endpoint }: (typeof operations)[number]): string {
  const [method, apiPath] = rest ? [rest.method.toLowerCase(), rest.path] : ['post', `/mcp/${endpoint}`];
  const pointer = `/paths/${apiPath.replaceAll('/', '~1')}/${method}/responses/200`;
  return `${pointer}/content/application~1json/schema`;
}

test('every operation works through the client and matches the document', async () => {
  const outreach = createOutreach({ baseUrl: service.url, key: world.tenant.liveKey });
  const groups = outreach as unknown as Record<string, Record<string, AnyCall>>;
  const called = new Set<string>();
  const problems: string[] = [];
  for (const [id, args] of successfulCalls(world)) {
    const [group, verb] = id.split('.') as [string, string];
    const operation = operations.find((candidate) => candidate.id === id)!;
    const { value, requestId, attempts } = await groups[group]![verb]!(args).withResponse();
    called.add(id);
    const body = { value, request_id: requestId };
    problems.push(
      ...findSchemaErrors(schemaOf(operation), body).map((schemaError) => `${id}: ${schemaError}`),
    );
    if (attempts !== 1 || !requestId?.startsWith('req_')) problems.push(`${id}: ${requestId}, ${attempts}`);
  }
  expect(problems).toEqual([]);
  expect([...called].sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('the client has these operations and no others', () => {
  const outreach = createOutreach({ baseUrl: service.url, key: world.tenant.liveKey });
  const names = Object.entries(outreach).flatMap(([group, calls]) =>
    Object.keys(calls).map((verb) => `${group}.${verb}`),
  );
  expect(names.sort()).toEqual([...operations.map(({ id }) => id), 'material.upload'].sort());
});
