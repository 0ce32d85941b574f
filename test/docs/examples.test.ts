import { beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { model, operations, type Args } from '../contract/operations.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { createSnippetRunner } from './snippets.ts';

/*
 * Runs the samples of the reference as the service shows them, with the example ids replaced by ids of a real
 * workspace. Each variant has a workspace of its own, because samples also delete.
 */
const service = testService();
const reader = createSnippetRunner();

interface Sample {
  readonly id: string;
  readonly code: string;
}
type Variant = 'rest' | 'rpc' | 'sdk';

const samples: Record<Variant, Sample[]> = { rest: [], rpc: [], sdk: [] };
beforeAll(async () => {
  for (const { name } of model.groups) {
    const { text } = await service.request(`/docs/${name}`);
    for (const section of text.split(/(?=<section id="[^"]+" class="operation")/).slice(1)) {
      const id = /id="([^"]+)"/.exec(section)![1]!;
      const found = section.matchAll(/data-variant="(\w+)">\s*<pre[^>]*>\s*<code\s*>([\s\S]*?)<\/code>/g);
      for (const [, variant, code] of found) samples[variant as Variant].push({ id, code: unescaped(code!) });
    }
  }
});

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the samples of the reference', () => {
  test('exist for every operation in every variant', () => {
    const namesOf = (callables: readonly { id: string }[]) => callables.map(({ id }) => id).toSorted();
    const withPath = operations.filter(({ rest }) => rest);
    expect(namesOf(samples.rpc)).toEqual(namesOf(operations));
    expect(namesOf(samples.sdk)).toEqual(namesOf([...operations, ...model.uploads]));
    expect(namesOf(samples.rest)).toEqual(namesOf([...withPath, ...model.uploads]));
  });

  test.each(['rest', 'rpc'] as const)('run as %s by curl', { timeout: 120_000 }, async (variant) => {
    const world = await buildWorld(service);
    const problems: string[] = [];
    for (const { id, code } of orderSamples(world, samples[variant])) {
      const text = await withIdsOf(world, code);
      const stdout = await reader.shell(text, { url: service.url, key: world.tenant.liveKey });
      const reply = JSON.parse(stdout) as { value?: object; error?: { code: string; message: string } };
      if (!reply.value && !isDocumented(id, reply.error?.code)) problems.push(`${id}: ${stdout}\n${text}`);
    }
    expect(problems).toEqual([]);
  });

  test('are typed and run with the client', { timeout: 120_000 }, async () => {
    const world = await buildWorld(service);
    const ordered = orderSamples(world, samples.sdk);
    const texts: string[] = [];
    for (const { code } of ordered) texts.push(await withIdsOf(world, code));
    expect(await reader.typeComplaints(texts)).toBe('');
    const results = await reader.programs(texts, { url: service.url, key: world.tenant.liveKey });
    const problems = ordered.flatMap(({ id }, index) => {
      const failure = results[index];
      return failure && !isDocumented(id, failure.code) ? [`${id}: ${failure.message}`] : [];
    });
    expect(problems).toEqual([]);
  });

  test('fail the type check if an argument is misspelled', async () => {
    const [sample] = samples.sdk.filter(({ id }) => id === 'leads.add');
    const wrong = sample!.code.replace('firstName:', 'fristName:');
    expect(await reader.typeComplaints([wrong])).toContain('fristName');
  });
});

/** Orders the samples so that none breaks a later one; operations that are not listed come last. */
function orderSamples(world: World, found: readonly Sample[]): Sample[] {
  const order = successfulCalls(world).map(([id]: readonly [string, Args]) => id);
  const position = ({ id }: Sample) => (order.includes(id) ? order.indexOf(id) : order.length);
  return found.toSorted((left, right) => position(left) - position(right));
}

const exampleId = /\b([a-z_]+)_01h455vb4pex5vsknk084sn02([a-z])\b/g;

/** Replaces example ids by ids of the world. Each further lead id becomes a new lead. */
async function withIdsOf({ tenant, ids }: World, code: string): Promise<string> {
  let text = code;
  for (const [id, prefix, last] of code.matchAll(exampleId)) {
    const known = ids[prefix!];
    if (known === undefined) continue;
    text = text.replaceAll(id, last === 'q' || prefix !== 'lead' ? known : await anotherLead(tenant));
  }
  return text;
}

async function anotherLead({ projectId, liveKey: key }: World['tenant']): Promise<string> {
  const { value } = await service.call('leads.add', { projectId, company: 'Another' }, { key });
  return value.id;
}

/** A sample may fail with a documented state error of its operation. Any other error is the sample's fault. */
function isDocumented(id: string, code: string | undefined): boolean {
  const declaredErrors = [...operations, ...model.uploads].find((callable) => callable.id === id)!.errors;
  return Object.entries(errors).some(
    ([name, error]) => error.code === code && error.type === 'state_error' && declaredErrors.includes(name),
  );
}
