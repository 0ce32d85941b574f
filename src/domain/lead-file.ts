import type { DirectoryColumn } from './language-pack/contact-words.ts';
import type { LeadInput } from './lead-input.ts';
import { splitName } from './name-parts.ts';
import { headerKey, recogniseColumns } from './own-directory/columns.ts';
import type { FileRow } from './own-directory/file-row.ts';

/** What a column of a file of leads can hold. `name` is a full name. */
export type LeadFileField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'linkedinUrl'
  | 'jobTitle'
  | 'company'
  | 'companyDomain'
  | 'companyWebsite'
  | 'companyCity'
  | 'city'
  | 'country'
  | 'location'
  | 'notes'
  | 'analysis'
  | 'externalUrl';

/** The header of each field. So no two headers can be read into one field. */
export type LeadColumns = { readonly [Field in LeadFileField]?: string };

const fieldsByColumn: { readonly [Column in DirectoryColumn]?: LeadFileField } = {
  company: 'company',
  website: 'companyWebsite',
  city: 'city',
  country: 'country',
  person: 'name',
  firstName: 'firstName',
  lastName: 'lastName',
  jobTitle: 'jobTitle',
  email: 'email',
  personPhone: 'phone',
  phone: 'phone',
  linkedin: 'linkedinUrl',
};

/** Suggests a header for each field that the names of the headers show, and lists the other headers. */
export function suggestColumns(headers: readonly string[]): { columns: LeadColumns; unread: string[] } {
  const columns: { [Field in LeadFileField]?: string } = {};
  for (const [header, column] of recogniseColumns(headers).columns) {
    const field = fieldsByColumn[column];
    if (field !== undefined) columns[field] ??= header;
  }
  const used = new Set(Object.values(columns));
  return { columns, unread: headers.filter((header) => header.trim() !== '' && !used.has(header)) };
}

/** The first header of `columns` that the file does not have. */
export function findMissingHeader(headers: readonly string[], columns: LeadColumns): string | undefined {
  const known = new Set(headers.map(headerKey));
  return Object.values(columns).find((header) => !known.has(headerKey(header)));
}

export interface FilePart {
  /** The headers of the first readable row. */
  readonly headers: readonly string[];
  readonly part: readonly FileRow[];
  /** The number of rows of the whole file. */
  readonly rows: number;
}

/** Reads `length` rows from `start`. Reads on to the end of the file only if `knownRows`, their number, is null. */
export async function readFilePart(
  rows: AsyncIterable<FileRow>,
  { start, length, knownRows }: { start: number; length: number; knownRows: number | null },
): Promise<FilePart> {
  let headers: readonly string[] | undefined;
  const part: FileRow[] = [];
  let rowsRead = 0;
  for await (const row of rows) {
    if (!('problem' in row)) headers ??= row.headers;
    if (rowsRead >= start && part.length < length) part.push(row);
    rowsRead++;
    if (knownRows !== null && headers !== undefined && part.length === length) break;
  }
  return { headers: headers ?? [], part, rows: knownRows ?? rowsRead };
}

/** The lead of a row, before its values are checked. Empty cells are left out. */
export function readLeadRow(
  { headers, cells }: { readonly headers: readonly string[]; readonly cells: readonly string[] },
  columns: LeadColumns,
): LeadInput {
  const texts = new Map(headers.map((header, index) => [headerKey(header), cells[index]?.trim() ?? '']));
  const entries = Object.entries(columns).map(
    ([field, header]) => [field, texts.get(headerKey(header)) ?? ''] as const,
  );
  const { name, ...fields } = Object.fromEntries(entries.filter(([, text]) => text !== ''));
  if (name === undefined) return fields;
  const { firstName, lastName } = splitName(name);
  return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...fields };
}
