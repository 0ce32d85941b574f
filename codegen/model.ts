import type { Interface, Right } from './interface.ts';

/** The three RPC endpoints. */
export type Endpoint = 'query' | 'mutate' | 'run';

/** The scope that a key needs. Each endpoint has exactly one. */
export type Scope = 'read' | 'write' | 'pipeline';

/** The HTTP methods a REST path may have. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * A JSON Schema of draft 2020-12 with only the keywords of `keywords.ts`. References are `#/components/schemas/<name>`.
 */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly [keyword: string]: unknown;
}

/** A group of operations: the part of a function's name before the dot. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
}

/** One error of the API. `name` is unique. Two errors may share a `code` if their status and type differ. */
export interface ErrorDefinition {
  readonly name: string;
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly summary: string;
  readonly remedy: string;
  /** Whether the same call may succeed later. */
  readonly retry: boolean;
}

/** The REST form of an operation. `path` has the form `/v1/leads/{leadId}`. */
export interface RestForm {
  readonly method: Method;
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
}

/** An MCP tool with its hints. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  /** Whether repeating a call with the same arguments changes nothing more. */
  readonly idempotent: boolean;
  /** Whether it calls systems outside the service. */
  readonly openWorld: boolean;
  /** Whether the local server (stdio) offers the tool as well. */
  readonly local: boolean;
}

/** An MCP tool that is not an operation, such as `search` and `fetch`. The MCP door handles it itself. */
export interface ExtraTool extends Tool {
  readonly toolset: string;
  readonly scope: Scope;
  /** Names in `Model.schemas` of its arguments and its value. */
  readonly argumentsName: string;
  readonly valueName: string;
}

/** The fields that operations and session entries share. */
export interface Entry {
  /** Unique among all entries. It equals `fn`, unless two endpoints share that name. */
  readonly id: string;
  readonly fn: string;
  readonly group: string;
  readonly endpoint: Endpoint;
  readonly scope: Scope;
  readonly right: Right;
  readonly summary: string;
  readonly description: string;
  readonly rest: RestForm | null;
  /** Name in `Model.schemas` of the closed object of all arguments. */
  readonly argumentsName: string;
}

/** An operation that a key can call. */
export interface Operation extends Entry {
  /** Name in `Model.schemas` of the `value` of the reply. */
  readonly valueName: string;
  /** Whether a sandbox key may call it. If not, `liveOnlyReason` says why. */
  readonly sandbox: boolean;
  readonly liveOnlyReason: string | null;
  /** The condition, as a sentence, if a sandbox key may call it with some arguments only. */
  readonly conditional: string | null;
  readonly entitlement: string | null;
  readonly spendsCredits: boolean;
  /** The cost of a call that spends credits, in sentences. */
  readonly cost: string | null;
  readonly providers: boolean;
  readonly dryRun: boolean;
  /** Whether the reply contains a secret. Its copy for repeats is encrypted and kept for the API key that got it. */
  readonly sealedReply: boolean;
  /** Whether each call is recorded for the team to read, with the person or key that made it. */
  readonly audit: boolean;
  /** Whether the person must have given the password within the last minutes. */
  readonly sudo: boolean;
  readonly tool: Tool | null;
  readonly emits: readonly string[];
  /** Names of the errors specific to the operation, besides `Model.commonErrors`. */
  readonly errors: readonly string[];
  /** Example arguments of the document. The pages make up values for required arguments without one. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** An entry that refuses every key with `session_required`. `instead` names the operation to call. */
export interface SessionEntry extends Entry {
  readonly instead: string;
}

/** A path that takes the bytes of one file instead of arguments. It is not an operation, so RPC cannot call it. */
export interface Upload {
  /** `<group>.<verb>`. */
  readonly id: string;
  readonly group: string;
  readonly path: string;
  readonly scope: Scope;
  readonly right: Right;
  readonly summary: string;
  readonly description: string;
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** All headers as one closed object. */
  readonly headers: JsonSchema;
  /** Name in `Model.schemas` of the `value` of the reply. */
  readonly valueName: string;
  /** Names of the errors specific to the upload, besides `Model.commonErrors`. */
  readonly errors: readonly string[];
}

/** An entry that is documented but never called, because `shadowedBy` has the same endpoint and function. */
export interface ShadowedEntry {
  readonly id: string;
  readonly fn: string;
  readonly endpoint: Endpoint;
  readonly shadowedBy: string;
  readonly summary: string;
}

/** A kind of webhook event. `dataName` is the name in `Model.schemas` of its `data`. */
export interface EventDefinition {
  readonly kind: string;
  readonly summary: string;
  readonly description: string;
  readonly dataName: string;
  /** The headers specific to deliveries. */
  readonly headers: readonly EventHeader[];
  /** An example of the body of a delivery. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface EventHeader {
  readonly name: string;
  readonly description: string;
  readonly example: string;
}

/** A hand-written guide in Markdown. `name` is the name of its page. */
export interface Guide {
  readonly name: string;
  readonly markdown: string;
}

/** A sentence of a draft with the quote that supports it. */
export interface SupportedSentence {
  readonly sentence: string;
  /** The kind of source, as in the API. */
  readonly source: string;
  readonly quote: string;
}

/** The draft that the start page shows. */
export interface SampleDraft {
  readonly subject: string;
  /** Paragraphs keep their line breaks. */
  readonly paragraphs: readonly string[];
  readonly evidence: readonly SupportedSentence[];
}

/**
 * The input of all emitters. The order of keys in the sources does not affect it. Groups and the operations of a group
 * keep their declared order; everything else is sorted by name.
 */
export interface Model {
  readonly interface: Interface;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly groups: readonly Group[];
  readonly operations: readonly Operation[];
  /** Documented operations that need a signed-in user, so no API key can call them. */
  readonly sessionEntries: readonly SessionEntry[];
  /** Documented operations that are never called, because another one has the same endpoint and function. */
  readonly shadowedEntries: readonly ShadowedEntry[];
  readonly uploads: readonly Upload[];
  readonly extraTools: readonly ExtraTool[];
  readonly errors: readonly ErrorDefinition[];
  readonly commonErrors: readonly string[];
  readonly events: readonly EventDefinition[];
  /** In reading order. */
  readonly guides: readonly Guide[];
  readonly sampleDraft: SampleDraft | null;
  /** All components, and the generated schemas of arguments, values and event data that are not components. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The names in `schemas` that `openapi.yaml` declares. All others are generated. */
  readonly componentNames: ReadonlySet<string>;
  /** The bundled OpenAPI document in canonical key order. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** A file to write: `path` is relative to `generated/`. */
export interface File {
  readonly path: string;
  readonly text: string;
}

const schemaPrefix = '#/components/schemas/';

/** The component's name in a reference to a schema. */
export function referenceName(reference: string): string {
  return reference.slice(schemaPrefix.length);
}

/** The reference to a named schema. */
export function referenceTo(name: string): string {
  return schemaPrefix + name;
}

/** Follows references until it finds a schema. */
export function resolveSchema(model: Pick<Model, 'schemas'>, schema: JsonSchema): JsonSchema {
  let current = schema;
  while (current.$ref !== undefined) {
    const target = model.schemas.get(referenceName(current.$ref));
    if (!target) throw new Error(`There is no schema ${current.$ref}.`);
    current = target;
  }
  return current;
}

/** The schema of this name. Throws if there is none, which the reader rules out. */
export function schemaNamed(model: Pick<Model, 'schemas'>, name: string): JsonSchema {
  return resolveSchema(model, { $ref: referenceTo(name) });
}
