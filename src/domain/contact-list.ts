import { allWords } from '../languages/all-words.ts';
import { normaliseEmail } from './company-domain.ts';
import { fold } from './folding.ts';
import type { RawPerson } from './found-people.ts';
import type { ContactColumn } from './language-pack/contact-words.ts';

/** The columns, by their headings. */
const columnsByHeading: ReadonlyMap<string, ContactColumn> = new Map(
  (['name', 'firstName', 'lastName', 'jobTitle', 'email', 'phone', 'linkedinUrl'] as const).flatMap(
    (column) =>
      [...allWords(({ contacts }) => contacts.contactColumns[column])].map(
        (text) => [fold(text), column] as const,
      ),
  ),
);

/** The maximum number of people read from one file. */
const maxContacts = 200;

/**
 * Reads the people listed in the tables of a document's text. Blank lines separate blocks; each table row is a block
 * with one line per cell. A table begins with a heading row that has both a name and an e-mail address. The text does
 * not show which cells are empty, so a row with too few cells yields only its address.
 */
export function readContacts(text: string): RawPerson[] {
  const rawPeople: RawPerson[] = [];
  let columns: readonly (ContactColumn | null)[] | null = null;
  for (const block of text.split(/\n{2,}/)) {
    const cells = block.split('\n').map((cell) => cell.trim());
    const found = columnsOf(cells);
    if (found !== null) columns = found;
    else if (columns !== null) rawPeople.push(...readContact(cells, columns));
    if (rawPeople.length >= maxContacts) break;
  }
  return rawPeople.slice(0, maxContacts);
}

function columnsOf(cells: readonly string[]): readonly (ContactColumn | null)[] | null {
  const columns = cells.map(columnOf);
  const columnSet = new Set(columns);
  const isHeading =
    columnSet.has('email') &&
    (columnSet.has('name') || columnSet.has('lastName') || columnSet.has('firstName'));
  return isHeading ? columns : null;
}

function columnOf(heading: string): ContactColumn | null {
  const folded = fold(heading.replaceAll('_', ' ')).replace(/:$/, '');
  return columnsByHeading.get(folded) ?? null;
}

function readContact(cells: readonly string[], columns: readonly (ContactColumn | null)[]): RawPerson[] {
  if (cells.length !== columns.length) {
    const [email, ...others] = cells.filter((cell) => normaliseEmail(cell) !== null);
    return cells.length < columns.length && email !== undefined && others.length === 0 ? [{ email }] : [];
  }
  const { name, ...rawPerson } = Object.fromEntries(
    columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index]]])),
  ) as Partial<Record<ContactColumn, string>>;
  const hasNames = rawPerson.firstName !== undefined || rawPerson.lastName !== undefined;
  return [{ ...rawPerson, ...(name === undefined || hasNames ? {} : splitContactName(name)) }];
}

/** Reads `Anna Virtanen` and `Virtanen, Anna`. */
function splitContactName(name: string): { firstName?: string; lastName?: string } {
  const [lastName, firstName] = name.split(',').map((part) => part.trim());
  if (firstName) return { firstName, lastName };
  const [given, ...rest] = name.split(/\s+/);
  return rest.length === 0 ? { lastName: name } : { firstName: given, lastName: rest.join(' ') };
}
