/**
 * The schema keywords that `openapi.yaml` may use. The reader refuses any other, because an emitter could lose it
 * unnoticed.
 *
 * A `shape` reaches types, validators, tools and pages. A `bound` limits values; it reaches validators, pages and,
 * except `unlistedBounds`, tools. An `annotation` is for people and must not reach the validators.
 *
 * `uniqueItems` is missing on purpose: a validator compares each item with all others, which takes quadratic time.
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

/** Bounds that tools omit to save context. The error of a call that breaks one names it. */
export const unlistedBounds: readonly string[] = ['minLength', 'maxLength', 'minimum', 'minItems'];

/** The string formats that the validators check. */
export const formats: readonly string[] = ['date', 'date-time', 'email', 'uri', 'uuid'];

/** Whether a keyword is only for people. Extensions (`x-…`) are. */
export function isAnnotation(keyword: string): boolean {
  return keyword.startsWith('x-') || keywords[keyword] === 'annotation';
}
