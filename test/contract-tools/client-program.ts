import { createOutreach } from '../../sdk/outreach-sdk.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import type { World } from '../contract/world.ts';

/** An operation that the client called, and the response. */
export interface Exchange {
  readonly id: string;
  readonly response: Response;
}

/** The result of all calls: the exchanges, and one line for each error that the client threw. */
export interface ClientRun {
  readonly exchanges: readonly Exchange[];
  readonly thrown: readonly string[];
}

type Callable = (args: object) => PromiseLike<unknown>;

/** Calls each operation once with the client, in sequence, at the address of a validating proxy. */
export async function callEverything(baseUrl: string, world: World): Promise<ClientRun> {
  const exchanges: Exchange[] = [];
  const thrown: string[] = [];
  let id = '';
  const recordingFetch = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    exchanges.push({ id, response: response.clone() });
    return response;
  };
  const outreach = createOutreach({
    baseUrl,
    key: world.tenant.liveKey,
    fetch: recordingFetch,
    maxRetries: 0,
  });
  for (const [operationId, args] of successfulCalls(world)) {
    id = operationId;
    const [group, verb] = id.split('.') as [keyof typeof outreach, never];
    try {
      await (outreach[group][verb] as Callable)(args);
    } catch (error) {
      thrown.push(`${id}: ${String(error)}`);
    }
  }
  return { exchanges, thrown };
}
