import { filtersAmong, isListOperation, whyEmpty, type Counted } from '../../domain/empty-list.ts';
import { flagsOf } from '../output.ts';
import { printable } from '../printable.ts';
import type { NamedOperation } from './named-operation.ts';
import type { Service } from './service.ts';

/** As much of a list as one call reads. */
const wholePage = 200;

/**
 * What is told in the place of a list without items: whether the flags or the list itself is why, and how to begin.
 * Undefined for anything else.
 */
export async function whyNone(
  service: Service,
  { fn, endpoint, entry, manual }: NamedOperation,
  args: Readonly<Record<string, unknown>>,
  value: unknown,
): Promise<string | undefined> {
  const { items } = Object(value) as { items?: unknown[] };
  if (items?.length !== 0 || !entry || !manual || !isListOperation(entry.id)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no more.';
  const required = Object.keys(manual.arguments).filter((name) => manual.arguments[name]!.required);
  const filters = filtersAmong(args, required);
  const needed = Object.fromEntries(required.map((name) => [name, args[name]]));
  const counted = filters.length > 0 ? await count(service, endpoint, fn, needed) : undefined;
  const flags = flagsOf(filters.map((name) => [name, args[name]]));
  return whyEmpty(entry.id, printable(flags), counted);
}

async function count(
  service: Service,
  endpoint: NamedOperation['endpoint'],
  fn: string,
  needed: object,
): Promise<Counted> {
  const whole = await service.call(endpoint, fn, { ...needed, limit: wholePage });
  const { items, nextCursor } = whole as { items: unknown[]; nextCursor: string | null };
  return { count: items.length, isMore: nextCursor !== null };
}
