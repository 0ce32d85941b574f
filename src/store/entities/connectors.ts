import { defineEntity, p } from '@mikro-orm/core';
import type { ConnectorResult } from '../../../generated/contract/types.ts';
import type { FieldMap } from '../../domain/connector-record.ts';

/** A data source of others that leads are pulled from. */
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
    /** As `Secrets.seal` made it. */
    sealedAuthHeader: p.text().nullable(),
    logoUrl: p.text().nullable(),
    /** Where the next sync begins, because the last one was cut there. */
    resume: p.json<SyncCursor>().nullable(),
    lastSyncAt: p.datetime().nullable(),
    lastResult: p.json<ConnectorResult>().nullable(),
    createdAt: p.datetime(),
  },
});

/** A place in a source: a page, and how many of its records come before. */
export interface SyncCursor {
  readonly url: string;
  readonly records: number;
}
