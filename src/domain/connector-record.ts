import { createHash } from 'node:crypto';
import { validators } from '../../generated/contract/validators.js';
import type { ConnectorFieldMap } from '../../generated/contract/types.ts';
import { fold } from './folding.ts';
import type { Identity } from './identity.ts';
import { itemAt } from './item-at.ts';
import { fieldFormat, readLeadInput, type LeadDraft } from './lead-input.ts';

/** For each field of a lead the column, or the dotted path in a JSON object, that it is read from. */
export type FieldMap = Readonly<ConnectorFieldMap>;
type MappedField = keyof ConnectorFieldMap;

/** One record as a source gave it, or why it could not even be read. */
export type ConnectorRecord = { readonly value: unknown } | { readonly problem: string };

/** What tells how records of a source become leads. */
export interface RecordOrigin {
  readonly projectId: string;
  /** The name of the connector, which becomes the leads' source. */
  readonly name: string;
  readonly url: string;
  readonly fieldMap: FieldMap;
}

export type RecordReading = { readonly draft: LeadDraft } | { readonly problem: string };

/**
 * Reads a record as a lead that is to be added, by the rules of leads.add. `problem` is a sentence for people that
 * names columns and holds nothing of what the record says.
 */
export function readRecord(record: ConnectorRecord, origin: RecordOrigin): RecordReading {
  if ('problem' in record) return record;
  const { fieldMap, name, projectId } = origin;
  const fields = mappedFields(record.value, fieldMap);
  if (Object.keys(fields).length === 0)
    return {
      problem: `It has nothing at ${Object.values(fieldMap).join(', ')}.${formatFieldNames(record.value)}`,
    };
  const input = { ...fields, source: name };
  const tooLong = findTooLong({ projectId, ...input });
  if (tooLong) return { problem: `${describeField(tooLong.field, fieldMap)} ${tooLong.mismatch}.` };
  const reading = readLeadInput(input);
  if ('draft' in reading) return { draft: withRecordIdentity(reading.draft, origin) };
  const { param } = reading.problem;
  if (param === undefined)
    return { problem: 'It names nobody: it has no e-mail address, no company, no domain and no name.' };
  return { problem: `${describeField(param, fieldMap)} must be ${fieldFormat(param)}.` };
}

const maxFieldsListed = 20;
const maxFieldLength = 60;

/** The names of the columns that a record has, as a map that is wrong is mended by them. */
function formatFieldNames(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.keys(value).filter((name) => name.trim() !== '' && name.length <= maxFieldLength);
  const listed = names.slice(0, maxFieldsListed).join(', ');
  const more = names.length > maxFieldsListed ? ` and ${names.length - maxFieldsListed} more` : '';
  return listed === '' ? '' : ` It has the fields ${listed}${more}.`;
}

/** Whether a value is a record in which some mapped field has a text. */
export function hasMappedField(value: unknown, fieldMap: FieldMap): boolean {
  return Object.keys(mappedFields(value, fieldMap)).length > 0;
}

function mappedFields(value: unknown, fieldMap: FieldMap): { [Field in MappedField]?: string } {
  const fields = Object.entries(fieldMap).flatMap(([field, place]) => {
    const text = textOf(valueAt(value, place));
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(fields);
}

/** A name with dots may be the name of a column; only what is none leads inside. Lists are entered by number. */
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

/** What a caller may not write into a lead, a source may not either. */
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
 * A record without an e-mail address would be added again with every sync, for a company's name or domain names no
 * lead. So it is known by its place in the source: its address there, or else all that names it.
 */
function withRecordIdentity(draft: LeadDraft, { name, url }: RecordOrigin): LeadDraft {
  const { email, externalUrl, company, companyDomain, firstName, lastName } = draft.fields;
  const fields = { ...draft.fields, discoverySource: name };
  if (email !== undefined) return { ...draft, fields };
  const { origin, pathname } = new URL(url);
  const place = externalUrl === undefined ? [fold(company ?? ''), companyDomain ?? ''] : [externalUrl];
  const marks = [origin, pathname, ...place, fold(firstName ?? ''), fold(lastName ?? '')];
  const value = createHash('sha256').update(JSON.stringify(marks)).digest('base64url');
  const identity: Identity = { kind: 'record', value };
  return { ...draft, fields, identities: [...draft.identities, identity] };
}
