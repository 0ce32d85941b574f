import type { NamedOperation } from './named-operation.ts';
import type { Service } from './service.ts';

/** The items of a list page by page, to its end. */
export async function* readAll(
  service: Service,
  { endpoint, fn }: NamedOperation,
  args: Record<string, unknown>,
): AsyncGenerator<readonly unknown[]> {
  for (let cursor = args['cursor']; cursor !== null;) {
    const page = (await service.call(endpoint, fn, cursor === undefined ? args : { ...args, cursor })) as {
      items: readonly unknown[];
      nextCursor: string | null;
    };
    yield page.items;
    cursor = page.nextCursor;
  }
}
