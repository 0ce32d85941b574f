import { expect, test } from 'vitest';
import { type ArgumentSchema, parseNested } from './tool-arguments.ts';

const leads: ArgumentSchema = {
  type: 'array',
  items: { type: 'object', properties: { tags: { type: 'array' }, note: { type: 'string' } } },
};

test('parses a string if a list or object is expected, at any depth and after spaces', () => {
  expect(parseNested(leads, ' [ {"tags": "[1]"} ]')).toEqual([{ tags: [1] }]);
  expect(parseNested(leads, ['{"tags": []}', { tags: '\n["a"]', note: '[b]' }])).toEqual([
    { tags: [] },
    { tags: ['a'], note: '[b]' },
  ]);
  const either = { oneOf: [{ type: 'string' }, { type: 'object', properties: { leads } }] };
  expect(parseNested(either, { leads: '[]' })).toEqual({ leads: [] });
});

test('leaves a string unchanged if strings are allowed or it parses to another type', () => {
  const unchanged: [ArgumentSchema, unknown][] = [
    [{ type: ['string', 'array'] }, '[1]'],
    [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, '{}'],
    [{ type: 'object' }, '[1]'],
    [leads, '{}'],
    [leads, '[1'],
    [leads, [{ tags: [1] }, 'x']],
    [{ type: 'object', properties: { toString: { type: 'object' } } }, { other: '{}' }],
  ];
  for (const [schema, value] of unchanged) expect(parseNested(schema, value)).toBe(value);
});
