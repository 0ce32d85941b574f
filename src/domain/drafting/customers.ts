import type { DraftRequest, Evidence } from './material.ts';

const mostNamed = 2;

/** The first customers that the workspace lists, apart from the recipient; null if there are fewer than two. */
export function customersIn({
  sources,
  recipient,
}: DraftRequest): { readonly names: readonly string[]; readonly evidence: Evidence } | null {
  const source = sources.find(({ kind, id }) => kind === 'context' && id === 'knownCustomers');
  if (source === undefined) return null;
  const own = recipient.company?.toLowerCase();
  const listed = [...source.text.matchAll(/[^,;\n]+/gu)].flatMap((match) => {
    const name = match[0].trim();
    const start = match.index + match[0].indexOf(name);
    const isName = name !== '' && name.split(/\s+/u).length <= 5 && /^\p{Lu}/u.test(name);
    return isName && name.toLowerCase() !== own ? [{ name, start, end: start + name.length }] : [];
  });
  const [first, ...others] = listed.slice(0, mostNamed);
  const last = others.at(-1);
  if (first === undefined || last === undefined) return null;
  const { start } = first;
  const { end } = last;
  const quote = source.text.slice(start, end);
  const names = [first, ...others].map(({ name }) => name);
  return { names, evidence: { sourceKind: source.kind, sourceId: source.id, start, end, quote } };
}
