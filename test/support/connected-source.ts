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
  /** The reply to one more sync. */
  sync(headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** The value of one more sync that must succeed. */
  pull(): Promise<Value<'connectors.sync'>>;
  /** The leads of the workspace that are from this source, by e-mail address or else company. */
  leads(): Promise<Lead[]>;
}

export interface ConnectOptions {
  /** The path and query that the connector begins with; `/` where absent. */
  readonly path?: string;
  readonly [argument: string]: unknown;
}

/** A source with a connector in the house's workspace. Its name, and so its leads' source, is `name`. */
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
    pull: async () => {
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
