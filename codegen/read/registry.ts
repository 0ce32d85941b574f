import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isMapping } from '../canonical.ts';
import { appInterface, type Right } from '../interface.ts';
import type { Endpoint, JsonSchema, Scope, Tool } from '../model.ts';
import { lineOfLocation, type ParsedYaml } from './parse-yaml.ts';

/** `registry.yaml` as written. `Model` describes the fields. */
export interface Registry {
  readonly version: string;
  readonly groups: Readonly<Record<string, { title: string; summary: string }>>;
  readonly errors: Readonly<Record<string, RegistryError>>;
  readonly commonErrors: readonly string[];
  readonly operations: readonly RegistryEntry[];
  readonly uploads: readonly RegistryUpload[];
  /** Missing in early releases. */
  readonly tools?: readonly RegistryTool[];
}

/** One entry of `errors:`; its name is its code unless `code` says otherwise. */
export interface RegistryError {
  readonly code?: string;
  readonly status: number;
  readonly type: string;
  readonly summary: string;
  readonly remedy: string;
  readonly retry?: boolean;
}

/** One entry of `operations:`. */
export interface RegistryEntry {
  readonly fn: string;
  readonly id?: string;
  readonly endpoint: Endpoint;
  /** Derived from the endpoint. Documents of earlier releases contain it. */
  readonly scope?: Scope;
  /** Derived from `liveOnlyReason`. Documents of earlier releases contain it. */
  readonly sandbox?: boolean;
  readonly liveOnlyReason?: string | null;
  readonly conditional?: string | null;
  readonly entitlement?: string | null;
  readonly spendsCredits?: boolean;
  readonly cost?: string;
  readonly providers?: boolean;
  readonly dryRun?: boolean;
  readonly sealedReply?: boolean;
  /** Missing in early releases. */
  readonly right?: Right;
  readonly audit?: boolean;
  readonly sudo?: boolean;
  readonly rest?: boolean;
  readonly restException?: string;
  /** Overrides of the derived tool; null for no tool. */
  readonly tool?: Partial<Tool> | null;
  readonly emits?: readonly string[];
  readonly errors?: readonly string[];
  readonly session?: boolean;
  readonly instead?: string;
  readonly shadowed?: boolean;
  readonly shadowedBy?: string;
  readonly summary?: string;
}

/** One entry of `uploads:`. */
export interface RegistryUpload {
  readonly id: string;
  readonly scope: Scope;
  /** Missing in early releases. */
  readonly right?: Right;
  readonly maxBytes: number;
  readonly errors: readonly string[];
}

/** One entry of `tools:`, a tool without an operation, with its schemas. */
export interface RegistryTool
  extends Pick<Tool, 'name' | 'title' | 'description'>, Partial<Pick<Tool, 'local'>> {
  readonly toolset: string;
  readonly scope: Scope;
  readonly arguments: JsonSchema;
  /** Its value, unless `upload` names an upload with the same value. */
  readonly value?: JsonSchema;
  readonly upload?: string;
}

/** The scope that a key needs for each endpoint. */
export const scopeOf: Readonly<Record<Endpoint, Scope>> = { query: 'read', mutate: 'write', run: 'pipeline' };

/** Whether a sandbox key is refused. */
export function isLiveOnly({ liveOnlyReason }: RegistryEntry): boolean {
  return typeof liveOnlyReason === 'string';
}

const textSchema = { type: 'string', minLength: 1 };
const booleanSchema = { type: 'boolean' };
const rightSchema = { enum: appInterface.rights };
const nameListSchema = { type: 'array', items: textSchema, uniqueItems: true };

const entrySchema = {
  type: 'object',
  required: ['fn', 'endpoint'],
  additionalProperties: false,
  properties: {
    fn: { type: 'string', pattern: '^[a-z]+\\.[a-z][A-Za-z]*$' },
    id: { type: 'string', pattern: '^[a-z]+\\.[a-z][A-Za-z]*$' },
    endpoint: { enum: ['query', 'mutate', 'run'] },
    scope: { enum: ['read', 'write', 'pipeline'] },
    sandbox: booleanSchema,
    liveOnlyReason: {
      enum: ['paid_contact_data', 'paid_engine_run', 'external_sync', 'spends_credits', null],
    },
    conditional: { type: ['string', 'null'] },
    entitlement: { enum: ['inboundIntake', null] },
    spendsCredits: booleanSchema,
    cost: textSchema,
    providers: booleanSchema,
    dryRun: booleanSchema,
    sealedReply: booleanSchema,
    right: rightSchema,
    audit: booleanSchema,
    sudo: booleanSchema,
    rest: booleanSchema,
    restException: textSchema,
    tool: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', pattern: '^[a-z][a-z_]*$' },
        title: textSchema,
        description: textSchema,
        readOnly: booleanSchema,
        destructive: booleanSchema,
        idempotent: booleanSchema,
        openWorld: booleanSchema,
        local: booleanSchema,
      },
    },
    emits: nameListSchema,
    errors: nameListSchema,
    session: booleanSchema,
    instead: textSchema,
    shadowed: booleanSchema,
    shadowedBy: textSchema,
    summary: textSchema,
  },
};

