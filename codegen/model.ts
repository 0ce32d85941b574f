/** The names of the three RPC endpoints an operation may be dispatched to. */
export type Endpoint = 'query' | 'mutate' | 'run';

/** The scope a key needs; each endpoint has exactly one. */
export type Scope = 'read' | 'write' | 'pipeline';

/** The HTTP methods a REST path may have. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * A JSON Schema of draft 2020-12, limited to the keywords that `keywords.ts` names. References are
 * `#/components/schemas/<name>`.
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

/**
 * One error of the interface's closed list. Two errors may share a `code` where status and type differ; `name` is
 * unique.
 */
export interface ErrorDefinition {
  readonly name: string;
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly summary: string;
  readonly remedy: string;
  /** Whether the same call may succeed when it is sent again, unchanged and after a while. */
  readonly retry: boolean;
}

/** The REST form of an operation. `path` is written `/v1/leads/{leadId}`. */
export interface RestForm {
  readonly method: Method;
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
}

/** An MCP tool, with what a caller is told beforehand of what it does. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  /** Whether a further call with the same arguments changes nothing more. */
  readonly idempotent: boolean;
  /** Whether it reaches beyond the service. */
  readonly openWorld: boolean;
  /** False where a server on the caller's own machine leaves the tool out. */
  readonly local: boolean;
}

/** A tool that wraps no operation: the doors that serve tools answer it themselves. */
export interface OwnTool extends Tool {
  readonly toolset: string;
  readonly scope: Scope;
  /** The names in `Model.schemas` of what it takes and what it answers. */
  readonly argumentsName: string;
  readonly valueName: string;
}

/** What an operation that can be called with a key and one that only a session may call have in common. */
export interface Entry {
  /** Unique among all entries: the function's name, unless two endpoints share it. */
  readonly id: string;
  readonly fn: string;
  readonly group: string;
  readonly endpoint: Endpoint;
  readonly scope: Scope;
  readonly summary: string;
  readonly description: string;
  readonly rest: RestForm | null;
  /** The name in `Model.schemas` of the one closed object of all arguments. */
  readonly argumentsName: string;
}

/** An operation that a key can call. */
export interface Operation extends Entry {
  /** The name in `Model.schemas` of what stands under `value` in the reply. */
  readonly valueName: string;
  /** False when a sandbox key is refused; `liveOnlyReason` then says why. */
  readonly sandbox: boolean;
  readonly liveOnlyReason: string | null;
  /** A sentence for an operation that a sandbox key may call with some arguments only. */
  readonly conditional: string | null;
  readonly entitlement: string | null;
  readonly spendsCredits: boolean;
  /** What a call that spends credits costs, in sentences. */
  readonly cost: string | null;
  readonly providers: boolean;
  readonly dryRun: boolean;
  /** Whether its reply holds a secret, and is encrypted where it is kept for repeats. */
  readonly sealedReply: boolean;
  readonly tool: Tool | null;
  readonly emits: readonly string[];
  /** The names of the errors the operation itself may answer, beside `Model.commonErrors`. */
  readonly errors: readonly string[];
  /** The arguments that the document shows; where it shows none of a required one, the pages make one up. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** An entry that answers `session_required` to every key; `instead` names what to call. */
export interface SessionEntry extends Entry {
  readonly instead: string;
}

/** A path that takes the bytes of one file instead of arguments. It is no operation: no call names it. */
export interface Upload {
  /** `<group>.<verb>`. */
  readonly id: string;
  readonly group: string;
  readonly path: string;
  readonly scope: Scope;
  readonly summary: string;
  readonly description: string;
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** One closed object of all headers. */
  readonly headers: JsonSchema;
  /** The name in `Model.schemas` of what stands under `value` in the reply. */
  readonly valueName: string;
  /** The names of the errors it may itself answer, beside `Model.commonErrors`. */
  readonly errors: readonly string[];
}

/** An entry that is documented and never dispatched, because `shadowedBy` stands before it. */
export interface ShadowedEntry {
  readonly id: string;
  readonly fn: string;
  readonly endpoint: Endpoint;
  readonly shadowedBy: string;
  readonly summary: string;
}

/** A kind of webhook event; `dataName` is the name in `Model.schemas` of the delivered `data`. */
export interface EventDefinition {
  readonly kind: string;
  readonly summary: string;
  readonly description: string;
  readonly dataName: string;
  /** The headers of a delivery besides those of every request. */
  readonly headers: readonly EventHeader[];
  /** The body of a delivery, as it is sent. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface EventHeader {
  readonly name: string;
  readonly description: string;
  readonly example: string;
}

/** A text of a person's own beside the reference, in Markdown; `name` is its page's name. */
export interface Guide {
  readonly name: string;
  readonly markdown: string;
}

/** A sentence of a draft with the quote that supports it. */
export interface SupportedSentence {
  readonly sentence: string;
  /** The kind of source, as the API names it. */
  readonly source: string;
  readonly quote: string;
}

/** The draft that the start page shows. */
export interface SampleDraft {
  readonly subject: string;
  /** Line breaks inside a paragraph stay. */
  readonly paragraphs: readonly string[];
  readonly evidence: readonly SupportedSentence[];
}

/**
 * The one form all emitters see. Every mapping is in canonical order, so that equal inputs give equal bytes however
 * their keys were ordered: groups as declared, operations by group and then as declared, all else by name.
 */
export interface Model {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly groups: readonly Group[];
  readonly operations: readonly Operation[];
  readonly sessionEntries: readonly SessionEntry[];
  readonly shadowedEntries: readonly ShadowedEntry[];
  readonly uploads: readonly Upload[];
  readonly ownTools: readonly OwnTool[];
  readonly errors: readonly ErrorDefinition[];
  readonly commonErrors: readonly string[];
  readonly events: readonly EventDefinition[];
  /** In the order in which they are to be read. */
  readonly guides: readonly Guide[];
  readonly sampleDraft: SampleDraft | null;
  /**
   * Components that an operation or an event reaches, the arguments, and the values that have no component of their
   * own.
   */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /**
   * The names in `schemas` that `openapi.yaml` itself gives, in contrast to those derived from an operation or
   * event.
   */
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

/** The reference to the schema of a name. */
export function referenceTo(name: string): string {
  return schemaPrefix + name;
}

/** Follows references until a schema stands there itself. */
export function resolveSchema(model: Pick<Model, 'schemas'>, schema: JsonSchema): JsonSchema {
  let current = schema;
  while (current.$ref !== undefined) {
    const target = model.schemas.get(referenceName(current.$ref));
    if (!target) throw new Error(`No schema stands at ${current.$ref}.`);
    current = target;
  }
  return current;
}

/** The schema of a name; an error if the model has none, which the reader has ruled out. */
export function schemaNamed(model: Pick<Model, 'schemas'>, name: string): JsonSchema {
  return resolveSchema(model, { $ref: referenceTo(name) });
}
