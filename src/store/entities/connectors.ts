import { defineEntity, p } from '@mikro-orm/core';
import type { ConnectorResult } from '../../../generated/contract/types.ts';
import type { FieldMap } from '../../domain/connector-record.ts';

/** An external data source of leads. */
export const Connector = defineEntity({
  name: 'Connector',
  tableName: 'connector',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    name: p.text(),
    url: p.text(),
    fieldMap: p.json<FieldMap>(),
    /** Encrypted by `Secrets.seal`. */
    sealedAuthHeader: p.text().nullable(),
    logoUrl: p.text().nullable(),
    /** The position at which the next sync continues after a truncated one. */
    resume: p.json<SyncCursor>().nullable(),
    lastSyncAt: p.datetime().nullable(),
    lastResult: p.json<ConnectorResult>().nullable(),
    createdAt: p.datetime(),
  },
});

/** A page of the source, and the number of its records that were read. */
export interface SyncCursor {
  readonly url: string;
  readonly records: number;
}
