import { hasMappedField, type FieldMap } from '../../domain/connector-record.ts';

const maxDepth = 3;
const sampleSize = 20;
/** Limits the names listed to help correct the field map. */
const maxNames = 5;
const maxNameLength = 60;

interface List {
  /** Its path, such as `data.items`. */
  readonly path: string;
  readonly records: readonly unknown[];
}

/**
 * Finds the list of records in a JSON document: the document itself, else the only array whose records have a mapped
 * field, else the only array. `problem` describes the document and follows "answered with".
 */
export function findList(document: unknown, fieldMap: FieldMap): List | { readonly problem: string } {
  if (Array.isArray(document)) return { path: '', records: document as unknown[] };
  const lists = listsIn(document);
  const fitting = lists.filter(({ records }) =>
    records.slice(0, sampleSize).some((record) => hasMappedField(record, fieldMap)),
  );
  const candidates = fitting.length > 0 ? fitting : lists;
  const [only, another] = candidates;
  if (!only) return { problem: 'JSON with no list of records' };
  if (!another) return only;
  const names = candidates.slice(0, maxNames).map(({ path }) => path.slice(0, maxNameLength));
  return {
    problem: `JSON with several lists (${names.join(', ')}), none or several with the mapped fields`,
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
