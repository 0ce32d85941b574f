import { isMapping } from '../canonical.ts';
import { formats, isAnnotation, keywords } from '../keywords.ts';
import type { JsonSchema } from '../model.ts';
import { lookUp, mappingAt, visitAllSchemas, type Document } from './document.ts';

/**
 * Checks for schemas that an emitter would lose or misread: unknown keywords, references without a target and
 * constructs that the libraries handle wrongly.
 */
export function checkSchemas(document: Document, problems: string[]): void {
  visitAllSchemas(document, (schema, location) => {
    for (const problem of findSchemaProblems(document, schema))
      problems.push(`openapi.yaml: ${location}: ${problem}.`);
  });
  checkReferences(document, problems);
}

function findSchemaProblems(document: Document, schema: JsonSchema): string[] {
  const found: string[] = [];
  for (const keyword of Object.keys(schema)) {
    if (keyword === '$defs')
      found.push('local $defs would become a required property of the type; make them components');
    else if (!(keyword in keywords) && !isAnnotation(keyword))
      found.push(
        `no emitter supports the keyword ${keyword}; remove it, or declare it in codegen/keywords.ts`,
      );
  }
  if ('const' in schema && schema.const === null) found.push('const: null has no type; write type: "null"');
  if (schema.properties && (schema.anyOf || schema.oneOf)) {
    found.push(
      'anyOf or oneOf next to properties produces a wrong union type; move the properties into each alternative',
    );
  }
  if (isMapping(schema.unevaluatedProperties)) {
    found.push('types cannot express unevaluatedProperties with a schema; write true or false');
  }
  if (schema.format !== undefined && !formats.includes(schema.format))
    found.push(`no validator knows the format ${schema.format}; use one of ${formats.join(', ')}`);
  found.push(...findReferenceProblems(schema), ...findDiscriminatorProblems(document, schema));
  found.push(...findObjectProblems(document, schema));
  return found;
}

function findReferenceProblems(schema: JsonSchema): string[] {
  if (schema.$ref === undefined) return [];
  const lost = Object.keys(schema).filter((key) => key !== '$ref' && key !== 'default' && !isAnnotation(key));
  return lost.length === 0
    ? []
    : [`${lost.join(', ')} next to $ref would be missing from the type; move it into the component`];
}

/** Types use the constant of each choice and validators use the discriminator, so both must agree. */
function findDiscriminatorProblems(document: Document, schema: JsonSchema): string[] {
  if (!schema.discriminator) return [];
  const { mapping, propertyName } = schema.discriminator;
  if (!mapping) return ['a discriminator without mapping produces wrong literal types; add the mapping'];
  return Object.entries(mapping).flatMap(([value, target]) => {
    const choice = lookUp(document, target);
    if (choice === undefined)
      return [`the discriminator maps to ${target}, which does not exist; name a component`];
    const constant = mappingAt(choice, 'properties', propertyName).const;
    return constant === value
      ? []
      : [
          `the discriminator maps ${value} to ${target}, whose ${propertyName} is not const ${value}; correct one`,
        ];
  });
}

function findObjectProblems(document: Document, schema: JsonSchema): string[] {
  const found: string[] = [];
  const { properties } = schema;
  if (properties && !schema.allOf) {
    const missing = (schema.required ?? []).filter((name) => !(name in properties));
    if (missing.length > 0)
      found.push(
        `the list "required" has ${missing.join(', ')}, but "properties" does not; add the missing ones`,
      );
  }
  if (schema.allOf) {
    const members = schema.allOf.map((member) => (member.$ref ? lookUp(document, member.$ref) : member));
    const closed = [schema, ...members].some(
      (member) => isMapping(member) && member.additionalProperties === false,
    );
    if (closed)
      found.push(
        'additionalProperties: false inside allOf rejects the properties of the other schemas; ' +
          'use unevaluatedProperties: false',
      );
  }
  return found;
}

/** Every reference must have a target, and every component must be used. */
function checkReferences(document: Document, problems: string[]): void {
  const used = new Set<string>();
  const follow = (node: unknown, location: string): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) follow(item, `${location}.${index}`);
    } else if (isMapping(node)) {
      for (const [key, value] of Object.entries(node)) {
        if (key === '$ref' && typeof value === 'string') followReference(value, location);
        else follow(value, `${location}.${key}`);
      }
    }
  };
  const followReference = (reference: string, location: string): void => {
    if (used.has(reference)) return;
    used.add(reference);
    const target = lookUp(document, reference);
    if (target === undefined)
      problems.push(
        `openapi.yaml: ${location}: ${reference} does not exist; add it to components, or correct the name.`,
      );
    else follow(immediateTarget(document, reference), reference.slice(2).replaceAll('/', '.'));
  };
  for (const key of ['paths', 'webhooks', 'x-operations']) follow(document[key], key);
  follow(mappingAt(document, 'components')['x-operations'], 'components.x-operations');

  for (const [kind, components] of Object.entries(mappingAt(document, 'components'))) {
    if (kind === 'securitySchemes' || kind.startsWith('x-')) continue;
    for (const name of Object.keys(mappingAt(components))) {
      if (!used.has(`#/components/${kind}/${name}`)) {
        problems.push(`openapi.yaml: components.${kind}.${name} is unused; remove it.`);
      }
    }
  }
}

/**
 * The direct target of a reference, which may be a reference too. Every component of a chain is then marked as used.
 */
function immediateTarget(document: Document, reference: string): unknown {
  const parts = reference.slice(2).split('/');
  const last = parts.pop() ?? '';
  return mappingAt(document, ...parts)[last.replaceAll('~1', '/').replaceAll('~0', '~')];
}
