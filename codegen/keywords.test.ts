import { describe, expect, test } from 'vitest';
import { emitTools } from './emit/tools.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import { body } from './fixtures/document-mutations.ts';
import { smallModel } from './fixtures/sources.ts';
import { isAnnotation, keywords, unlistedBounds } from './keywords.ts';
import type { JsonSchema } from './model.ts';

const text: JsonSchema = { type: 'string' };
const list: JsonSchema = { type: 'array', items: {} };
const open: JsonSchema = { type: 'object', additionalProperties: true };

/** A schema without each keyword, and the same schema with it. */
const pairs: Record<string, [without: JsonSchema, planted: JsonSchema]> = {
  $ref: [text, { $ref: '#/components/schemas/Genre' }],
  type: [{}, text],
  properties: [open, { ...open, properties: { a: text } }],
  required: [
    { ...open, properties: { a: text } },
    { ...open, properties: { a: text }, required: ['a'] },
  ],
  additionalProperties: [
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: text }, additionalProperties: text },
  ],
  items: [list, { ...list, items: text }],
  enum: [text, { ...text, enum: ['a', 'b'] }],
  const: [text, { ...text, const: 'a' }],
  oneOf: [{}, { oneOf: [text, { type: 'null' }] }],
  anyOf: [{}, { anyOf: [text, { type: 'null' }] }],
  allOf: [{}, { allOf: [open] }],
  default: [text, { ...text, default: 'a' }],
  minLength: [text, { ...text, minLength: 2 }],
  maxLength: [text, { ...text, maxLength: 2 }],
  // A tool lists only the prefix of an identifier.
  pattern: [text, { ...text, pattern: '^book_[0-9]{3}$' }],
  format: [text, { ...text, format: 'date' }],
  minimum: [{ type: 'number' }, { type: 'number', minimum: 2 }],
  maximum: [{ type: 'number' }, { type: 'number', maximum: 2 }],
  exclusiveMinimum: [{ type: 'number' }, { type: 'number', exclusiveMinimum: 2 }],
  exclusiveMaximum: [{ type: 'number' }, { type: 'number', exclusiveMaximum: 2 }],
  multipleOf: [{ type: 'number' }, { type: 'number', multipleOf: 2 }],
  minItems: [list, { ...list, minItems: 2 }],
  maxItems: [list, { ...list, maxItems: 2 }],
  minProperties: [open, { ...open, minProperties: 2 }],
  maxProperties: [open, { ...open, maxProperties: 2 }],
  propertyNames: [open, { ...open, propertyNames: { pattern: '^a' } }],
  unevaluatedProperties: [
    { type: 'object', allOf: [{ type: 'object', properties: { a: text } }] },
    { type: 'object', allOf: [{ type: 'object', properties: { a: text } }], unevaluatedProperties: false },
  ],
  title: [text, { ...text, title: 'Name' }],
  description: [text, { ...text, description: 'What it is called.' }],
  examples: [text, { ...text, examples: ['Ann'] }],
  deprecated: [text, { ...text, deprecated: true }],
};

// The example already has a discriminator, with the schemas that it maps to.
const planted = Object.keys(keywords).filter((keyword) => keyword !== 'discriminator');

describe('no emitter loses a keyword', () => {
  test('every keyword has a pair of schemas', () => {
    expect(Object.keys(pairs).sort()).toEqual([...planted].sort());
  });

  test.each(planted)('%s', (keyword) => {
    const [without, withKeyword] = (pairs[keyword] ?? []).map(emitted);
    const speaksToPeopleOnly = isAnnotation(keyword);
    expect(withKeyword?.validators === without?.validators).toBe(speaksToPeopleOnly);
    if (keywords[keyword] === 'shape') expect(withKeyword?.types).not.toBe(without?.types);
    const isUnlisted = speaksToPeopleOnly || unlistedBounds.includes(keyword);
    if (!isUnlisted) expect(withKeyword?.tools).not.toBe(without?.tools);
  });
});

/** The generated text for a schema as an argument of an operation. */
function emitted(schema: JsonSchema): { types: string; validators: string; tools: string } {
  const model = smallModel((openapi) => {
    body(openapi).properties.planted = schema;
  });
  const textOf = (files: { text: string }[]) => files.map(({ text }) => text).join('');
  return {
    types: textOf(emitTypes(model)),
    validators: textOf(emitValidators(model)),
    tools: textOf(emitTools(model)),
  };
}
