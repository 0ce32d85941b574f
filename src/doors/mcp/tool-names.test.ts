import { describe, expect, test } from 'vitest';
import { resolveSchema, schemaNamed, type JsonSchema } from '../../../codegen/model.ts';
import { operationNamePaths } from '../../../generated/contract/tools.ts';
import { model, operations } from '../../../test/contract/operations.ts';
import { replaceOperationNames, replaceOperationNamesInValue } from './tool-names.ts';

test("replaces operation names in the service's own texts, not in those of others", () => {
  const notes = 'Ask them about runs.leads and "todo":"leads.add".';
  const value = (todo: string, reason: string) => ({
    notes,
    errors: [
      { code: 'a', reason: 'Nothing.' },
      { code: 'leads.get', reason },
    ],
    empty: [{}, []],
    awaitingHuman: { gate: 'leads.get', todo },
    reason: 'leads.get',
    todo: 'leads.get',
    warnings: ['leads.get', { todo: 'leads.get' }],
  });
  const texts = value('Read runs.leads; see acme.example.', 'Add "it" with leads.addAlias.');
  expect(replaceOperationNamesInValue('runs.status', JSON.stringify(texts))).toBe(
    JSON.stringify(
      value('Read service_get_run_leads; see acme.example.', 'Add "it" with service_add_lead_alias.'),
    ),
  );
  const warned = JSON.stringify({ warnings: ['Have it written again (`messages.generate`).', 'Nothing.'] });
  expect(replaceOperationNamesInValue('drafts.update', warned)).toContain('service_generate_message');
});

test('does not parse a value without operation names', () => {
  const spaced = '{ "awaitingHuman": { "todo": "Open acme.example." },  "count": 1.0 }';
  expect(replaceOperationNamesInValue('runs.status', spaced)).toBe(spaced);
});

test("keeps a person's reason for excluding a company unchanged", () => {
  const value = JSON.stringify({ items: [{ reason: 'We use leads.add there.', why: 'leads.add' }] });
  expect(replaceOperationNamesInValue('runs.leads', value)).toBe(value);
});

describe('keeps free-form objects in a value unchanged, byte for byte', () => {
  const foreign =
    '{"reason": "we use leads.add","why":"\\u006ceads.add","todo":["leads.add"],"2":1,"1":1234567890123456789012,' +
    '"warnings":[{"reason":"leads.add","deep":{"todo":"leads.add"}}],"awaitingHuman":{"todo":"leads.add"},' +
    '"a.reason":"leads.add","items":[{"reason":"leads.add","warnings":["leads.add"]}],"n":1.0e2}';
  const rows = operations.flatMap(({ id, valueName }) =>
    openPlaces(schemaNamed(model, valueName), []).map((steps) => [id, steps] as const),
  );

  test.each(rows)('%s: %j', (id, steps) => {
    const value = steps.reduceRight(wrap, foreign);
    expect(replaceOperationNamesInValue(id, value)).toBe(value);
    // Beside a sentence of the service's own, which is changed.
    for (const place of operationNamePaths[id as keyof typeof operationNamePaths] ?? []) {
      const own = place.split(/\.|(?=\[)/).reduceRight(wrap, '"Ask leads.add."');
      const both = `${value.slice(0, -1)},${own.slice(1)}`;
      expect(replaceOperationNamesInValue(id, both)).toBe(
        `${value.slice(0, -1)},${own.replace('leads.add', 'service_add_lead').slice(1)}`,
      );
    }
  });

  test('operations with such objects exist', () => {
    expect(rows.map(([id]) => id)).toEqual(expect.arrayContaining(['leads.get', 'leads.list', 'leads.add']));
  });
});

test('replaces a name that two operations share by the tool that was called', () => {
  const text = 'replies.draft needs the argument body; see replies.classify.';
  expect(replaceOperationNames(text)).toMatch(/^service_/);
  expect(replaceOperationNames(text, { 'replies.draft': 'service_own' })).toMatch(
    /^service_own needs .* service_classify/,
  );
});

/** The steps to every object in a value that others fill; `[]` leads into a list. */
function openPlaces(
  schema: JsonSchema,
  steps: readonly string[],
  around: readonly JsonSchema[] = [],
): (readonly string[])[] {
  const whole = resolveSchema(model, schema);
  if (around.includes(whole)) return [];
  const inside = (each: JsonSchema, further: readonly string[] = []) =>
    openPlaces(each, [...steps, ...further], [...around, whole]);
  const { type, properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = whole;
  const isOpen = [type].flat().includes('object') && additionalProperties !== false;
  return [
    ...(isOpen && steps.length > 0 ? [steps] : []),
    ...Object.entries(properties).flatMap(([name, each]) => inside(each, [name])),
    ...(items ? inside(items, ['[]']) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((each) => inside(each)),
  ];
}

function wrap(inner: string, step: string): string {
  return step === '[]' ? `[${inner}]` : `{"${step}":${inner}}`;
}
