import { isMapping } from '../canonical.ts';
import { operationIdOf } from '../names.ts';
import { mappingAt, pathlessOperations, pathOperations, type Document } from './document.ts';
import { lineOfLocation, type ParsedYaml } from './parse-yaml.ts';
import type { Registry, RegistryEntry } from './registry.ts';
import { toolName } from './tool.ts';

/** Both documents as parsed, before the generator adds to them. */
export interface ParsedSources {
  readonly openapi: ParsedYaml;
  readonly registry: ParsedYaml;
}

/**
 * Adds a line number to a problem. `leads.add: openapi.yaml has …` becomes `leads.add: openapi.yaml:12 has …`. If the
 * named file does not contain the operation, the line number is that of the other file, in brackets after the
 * operation's name: `leads.add (registry.yaml:7): openapi.yaml has …`.
 */
export function locateProblem(problem: string, sources: ParsedSources): string {
  const [, location] = /^openapi\.yaml: ([^\s:]+)/.exec(problem) ?? [];
  if (location !== undefined) {
    const line = lineOfLocation(sources.openapi, location);
    return problem.replace('openapi.yaml:', `openapi.yaml:${line}:`);
  }
  const [, subject, file] = /^(.+?): (openapi|registry)\.yaml /.exec(problem) ?? [];
  if (subject === undefined) return problem;
  const lines = { openapi: lineInOpenApi(subject, sources), registry: lineInRegistry(subject, sources) };
  const [named, other] =
    file === 'openapi' ? (['openapi', 'registry'] as const) : (['registry', 'openapi'] as const);
  if (lines[named] !== undefined) return problem.replace(`${named}.yaml `, `${named}.yaml:${lines[named]} `);
  if (lines[other] === undefined) return problem;
  return problem.replace(subject, `${subject} (${other}.yaml:${lines[other]})`);
}

function lineInOpenApi(subject: string, { openapi, registry }: ParsedSources): number | undefined {
  const document = (isMapping(openapi.value) ? openapi.value : {}) as Document;
  const entry = entriesOf(registry).find((each) => idOf(each) === subject);
  const names = [subject, operationIdOf(subject), ...(entry ? [operationIdOf(entry.fn)] : [])];
  const key = entry ? `${entry.fn}@${entry.endpoint}` : subject;
  const operation = pathOperations(document).findLast(
    ({ operation: { operationId }, method, path }) =>
      names.includes(String(operationId)) || `${method} ${path}` === subject,
  )?.operation;
  const tags = Array.isArray(document.tags) ? document.tags : [];
  const errorCode = mappingAt(document, 'components', 'schemas', 'ErrorCode');
  const isError =
    subject in mappingAt(registry.value, 'errors') ||
    (Array.isArray(errorCode.enum) && errorCode.enum.includes(subject));
  return openapi.lines.get(
    pathlessOperations(document)[key] ??
      operation ??
      mappingAt(document, 'webhooks')[subject] ??
      mappingAt(document, 'paths')[subject] ??
      mappingAt(document, 'components', 'schemas')[subject] ??
      tags.find((tag) => mappingAt(tag).name === subject) ??
      (subject === 'version' ? document.info : undefined) ??
      (isError ? errorCode : undefined),
  );
}

function lineInRegistry(subject: string, { registry }: ParsedSources): number | undefined {
  const { uploads, tools, groups, errors, commonErrors } = mappingAt(registry.value) as Partial<Registry>;
  const isNamed = (entry: RegistryEntry): boolean =>
    [idOf(entry), `${entry.endpoint} ${entry.fn}`, toolName(entry)].includes(subject);
  return registry.lines.get(
    tools?.find(({ name }) => name === subject) ??
      entriesOf(registry).findLast(isNamed) ??
      uploads?.find(({ id }) => id === subject) ??
      groups?.[subject] ??
      errors?.[subject] ??
      (subject === 'commonErrors' ? commonErrors : undefined),
  );
}

function entriesOf({ value }: ParsedYaml): readonly RegistryEntry[] {
  const { operations } = mappingAt(value);
  return Array.isArray(operations) ? (operations as RegistryEntry[]) : [];
}

const idOf = ({ id, fn }: RegistryEntry): string => id ?? fn;
