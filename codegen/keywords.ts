/**
 * Every schema keyword the interface may use, and what it means to the emitters. A `shape` is carried by types,
 * validators, tools and pages alike; a `bound` narrows values and is carried by validators, pages and, but for
 * `unlistedBounds`, tools; an `annotation` speaks to people only and must not reach the validators. A keyword that is
 * missing here would be lost silently in some emitter, so the reader refuses it. `uniqueItems` is missing for another
 * reason: a validator compares each item with each, which takes time by the square of what a caller sends.
 */
export const keywords: Readonly<Record<string, 'shape' | 'bound' | 'annotation'>> = {
  $ref: 'shape',
  type: 'shape',
  properties: 'shape',
  required: 'shape',
  additionalProperties: 'shape',
  items: 'shape',
  enum: 'shape',
  const: 'shape',
  oneOf: 'shape',
  anyOf: 'shape',
  allOf: 'shape',
  discriminator: 'shape',
  default: 'shape',
  minLength: 'bound',
  maxLength: 'bound',
  pattern: 'bound',
  format: 'bound',
  minimum: 'bound',
  maximum: 'bound',
  exclusiveMinimum: 'bound',
  exclusiveMaximum: 'bound',
  multipleOf: 'bound',
  minItems: 'bound',
  maxItems: 'bound',
  minProperties: 'bound',
  maxProperties: 'bound',
  propertyNames: 'bound',
  unevaluatedProperties: 'bound',
  title: 'annotation',
  description: 'annotation',
  examples: 'annotation',
  deprecated: 'annotation',
};

/** The bounds that tools do not list: who breaks one is told so, and nobody else pays for it in context. */
export const unlistedBounds: readonly string[] = ['minLength', 'maxLength', 'minimum', 'minItems'];

/** The string formats the validators check. */
export const formats: readonly string[] = ['date', 'date-time', 'email', 'uri', 'uuid'];

/** Whether a keyword speaks to people only; extensions (`x-…`) do too. */
export function isAnnotation(keyword: string): boolean {
  return keyword.startsWith('x-') || keywords[keyword] === 'annotation';
}
