import { createHash } from 'node:crypto';
import { validators } from '../../generated/contract/validators.js';
import type { ConnectorFieldMap } from '../../generated/contract/types.ts';
import { fold } from './folding.ts';
import type { Identity } from './identity.ts';
import { itemAt } from './item-at.ts';
import { fieldFormat, readLeadInput, type ParsedLead } from './lead-input.ts';

/** Maps each field of a lead to a column, or to a dotted path in a JSON object. */
export type FieldMap = Readonly<ConnectorFieldMap>;
type MappedField = keyof ConnectorFieldMap;

/** One record from a source, or the reason why it could not be read. */
export type ConnectorRecord = { readonly value: unknown } | { readonly problem: string };

/** The connector settings that decide how records become leads. */
export interface RecordOrigin {
  readonly projectId: string;
  /** The connector's name, which becomes the source of the leads. */
  readonly name: string;
  readonly url: string;
  readonly fieldMap: FieldMap;
}

export type RecordReading = { readonly draft: ParsedLead } | { readonly problem: string };

/**
 * Reads a record as a new lead, by the rules of leads.add. `problem` is a sentence for people. It names columns, but
 * never repeats values from the record.
 */
export function readRecord(record: ConnectorRecord, origin: RecordOrigin): RecordReading {
  if ('problem' in record) return record;
  const { fieldMap, name, projectId } = origin;
  const fields = mappedFields(record.value, fieldMap);
  if (Object.keys(fields).length === 0)
    return {
      problem: `It has no value at ${Object.values(fieldMap).join(', ')}.${formatFieldNames(record.value)}`,
    };
  const input = { ...fields, source: name };
  const tooLong = findTooLong({ projectId, ...input });
  if (tooLong) return { problem: `${describeField(tooLong.field, fieldMap)} ${tooLong.mismatch}.` };
  const reading = readLeadInput(input);
  if ('draft' in reading) return { draft: withRecordIdentity(reading.draft, origin) };
  const { param } = reading.problem;
  if (param === undefined)
    return { problem: 'It identifies nobody: it has no e-mail address, company, domain or name.' };
  return { problem: `${describeField(param, fieldMap)} must be ${fieldFormat(param)}.` };
}

const maxFieldsListed = 20;
const maxFieldLength = 60;

/** The column names of a record, to help correct a wrong field map. */
function formatFieldNames(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.keys(value).filter((name) => name.trim() !== '' && name.length <= maxFieldLength);
  const listed = names.slice(0, maxFieldsListed).join(', ');
  const rest = names.length > maxFieldsListed ? ` and ${names.length - maxFieldsListed} more` : '';
  return listed === '' ? '' : ` It has the fields ${listed}${rest}.`;
}

/** Whether a value is a record with text in at least one mapped field. */
export function hasMappedField(value: unknown, fieldMap: FieldMap): boolean {
  return Object.keys(mappedFields(value, fieldMap)).length > 0;
}

function mappedFields(value: unknown, fieldMap: FieldMap): { [Field in MappedField]?: string } {
  const fields = Object.entries(fieldMap).flatMap(([field, path]) => {
    const text = textOf(valueAt(value, path));
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(fields);
}

/** An exact column name wins over a path, because column names may contain dots. List items are addressed by number. */
function valueAt(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return (value as Record<string, unknown>)[path];
  return Object.entries(value).reduce<unknown>(
    (found, [name, inner]) =>
      found ?? (path.startsWith(`${name}.`) ? valueAt(inner, path.slice(name.length + 1)) : undefined),
    undefined,
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : '';
}

/** Finds a value that exceeds the length limit of the API. */
function findTooLong(args: unknown): { field: string; mismatch: string } | null {
  const check = validators['leads.add'].args;
  if (check(args)) return null;
  const { instancePath, params } = itemAt(check.errors ?? [], 0);
  const mismatch = `must have at most ${String(params['limit'])} characters`;
  return { field: instancePath.slice(1), mismatch };
}

const describeField = (field: string, fieldMap: FieldMap): string =>
  `${field} (read from ${fieldMap[field as MappedField] ?? 'nowhere'})`;

/**
 * Gives a record without an e-mail address another identity. Otherwise every sync would add it again, because a
 * company's name or domain does not identify a lead. The identity is its URL at the source, or else all its
 * identifying fields.
 */
function withRecordIdentity(draft: ParsedLead, { name, url }: RecordOrigin): ParsedLead {
  const { email, externalUrl, company, companyDomain, firstName, lastName } = draft.fields;
  const fields = { ...draft.fields, discoverySource: name };
  if (email !== undefined) return { ...draft, fields };
  const { origin, pathname } = new URL(url);
  const key = externalUrl === undefined ? [fold(company ?? ''), companyDomain ?? ''] : [externalUrl];
  const keyParts = [origin, pathname, ...key, fold(firstName ?? ''), fold(lastName ?? '')];
  const value = createHash('sha256').update(JSON.stringify(keyParts)).digest('base64url');
  const identity: Identity = { kind: 'record', value };
  return { ...draft, fields, identities: [...draft.identities, identity] };
}
