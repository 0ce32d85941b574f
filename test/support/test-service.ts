import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { registry } from '../../generated/contract/registry.ts';
import { assemble, type AssembleOptions, type Service } from '../../src/assemble.ts';
import { readConfig } from '../../src/config.ts';
import type { Plan } from '../../src/domain/credits.ts';
import { createKey, createOrg, createUser, createWorkspace } from '../../src/people/accounts.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { startSites, type FixtureSite, type RunningSites } from '../fixtures/sites/start-sites.ts';
import { testDatabase } from './test-database.ts';
import { waitForTimeLeftInDay } from './wait-for-period.ts';

/** An HTTP response. */
export interface Reply<Value = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: { value: Value; error: ErrorBody; request_id: string };
  readonly value: Value;
  readonly error: ErrorBody;
}

export interface ErrorBody {
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly param?: string;
  readonly reason?: string;
  readonly request_id: string;
}

/** An organisation with one workspace and two keys. */
export interface Tenant {
  readonly orgId: string;
  readonly userId: string;
  readonly projectId: string;
  readonly liveKey: string;
  readonly testKey: string;
}

export interface CallOptions {
  /** The live key of the first tenant if omitted; null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestService {
  readonly url: string;
  readonly assembled: Service;
  readonly databaseUrl: string;
  /** The folder of uploaded files. */
  readonly dataDir: string;
  /** The tenant whose live key calls use unless another key is given. */
  readonly tenant: Tenant;
  newTenant(options?: { plan?: Plan; credits?: number }): Promise<Tenant>;
  /** Calls by RPC on the endpoint that the registry names; `fn` may also be an operation id. */
  call<Value = any>(fn: string, args?: object, options?: CallOptions): Promise<Reply<Value>>;
  /** Calls by REST: the arguments of GET go into the query string, others into the body. */
  rest<Value = any>(
    method: string,
    path: string,
    args?: object,
    options?: CallOptions,
  ): Promise<Reply<Value>>;
  /** Sends any request, for tests of the doors. */
  request(path: string, init?: RequestInit): Promise<Reply>;
  /** Runs a statement as superuser, bypassing row-level security. */
  sql<Row = any>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

export interface OpenServiceOptions extends Partial<AssembleOptions> {
  readonly environment?: Record<string, string>;
}

export interface TestServiceOptions extends OpenServiceOptions {
  /** Company sites that the service can read, on loopback addresses. */
  readonly sites?: readonly FixtureSite[];
}

/** Longer than any test file takes that reads the credits spent on a day. */
const maxFileDurationMs = 60_000;

/**
 * Starts a service for the calling file, with its own database and a tenant on the plan pro. Call it at the top of
 * the file.
 */
export function testService(options: TestServiceOptions = {}): TestService {
  const database = testDatabase();
  let sites: RunningSites | undefined;
  let assembled: Service | undefined;
  let admin: pg.Pool | undefined;
  let tenant: Tenant | undefined;
  let url = '';
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-test-service-'));
  beforeAll(async () => {
    await waitForTimeLeftInDay(maxFileDurationMs);
    const { sites: fixtureSites, ...serviceOptions } = options;
    sites = fixtureSites && (await startSites(fixtureSites));
    assembled = await openService(database.url, {
      ...serviceOptions,
      environment: { DATA_DIR: dataDir, ...options.environment },
      ports: { ...(sites && { site: siteReader(sites) }), ...options.ports },
    });
    admin = new pg.Pool({ connectionString: database.url, max: 2 });
    admin.on('error', () => undefined);
    url = serviceUrl(assembled);
    tenant = await newTenant(assembled, { plan: 'pro', credits: 100_000 });
  });
  afterAll(async () => {
    await assembled?.close();
    await admin?.end();
    await sites?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const keyOf = (callOptions: CallOptions) =>
    callOptions.key === undefined ? tenant!.liveKey : callOptions.key;
  const send = (path: string, method: string, body: string | undefined, callOptions: CallOptions) =>
    fetchReply(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(keyOf(callOptions) === null ? {} : { Authorization: `Bearer ${keyOf(callOptions)}` }),
        ...callOptions.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  return {
    get url() {
      return url;
    },
    get assembled() {
      return assembled!;
    },
    get databaseUrl() {
      return database.url;
    },
    dataDir,
    get tenant() {
      return tenant!;
    },
    newTenant: (tenantOptions = {}) => newTenant(assembled!, tenantOptions),
    call: (name, args = {}, callOptions = {}) => {
      const { endpoint, fn } = findEntry(name);
      return send(`/mcp/${endpoint}`, 'POST', JSON.stringify({ fn, args }), callOptions);
    },
    rest: (method, path, args, callOptions = {}) =>
      method === 'GET'
        ? send(path + toQueryString(args), method, undefined, callOptions)
        : send(path, method, args === undefined ? undefined : JSON.stringify(args), callOptions),
    request: (path, init) => fetchReply(url + path, init),
    sql: async (text, parameters) => (await admin!.query(text, parameters)).rows,
  };
}

/** Starts a service on an existing database, on any free port. */
export async function openService(
  databaseUrl: string,
  { environment = {}, ...options }: OpenServiceOptions,
): Promise<Service> {
  const config = readConfig(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(tmpdir(), `outreach-no-files-${process.getuid!()}`),
      PORT: '0',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
      RATE_LIMIT_LIVE: '1000000',
      RATE_LIMIT_TEST: '1000000',
      OUTBOUND_ALLOW: '127.0.0.0/8',
      CRAWL_SPACING_MS: '0',
      ...environment,
    },
    process.cwd(),
  );
  const service = await assemble(
    { ...config, databaseUrl },
    {
      role: 'all',
      maxConnections: 6,
      replyCheckInterval: 1,
      ...options,
    },
  );
  await service.listen();
  return service;
}

export function serviceUrl({ http }: Service): string {
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function newTenant(
  service: Service,
  { plan = 'pro', credits }: { plan?: Plan; credits?: number },
): Promise<Tenant> {
  const { store } = service;
  const { orgId } = await createOrg(store, {
    name: 'Test',
    plan,
    ...(credits === undefined ? {} : { credits }),
  });
  const { userId } = await createUser(store, { orgId, email: `owner@${orgId.slice(4)}.example` });
  const { projectId } = await createWorkspace(store, { orgId, name: 'Workspace' });
  const live = await createKey(store, { orgId, mode: 'live' });
  const test = await createKey(store, { orgId, mode: 'test' });
  return { orgId, userId, projectId, liveKey: live.key, testKey: test.key };
}

/** Finds an operation by its id or its name; if several share the name, the first. */
function findEntry(name: string): { endpoint: string; fn: string } {
  const entries = [...registry.values()];
  const byId = entries.find((entry) => entry.id === name);
  const entry = byId ?? entries.find(({ fn }) => fn === name);
  return entry ?? { endpoint: 'query', fn: name };
}

function toQueryString(args: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    for (const item of [value].flat()) search.append(name, String(item));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Sends a request unchanged and reads the whole response. */
export async function fetchReply(url: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('application/json');
  const body = isJson && text ? JSON.parse(text) : {};
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    value: body.value,
    error: body.error,
  };
}
