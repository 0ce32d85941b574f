import { createOutreach } from '../../sdk/outreach-sdk.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import type { World } from '../contract/world.ts';

/** A call that the client made, and the answer that came back. */
export interface Exchange {
  readonly id: string;
  readonly response: Response;
}

/** What came of the calls: every exchange, and what the client threw, one line each. */
export interface ClientRun {
  readonly exchanges: readonly Exchange[];
  readonly thrown: readonly string[];
}

type Callable = (args: object) => PromiseLike<unknown>;

/** Calls every operation once with the client, one after another, at an address that a judge listens on. */
export async function callEverything(baseUrl: string, world: World): Promise<ClientRun> {
  const exchanges: Exchange[] = [];
  const thrown: string[] = [];
  let id = '';
  const noted = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    exchanges.push({ id, response: response.clone() });
    return response;
  };
  const outreach = createOutreach({ baseUrl, key: world.tenant.liveKey, fetch: noted, maxRetries: 0 });
  for (const [next, args] of successfulCalls(world)) {
    id = next;
    const [group, verb] = id.split('.') as [keyof typeof outreach, never];
    try {
      await (outreach[group][verb] as Callable)(args);
    } catch (error) {
      thrown.push(`${id}: ${String(error)}`);
    }
  }
  return { exchanges, thrown };
}
