import { argumentNames } from '../../generated/contract/arguments.ts';
import type { OperationEntry } from '../../generated/contract/registry.ts';
import { extraTools, type ExtraToolTypes, type ExtraToolName } from '../../generated/contract/tools.ts';
import {
  toolValidators,
  validators,
  type ValidationError,
  type Validator,
} from '../../generated/contract/validators.js';
import { displayName } from '../domain/display-name.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { ApiError } from '../domain/errors.ts';

const maxDepth = 32;
const maxListedNames = 10;
const maxNames = 1_000;

/**
 * Validates the input by the operation's schema and returns it as arguments. Drops organisation and user first: the
 * key alone decides both, so a caller's values are ignored.
 */
export function validate({ fn, id }: OperationEntry, input: unknown): Record<string, unknown> {
  return validateArguments(
    { name: fn, check: validators[id].args, known: argumentNames[id] },
    withoutOwner(input),
  );
}

/** Like `validate`, for a tool without an operation. */
export function validateTool<Name extends ExtraToolName>(
  name: Name,
  input: unknown,
): ExtraToolTypes[Name]['args'] {
  const { inputSchema } = extraTools[name];
  const known = { '': Object.keys(inputSchema['properties'] as object) };
  return validateArguments(
    { name, check: toolValidators[name].args, known },
    withoutOwner(input),
  ) as ExtraToolTypes[Name]['args'];
}

/** Leaves an input that is no object to `validateArguments`. */
function withoutOwner(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { orgId: _orgId, userId: _userId, ...args } = limitNames(input as Record<string, unknown>);
  return args;
}

/** The rules that arguments must meet. */
export interface ArgumentRules {
  readonly name: string;
  readonly check: Validator<unknown>;
  /** The known names at each path, such as `leads[]`. */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** Validates the input by a schema and returns it with defaults filled in. */
export function validateArguments(form: ArgumentRules, input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ApiError('invalid_arguments', `The arguments of ${form.name} must be a JSON object.`, {
      param: 'args',
    });
  }
  const args = { ...limitNames(input as Record<string, unknown>) };
  requireStorable(args);
  const { check } = form;
  if (!check(args)) throw pickErrorToReport(form, check.errors ?? [], args);
  return args;
}

/**
 * Checks only the first names of an oversized object. No operation has that many, so one of them is unknown and the
 * call is rejected. Checking a megabyte of names would delay all other callers.
 */
function limitNames(input: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(input);
  if (names.length <= maxNames) return input;
  return Object.fromEntries(names.slice(0, maxNames).map((name) => [name, input[name]]));
}

/**
 * Rejects NUL characters and unpaired surrogates, which PostgreSQL cannot store. Also rejects `__proto__`, which
 * could change what an object inherits when code copies it.
 */
function requireStorable(args: Record<string, unknown>): void {
  const found = findUnstorable(args, 1);
  if (found) throw invalidArgumentError(found.steps.reduceRight<string>(joinPath, ''), found.what);
}

/** The problem, and the path to it in reverse order. */
interface Unstorable {
  readonly what: string;
  readonly steps: (string | number)[];
}

/** Builds the path only after it finds a problem, because almost no call has one. */
function findUnstorable(value: unknown, depth: number): Unstorable | undefined {
  if (typeof value === 'string') return findUnstorableText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return { what: `is nested deeper than ${maxDepth} levels`, steps: [] };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = findUnstorable(item, depth + 1);
      if (found) return prependStep(index, found);
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return { what: 'must not contain the name __proto__', steps: [] };
    const inKey = findUnstorableText(key);
    if (inKey) return inKey;
    const found = findUnstorable((value as Record<string, unknown>)[key], depth + 1);
    if (found) return prependStep(key, found);
  }
  return undefined;
}

function findUnstorableText(text: string): Unstorable | undefined {
  if (text.includes('\0')) return { what: 'must not contain a NUL character', steps: [] };
  if (text.isWellFormed()) return undefined;
  return { what: 'must be well-formed Unicode; it contains an unpaired surrogate', steps: [] };
}

function prependStep(step: string | number, { what, steps }: Unstorable): Unstorable {
  return { what, steps: [...steps, step] };
}

const invalidArgumentError = (path: string, what: string) =>
  new ApiError(
    'invalid_arguments',
    `${path ? `The argument ${path}` : 'The arguments object'} ${what}${what.endsWith('?') ? '' : '.'}`,
    path ? { param: path } : {},
  );

/** For example `leads[3].email`. The caller may have invented the name. */
function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  const name = displayName(step);
  return path ? `${path}.${name}` : name;
}

/** Returns the error that helps most: an unknown name first, because it is usually a misspelt required one. */
function pickErrorToReport(form: ArgumentRules, errors: readonly ValidationError[], args: unknown): ApiError {
  const unknown = errors.find((error) => error.keyword === 'additionalProperties');
  if (unknown) return unknownArgumentError(form, unknown, args);
  const first = findFirstError(form, errors);
  if (first.keyword === 'required') return missingArgumentsError(form, errors, args);
  const path = readablePath(first.instancePath, args);
  return invalidArgumentError(path, describeError(first) + didYouMean(first, args));
}

