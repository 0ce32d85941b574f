/** Converts `setEnabled` and `set enabled` to `set-enabled`. */
export function kebabCase(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_.]+/g, '-')
    .toLowerCase();
}

/** Converts `leads.addBatch` and `lead.status_changed` to `LeadsAddBatch` and `LeadStatusChanged`. */
export function pascalCase(text: string): string {
  return text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** Converts `leads.addBatch` to `leadsAddBatch`. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The operationId in `openapi.yaml`: `leads_add` for `leads.add`. */
export function operationIdOf(fn: string): string {
  return fn.replace('.', '_');
}

/** The singular of a group, as in its identifiers: `lead` in `leadId`, `reply` in `replyId`. */
export function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
}

/** Compares by code unit, so that the locale does not change the order. */
export function byCodeUnit(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
