import { isMapping } from '../canonical.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { mappingAt, type Document } from './document.ts';
import type { Registry } from './registry.ts';

/**
 * Adds to a document the components of another one that it refers to, directly or indirectly, so that both interfaces
 * share their schemas. The enumeration of error codes is that of both.
 */
export function borrowComponents(document: Document, lender: Document): Document {
  const components: Record<string, Record<string, unknown>> = {};
  for (const [kind, own] of Object.entries(mappingAt(document, 'components')))
    components[kind] = { ...mappingAt(own) };
  const follow = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(follow);
    else if (isMapping(node))
      for (const [key, value] of Object.entries(node)) {
        if (key === '$ref' && typeof value === 'string') borrow(value);
        else follow(value);
      }
  };
  const borrow = (reference: string): void => {
    const [, , kind = '', name = ''] = reference.split('/');
    const lent = mappingAt(lender, 'components', kind)[name];
    if (lent === undefined || name in (components[kind] ?? {})) return;
    components[kind] = { ...components[kind], [name]: lent };
    follow(lent);
  };
  follow(document);
  return { ...document, components: withCodesOf(lender, components) };
}

function withCodesOf(
  lender: Document,
  components: Record<string, Record<string, unknown>>,
): Record<string, Record<string, unknown>> {
  const own = mappingAt(components, 'schemas', 'ErrorCode');
  const lent = mappingAt(lender, 'components', 'schemas', 'ErrorCode');
  const codes = [...new Set([...listAt(lent.enum), ...listAt(own.enum)])];
  return { ...components, schemas: { ...components.schemas, ErrorCode: { ...own, enum: codes } } };
}

const listAt = (node: unknown): unknown[] => (Array.isArray(node) ? node : []);

/** Adds the errors of another registry. No entry has a tool, because the interface is not for agents. */
export function borrowErrors(registry: Registry, lender: ParsedYaml): Registry {
  const errors = mappingAt(lender.value, 'errors') as Registry['errors'];
  return {
    ...registry,
    errors: { ...errors, ...registry.errors },
    operations: registry.operations.map((entry) => ({ ...entry, tool: null })),
  };
}
