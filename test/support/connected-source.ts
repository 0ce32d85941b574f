import { expect } from 'vitest';
import type { Value } from '../../generated/contract/operations.ts';
import type { Lead } from '../../generated/contract/types.ts';
import type { TestService, Reply } from './test-service.ts';
import {
  startSource,
  type RunningSource,
  type SourceAnswer,
  type SourceHandler,
} from '../fixtures/record-source.ts';

export interface ConnectedSource extends RunningSource {
  readonly connectorId: string;
  /** Syncs once more and returns the reply. */
  sync(headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Syncs once more, expects success and returns the value. */
  syncSuccessfully(): Promise<Value<'connectors.sync'>>;
  /** The workspace's leads from this source, sorted by e-mail address or company. */
  leads(): Promise<Lead[]>;
}

export interface ConnectOptions {
  /** The path and query that the connector starts with; `/` if omitted. */
  readonly path?: string;
  readonly [argument: string]: unknown;
}

/** Starts a source and connects it to the test service's workspace. The source label of its leads is `name`. */
export async function connectSource(
  service: TestService,
  name: string,
  answer: SourceHandler | Readonly<Record<string, SourceAnswer>>,
  { path = '/', ...overrides }: ConnectOptions = {},
): Promise<ConnectedSource> {
  const source = await startSource(answer);
  const { projectId } = service.tenant;
  const fieldMap = { email: 'email', company: 'company', firstName: 'firstName', companyDomain: 'domain' };
  const args = { projectId, name, url: source.origin + path, fieldMap, ...overrides };
  const { value, status, text } = await service.call('connectors.create', args);
  expect(status, text).toBe(200);
  const sync = (headers = {}) => service.call('connectors.sync', { connectorId: value.id }, { headers });
  return {
    ...source,
    connectorId: value.id,
    sync,
    syncSuccessfully: async () => {
      const reply = await sync();
      expect(reply.status, reply.text).toBe(200);
      return reply.value;
    },
    leads: async () => {
      const { items } = (await service.call('leads.list', { projectId, source: name, limit: 200 })).value;
      return items.toSorted((one: Lead, other: Lead) => (keyOf(one) < keyOf(other) ? -1 : 1));
    },
  };
}

const keyOf = ({ email, company, firstName }: Lead): string => `${email ?? company} ${firstName}`;
