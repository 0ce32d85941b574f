import { byCodeUnit } from './names.ts';

/** Keys that come first. The others follow in alphabetical order. */
const leadingKeys = [
  'openapi',
  'info',
  'jsonSchemaDialect',
  'servers',
  'security',
  'tags',
  'paths',
  'webhooks',
  'components',
  'operationId',
  'summary',
  'title',
  'description',
  '$ref',
  'type',
  'required',
  'properties',
];

const rank = new Map(leadingKeys.map((key, index) => [key, index]));

/**
 * Sorts the keys of all mappings, so that their order in the source does not change the output. Required
 * properties keep the order of the list `required`; the optional ones follow by name.
 */
export function canonical(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(canonical);
  if (!isMapping(node)) return node;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(node).sort(byRank)) {
    const value = node[key];
    ordered[key] =
      key === 'properties' && isMapping(value) && Array.isArray(node.required)
        ? canonicalProperties(value, node.required)
        : canonical(value);
  }
  return ordered;
}

/** Whether a parsed node is a mapping from names to nodes. */
export function isMapping(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function byRank(left: string, right: string): number {
  return (
    (rank.get(left) ?? leadingKeys.length) - (rank.get(right) ?? leadingKeys.length) ||
    byCodeUnit(left, right)
  );
}

function canonicalProperties(properties: Record<string, unknown>, required: readonly unknown[]): unknown {
  const position = (name: string) => {
    const index = required.indexOf(name);
    return index < 0 ? required.length : index;
  };
  const names = Object.keys(properties).sort(
    (left, right) => position(left) - position(right) || byCodeUnit(left, right),
  );
  return Object.fromEntries(names.map((name) => [name, canonical(properties[name])]));
}
