import { isMapping } from '../canonical.ts';
import type { JsonSchema, Model } from '../model.ts';
import { dereference, jsonContent, mappingAt, pathOperations, type Document } from '../read/document.ts';
import type { Change } from './change.ts';
import { compareSchemas, type Revisions } from './compare-schemas.ts';

/**
 * The changes outside of arguments and values: envelopes, statuses and headers of replies, authentication, and
 * paths that are no operations, such as `/healthz` (service paths).
 */
export function comparePaths(models: Revisions<Model>): Change[] {
  const byId = ({ document }: Model) =>
    new Map(pathOperations(document).map((found) => [nameOf(found.operation), found]));
  const [before, after] = [byId(models.before), byId(models.after)];
  return [
    ...[...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
      const [old, now] = [before.get(name), after.get(name)];
      const isService = (old ?? now)?.operation['x-service'] === true;
      if (old && now) {
        const operations = { before: old.operation, after: now.operation };
        return [
          ...(isService ? compareServicePath(models, name, { before: old, after: now }) : []),
          ...compareDeprecation(name, operations),
          ...(changesSessionOnly(models, name) ? [] : compareResponses(models, name, operations, isService)),
        ];
      }
      const common = { subject: 'path', location: name };
      if (!isService) return [];
      return now
        ? [{ ...common, level: 'additive', kind: 'added', sentence: 'is new.' }]
        : [{ ...common, level: 'breaking', kind: 'removed', sentence: 'was removed.' }];
    }),
    ...compareSecurity(models),
  ];
}

/** Whether the operation is for sessions only in one of the revisions. `compareOperations` reports that. */
function changesSessionOnly({ before, after }: Revisions<Model>, name: string): boolean {
  const isSession = ({ sessionEntries }: Model) => sessionEntries.some(({ id }) => id === name);
  return isSession(before) !== isSession(after);
}

type Operation = Readonly<Record<string, unknown>>;

interface LocatedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const nameOf = ({ operationId }: Operation): string => String(operationId).replace('_', '.');

function compareServicePath(
  models: Revisions<Model>,
  name: string,
  { before, after }: Revisions<LocatedOperation>,
): Change[] {
  const [old, now] = [`${before.method} ${before.path}`, `${after.method} ${after.path}`];
  const bodyOf = ({ document }: Model, operation: Operation) => jsonContent(document, operation.requestBody);
  const bodies = {
    before: bodyOf(models.before, before.operation) ?? {},
    after: bodyOf(models.after, after.operation) ?? {},
  };
  const inside = compareSchemas(models, 'sent', `${name} body`, bodies);
  if (old === now) return inside;
  const sentence = `moves from ${old} to ${now}.`;
  return [{ level: 'breaking', subject: 'path', kind: 'changed', location: name, sentence }, ...inside];
}

function compareDeprecation(location: string, { before, after }: Revisions<Operation>): Change[] {
  const [old, now] = [before.deprecated === true, after.deprecated === true];
  if (old === now) return [];
  const common = { level: 'note', subject: 'deprecation', location } as const;
  return now
    ? [{ ...common, kind: 'added', sentence: 'is deprecated.' }]
    : [{ ...common, kind: 'removed', sentence: 'is no longer deprecated.' }];
}

function compareResponses(
  models: Revisions<Model>,
  name: string,
  { before, after }: Revisions<Operation>,
  isService: boolean,
): Change[] {
  const [olds, news] = [mappingAt(before.responses), mappingAt(after.responses)];
  return Object.keys({ ...olds, ...news }).flatMap((status): Change[] => {
    const common = { subject: 'status', location: name };
    if (!(status in news))
      return [{ ...common, level: 'note', kind: 'removed', sentence: `no longer returns ${status}.` }];
    if (!(status in olds))
      return [{ ...common, level: 'breaking', kind: 'added', sentence: `may also return ${status}.` }];
    const parts = {
      before: partsOf(models.before.document, olds[status], isService),
      after: partsOf(models.after.document, news[status], isService),
    };
    return compareResponse(models, `${name} ${status}`, parts);
  });
}

interface ResponseParts {
  readonly headers: readonly string[];
  readonly schema: JsonSchema;
}

/** Omits the value of an operation, which `compareOperations` compares. */
function partsOf(document: Document, response: unknown, isService: boolean): ResponseParts {
  const headers = Object.keys(mappingAt(dereference(document, response), 'headers'));
  const schema = jsonContent(document, response) ?? {};
  if (isService || !schema.properties?.value) return { headers, schema };
  const { value: _value, ...properties } = schema.properties;
  const required = schema.required?.filter((name) => name !== 'value') ?? [];
  return { headers, schema: { ...schema, properties, required } };
}

function compareResponse(
  models: Revisions<Model>,
  location: string,
  { before, after }: Revisions<ResponseParts>,
): Change[] {
  const common = { subject: 'header', location };
  return [
    ...before.headers
      .filter((header) => !after.headers.includes(header))
      .map((header): Change => {
        return {
          ...common,
          level: 'breaking',
          kind: 'removed',
          sentence: `no longer has the header ${header}.`,
        };
      }),
    ...after.headers
      .filter((header) => !before.headers.includes(header))
      .map((header): Change => {
        return { ...common, level: 'additive', kind: 'added', sentence: `has the header ${header}.` };
      }),
    ...compareSchemas(models, 'received', location, { before: before.schema, after: after.schema }),
  ];
}

function compareSecurity({ before, after }: Revisions<Model>): Change[] {
  const schemesOf = ({ document }: Model) => mappingAt(document, 'components', 'securitySchemes');
  const [olds, news] = [schemesOf(before), schemesOf(after)];
  return Object.keys({ ...olds, ...news }).flatMap((name): Change[] => {
    const common = { subject: 'security', location: name };
    if (!(name in news))
      return [{ ...common, level: 'breaking', kind: 'removed', sentence: 'is no longer accepted.' }];
    if (!(name in olds))
      return [{ ...common, level: 'additive', kind: 'added', sentence: 'is also accepted.' }];
    if (withoutDescriptions(olds[name]) === withoutDescriptions(news[name])) return [];
    return [{ ...common, level: 'breaking', kind: 'changed', sentence: 'is accepted in another form.' }];
  });
}

function withoutDescriptions(scheme: unknown): string {
  const { description: _description, ...rest } = isMapping(scheme) ? scheme : {};
  return JSON.stringify(rest);
}
