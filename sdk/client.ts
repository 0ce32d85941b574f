import createClient from 'openapi-fetch';
import { operations, type Operations, type WireForm } from '../generated/sdk/operations.ts';
import { readRefusal } from './outreach-error.ts';
import { Page, type ListValue } from './page.ts';

/** Where the service is and who calls. */
export interface OutreachOptions {
  /** The service's address, such as `https://outreach.example`. */
  readonly baseUrl: string;
  /** An API key, `sk_live_…` or `sk_test_…`. */
  readonly key: string;
  /** Another `fetch`, for tests and for environments with their own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** What may be said about one call beside its arguments. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A word of the caller's own for a call that changes something; without it every call gets a fresh one. */
  readonly idempotencyKey?: string;
  /** Ask what would happen and what it would cost, and change nothing. Served by the operations that say so. */
  readonly dryRun?: boolean;
}

type Call<Operation extends { args: unknown; value: unknown }> =
  Record<never, never> extends Operation['args']
    ? (args?: Operation['args'], options?: CallOptions) => Result<Operation['value']>
    : (args: Operation['args'], options?: CallOptions) => Result<Operation['value']>;

type Result<Value> = Value extends ListValue ? Page<Value> : Promise<Value>;

type Callable<Group> = {
  readonly [Verb in keyof Group]: Group[Verb] extends { args: unknown; value: unknown }
    ? Call<Group[Verb]>
    : never;
};

/** Every operation, by group and verb. */
export type Outreach = { readonly [Group in keyof Operations]: Callable<Operations[Group]> };

/**
 * A client of the service. Each operation answers its value, or throws an `OutreachError`. A list can be awaited
 * for one page and iterated for all items: `for await (const lead of outreach.leads.list({ projectId }))`.
 */
export function createOutreach({ baseUrl, key, fetch }: OutreachOptions): Outreach {
  const client = createClient<Record<string, Record<string, never>>>({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    headers: { authorization: `Bearer ${key}` },
  });
  const send = client.request as unknown as Send;
  const groups = Object.entries(operations).map(([group, verbs]) => [
    group,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, form]: [string, WireForm]) => [verb, createCall(send, form)]),
    ),
  ]);
  return Object.fromEntries(groups) as Outreach;
}

/**
 * `openapi-fetch` is typed by paths; here the path comes out of a table, so its request is called by this one form.
 */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

function createCall(send: Send, form: WireForm): (args?: Arguments, options?: CallOptions) => unknown {
  const once = (args: Arguments, options: CallOptions) => callOnce(send, form, args, options);
  return (args = {}, options = {}) =>
    form.isList
      ? new Page((cursor) => once(cursor === null ? args : { ...args, cursor }, options))
      : once(args, options);
}

type Arguments = Readonly<Record<string, unknown>>;

async function callOnce(send: Send, form: WireForm, args: Arguments, options: CallOptions): Promise<never> {
  const isInPath = (name: string) => form.pathParameters.includes(name);
  const entries = Object.entries(args);
  const path = Object.fromEntries(entries.filter(([name]) => isInPath(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !isInPath(name)));
  const { data, error, response } = await send(form.method.toLowerCase(), form.path, {
    params: { path, query: form.carrier === 'query' ? rest : {} },
    ...(form.carrier === 'query'
      ? {}
      : { body: form.carrier === 'call' ? { fn: form.fn, args: rest } : rest }),
    headers: headersOf(form, options),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw readRefusal(response, error);
  return (data as { value: never }).value;
}

function headersOf(form: WireForm, { idempotencyKey, dryRun }: CallOptions): Record<string, string> {
  return {
    ...(form.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
    ...(dryRun ? { 'dry-run': 'true' } : {}),
  };
}
