import type { Connector as ConnectorView } from '../../../generated/contract/types.ts';
import type { SecretLocation } from '../../ports/secrets.ts';
import type { Rows } from '../../store/rows.ts';

/** A connector as it goes out: of what its source is asked with, only that there is something. */
export function viewConnector(connector: Rows['Connector']): ConnectorView {
  const { id, projectId, name, url, fieldMap, sealedAuthHeader, logoUrl, lastSyncAt, lastResult } = connector;
  return {
    id,
    projectId,
    name,
    url,
    fieldMap,
    hasAuthHeader: Boolean(sealedAuthHeader),
    logoUrl: logoUrl ?? null,
    lastSyncAt: lastSyncAt?.getTime() ?? null,
    lastResult: lastResult ?? null,
    createdAt: connector.createdAt.getTime(),
  };
}

/** Where what a connector's source is asked with is kept. */
export const authHeaderPlace = (orgId: string, connectorId: string): SecretLocation => ({
  orgId,
  rowId: connectorId,
  field: 'authHeader',
});