/** Lists all missing arguments together, so that one retry is enough. */
function missingArgumentsError(
  { name }: ArgumentRules,
  errors: readonly ValidationError[],
  args: unknown,
): ApiError {
  const absent = errors.filter(({ keyword }) => keyword === 'required');
  const names = absent
    .slice(0, maxListedNames)
    .map(({ instancePath, params }) =>
      joinPath(readablePath(instancePath, args), String(params.missingProperty)),
    );
  const [param] = names;
  const others = absent.length - names.length;
  const listed = others > 0 ? [...names, `${others} more`] : names;
  const last = listed.at(-1);
  const needed =
    listed.length > 1 ? `arguments ${listed.slice(0, -1).join(', ')} and ${last}` : `argument ${last}`;
  return new ApiError('invalid_arguments', `${name} needs the ${needed}.`, { param });
}

/**
 * For a value with several allowed types, finds the error inside the intended type. If the value has none of the
 * types, the error lists them all.
 */
function findFirstError({ name }: ArgumentRules, errors: readonly ValidationError[]): ValidationError {
  const plain = errors.filter((error) => !isUnion(error));
  const first = plain[0] ?? errors[0];
  if (!first) throw new Error(`The validator of ${name} rejected the arguments without an error.`);
  const { instancePath: place } = first;
  if (!errors.some((error) => isUnion(error) && error.instancePath === place)) return first;
  const isOfType = ({ instancePath, keyword }: ValidationError) =>
    instancePath === place ? keyword !== 'type' : instancePath.startsWith(`${place}/`);
  const intended = plain.find(isOfType);
  if (intended) return intended;
  const types = plain.flatMap(({ instancePath, params }) => (instancePath === place ? params.type : []));
  return { ...first, params: { ...first.params, type: [...new Set(types.flat())] } };
}

function isUnion({ keyword }: ValidationError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function unknownArgumentError(form: ArgumentRules, error: ValidationError, args: unknown): ApiError {
  const name = String(error.params.additionalProperty);
  const path = readablePath(error.instancePath, args);
  const known = form.known[path.replace(/\[\d+\]/g, '[]')] ?? [];
  const near = nearestName(name, known);
  const remedy = near
    ? `Did you mean ${joinPath(path, near)}?`
    : known.length
      ? `Known names: ${known.join(', ')}.`
      : 'It takes no arguments.';
  const full = joinPath(path, name);
  return new ApiError('unknown_argument', `${form.name} has no argument ${full}. ${remedy}`, { param: full });
}

/** Turns `/leads/3/email` into `leads[3].email`. */
function readablePath(pointer: string, root: unknown): string {
  let path = '';
  let at: unknown = root;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path = joinPath(path, Array.isArray(at) ? Number(step) : step);
    at = (at as Record<string, unknown> | undefined)?.[step];
  }
  return path;
}

/** Suggests the allowed word closest to a misspelt one; empty if none is close. */
function didYouMean({ keyword, params, instancePath }: ValidationError, args: unknown): string {
  if (keyword !== 'enum') return '';
  const given = instancePath
    .split('/')
    .slice(1)
    .reduce((at, step) => (at as Record<string, unknown>)[step], args);
  const allowed = (params.allowedValues as unknown[]).filter((value) => typeof value === 'string');
  const near = typeof given === 'string' ? nearestName(given, allowed) : undefined;
  return near === undefined ? '' : `. Did you mean ${near}?`;
}

function describeError({ keyword, params }: ValidationError): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(withArticle).join(' or ')}`;
    case 'enum':
      return `must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'pattern':
      return describePattern(String(params.pattern));
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(params.limit)} characters`;
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${String(params.limit)} items`;
    case 'maxItems':
      return `must have at most ${String(params.limit)} items`;
    case 'minimum':
    case 'maximum':
      return `must be ${String(params.comparison)} ${String(params.limit)}`;
    default:
      return `does not match the schema (${keyword})`;
  }
}

/** Returns `an integer`, for example; null takes no article. */
function withArticle(type: unknown): string {
  const name = String(type);
  if (name === 'null') return name;
  return `${/^[aio]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Each id's pattern begins with its prefix, so the error can name the right prefix. */
function describePattern(pattern: string): string {
  if (pattern.startsWith('^[^\\u0000')) return 'must be one line without control characters';
  if (pattern === '^[0-9a-f]{64}$') return 'must be a SHA-256 in 64 lower-case hexadecimal digits';
  const prefix = /^\^([a-z_]+)_\[/.exec(pattern)?.[1];
  return prefix
    ? `must be the id of a ${prefix.replaceAll('_', ' ')}: ${prefix}_ followed by 26 letters and digits`
    : `must match ${pattern}`;
}
