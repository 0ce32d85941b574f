import type { Connector as ConnectorView } from '../../../generated/contract/types.ts';
import type { SecretLocation } from '../../ports/secrets.ts';
import type { Rows } from '../../store/rows.ts';

/** The API's form of a connector. It shows only whether there is a credential, never its value. */
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

/** Where a connector's credential is stored. */
export const authHeaderPlace = (orgId: string, connectorId: string): SecretLocation => ({
  orgId,
  rowId: connectorId,
  field: 'authHeader',
});