const uploadSchema = {
  type: 'object',
  required: ['id', 'scope', 'maxBytes', 'errors'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z]+\\.[a-z]+$' },
    scope: { enum: ['read', 'write', 'pipeline'] },
    right: rightSchema,
    maxBytes: { type: 'integer', minimum: 1 },
    errors: nameListSchema,
  },
};

const toolSchema = {
  type: 'object',
  required: ['name', 'title', 'description', 'toolset', 'scope', 'arguments'],
  oneOf: [{ required: ['value'] }, { required: ['upload'] }],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z][a-z_]*$' },
    title: textSchema,
    description: textSchema,
    toolset: { type: 'string', pattern: '^[a-z]+$' },
    scope: { enum: ['read', 'write', 'pipeline'] },
    local: booleanSchema,
    arguments: { type: 'object', required: ['type'], properties: { type: { const: 'object' } } },
    value: { type: 'object', required: ['type'], properties: { type: { const: 'object' } } },
    upload: textSchema,
  },
};

const registrySchema = {
  type: 'object',
  required: ['version', 'groups', 'errors', 'commonErrors', 'operations', 'uploads'],
  additionalProperties: false,
  properties: {
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    groups: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: {
        type: 'object',
        required: ['title', 'summary'],
        additionalProperties: false,
        properties: { title: textSchema, summary: textSchema },
      },
    },
    errors: {
      type: 'object',
      propertyNames: { pattern: '^[a-z][a-z_]*$' },
      additionalProperties: {
        type: 'object',
        required: ['status', 'type', 'summary', 'remedy'],
        additionalProperties: false,
        properties: {
          code: textSchema,
          status: { enum: [400, 401, 403, 429, 500] },
          type: textSchema,
          summary: textSchema,
          remedy: textSchema,
          retry: booleanSchema,
        },
      },
    },
    commonErrors: nameListSchema,
    operations: { type: 'array', items: entrySchema },
    uploads: { type: 'array', items: uploadSchema },
    tools: { type: 'array', items: toolSchema },
  },
};

const isRegistry = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Registry>(registrySchema);

/** Reads `registry.yaml`. Adds each violation of its schema to `problems`, and returns the content in any case. */
export function readRegistry(parsed: ParsedYaml, problems: string[]): Registry {
  const registry = parsed.value;
  if (isRegistry(registry)) return registry;
  for (const error of isRegistry.errors ?? []) {
    const location = formatLocation(registry, error.instancePath);
    const line = lineOfLocation(parsed, error.instancePath.slice(1).replaceAll('/', '.'));
    problems.push(`registry.yaml:${line}: ${`${location} ${describeFault(error)}`.trimStart()}.`);
  }
  const empty = { version: '', groups: {}, errors: {}, commonErrors: [], operations: [], uploads: [] };
  return { ...empty, ...(isMapping(registry) && (registry as Partial<Registry>)) };
}

/** Describes a violation and its remedy. */
function describeFault({ keyword, message, params }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `has the unknown field ${String(params.additionalProperty)}; correct its name or remove it`;
    case 'required':
      return `lacks ${String(params.missingProperty)}; add it`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'oneOf':
      return 'must have either a value or an upload; remove one or add one';
    default:
      return message ?? 'does not fit';
  }
}

/** Formats `/operations/3/scope` as `operations leads.add scope`, because an index is hard to find in the file. */
function formatLocation(registry: unknown, instancePath: string): string {
  const entries = (registry as { operations?: { fn?: string }[] } | null)?.operations;
  return instancePath
    .slice(1)
    .replace(
      /^operations\/(\d+)/,
      (whole, index: string) => `operations/${entries?.[Number(index)]?.fn ?? whole}`,
    )
    .replaceAll('/', ' ');
}
