import { hasMappedField, type FieldMap } from '../../domain/connector-record.ts';

const maxDepth = 3;
const sampleSize = 20;
/** What a document calls its lists is repeated to whoever mends the field map, within reason. */
const maxNames = 5;
const maxNameLength = 60;

interface List {
  /** Where it stands, such as `data.items`. */
  readonly path: string;
  readonly records: readonly unknown[];
}

/**
 * The list of records in a JSON document: the document itself, or the one array in it whose records hold a mapped
 * field, or the only array there is. `problem` says what the document holds instead, to be read after "answered with".
 */
export function findList(document: unknown, fieldMap: FieldMap): List | { readonly problem: string } {
  if (Array.isArray(document)) return { path: '', records: document as unknown[] };
  const lists = listsIn(document);
  const fitting = lists.filter(({ records }) =>
    records.slice(0, sampleSize).some((record) => hasMappedField(record, fieldMap)),
  );
  const candidates = fitting.length > 0 ? fitting : lists;
  const [only, another] = candidates;
  if (!only) return { problem: 'JSON in which there is no list of records' };
  if (!another) return only;
  const names = candidates.slice(0, maxNames).map(({ path }) => path.slice(0, maxNameLength));
  return {
    problem: `JSON with several lists (${names.join(', ')}), of which no single one has the mapped fields`,
  };
}

function listsIn(value: unknown, path = '', level = 1): List[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): List[] => {
    const place = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(inner)) return [{ path: place, records: inner as unknown[] }];
    return level < maxDepth ? listsIn(inner, place, level + 1) : [];
  });
}
