import { hasMappedField, type FieldMap } from '../../domain/connector-record.ts';

const maxDepth = 3;
const sampleSize = 20;
/** Limits the paths in the error message. */
const maxPaths = 5;
const maxPathLength = 60;

interface FoundList {
  /** The path in the document, such as `data.items`. */
  readonly path: string;
  readonly records: readonly unknown[];
}

/**
 * Finds the list of records in a JSON document: the document itself, or else the only array whose records have a mapped
 * field, or else the only array. `problem` describes the document and completes "answered with".
 */
export function findList(document: unknown, fieldMap: FieldMap): FoundList | { readonly problem: string } {
  if (Array.isArray(document)) return { path: '', records: document as unknown[] };
  const lists = listsIn(document);
  const mappedLists = lists.filter(({ records }) =>
    records.slice(0, sampleSize).some((record) => hasMappedField(record, fieldMap)),
  );
  const candidates = mappedLists.length > 0 ? mappedLists : lists;
  const [only, another] = candidates;
  if (!only) return { problem: 'JSON with no list of records' };
  if (!another) return only;
  const paths = candidates.slice(0, maxPaths).map(({ path }) => path.slice(0, maxPathLength));
  return {
    problem: `JSON with several lists (${paths.join(', ')}), none or several with the mapped fields`,
  };
}

function listsIn(value: unknown, path = '', level = 1): FoundList[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): FoundList[] => {
    const innerPath = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(inner)) return [{ path: innerPath, records: inner as unknown[] }];
    return level < maxDepth ? listsIn(inner, innerPath, level + 1) : [];
  });
}
