import type { GlobalContext, OpenAPI3, SchemaObject } from 'openapi-typescript';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import transformSchemaObject from 'openapi-typescript/dist/transform/schema-object.mjs';
import ts from 'typescript';
import { mapSchema } from '../map-schema.ts';
import type { JsonSchema } from '../model.ts';
import { docstring } from './source.ts';

/** Options of `typeDeclarations`. */
export interface DeclarationOptions {
  /** Whether a property with a default is always present, because a validator fills it in. */
  readonly defaultsAreFilled: boolean;
  /** The schemas whose enumerations also allow words of later versions. */
  readonly open: ReadonlySet<string>;
}

/** TypeScript source with one exported type for each schema, in the given order. */
export function typeDeclarations(
  schemas: ReadonlyMap<string, JsonSchema>,
  options: DeclarationOptions,
): string {
  const copies: Record<string, SchemaObject> = Object.fromEntries(
    [...schemas].map(([name, schema]) => [name, mapSchema(schema, prepareForTypes) as SchemaObject]),
  );
  const document = { components: { schemas: copies } } as unknown as OpenAPI3;
  const context = createContext(document, options.defaultsAreFilled);
  const declarations = Object.entries(copies).map(([name, schema]) => {
    context.postTransform = options.open.has(name) ? openEnumerations : undefined;
    const path = `#/components/schemas/${name}`;
    const type = print(transformSchemaObject(schema, { path, ctx: context }));
    const { description } = schemas.get(name) ?? {};
    return `${description ? docstring(description) : ''}export type ${name} = ${type};\n`;
  });
  const footer = context.injectFooter.map((node) => `${print(node)}\n`);
  return [...declarations, ...footer].join('\n');
}

/**
 * An object without properties allows any. Its type would allow none unless the schema says so. A discriminator repeats
 * the constants of its choices, which would then appear twice.
 */
function prepareForTypes({ discriminator: _discriminator, ...schema }: JsonSchema): JsonSchema {
  const typingKeywords = ['properties', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'];
  const isUntyped = schema.type === 'object' && !typingKeywords.some((keyword) => keyword in schema);
  return isUntyped ? { ...schema, additionalProperties: true } : schema;
}

/** The settings that `openapi-typescript` itself would derive, but only after checking the document again. */
function createContext(document: OpenAPI3, defaultNonNullable: boolean): GlobalContext {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    inject: undefined,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    redoc: undefined as never,
    resolve: ($ref) => resolveReference(document, $ref),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: undefined,
    transformProperty: undefined,
  };
}

function resolveReference<T>(document: OpenAPI3, reference: string): T | undefined {
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const schema = schemas[reference.slice('#/components/schemas/'.length)] as { $ref?: string } | undefined;
  return (schema?.$ref === undefined ? schema : resolveReference(document, schema.$ref)) as T | undefined;
}

function print(node: ts.Node): string {
  return astToString(node)
    .trimEnd()
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll('    ', '  ');
}

/**
 * Turns `'a' | 'b'` into `'a' | 'b' | (string & {})`: editors still offer the known words, and a new word does not
 * break callers.
 */
function openEnumerations(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type)) return undefined;
  // A word is an identifier that includes its quotes.
  const isWord = (member: ts.Node) => ts.isIdentifier(member) && member.text.startsWith('"');
  const isNull = (member: ts.TypeNode) =>
    ts.isLiteralTypeNode(member) && member.literal.kind === ts.SyntaxKind.NullKeyword;
  const isEnumeration =
    type.types.some(isWord) && type.types.every((member) => isWord(member) || isNull(member));
  if (!isEnumeration) return undefined;
  const { factory } = ts;
  const anyWord = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...type.types, factory.createParenthesizedType(anyWord)]);
}
