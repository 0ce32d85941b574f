import type { ResolvedOperation } from './find-operation.ts';
import type { Service } from './connect-to-service.ts';

/** Yields the items of a list, page by page. */
export async function* readPages(
  service: Service,
  { endpoint, fn }: ResolvedOperation,
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
