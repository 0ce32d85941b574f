import type { Store } from '../store.ts';
import { webhookSecretLocation } from './webhooks.ts';

export interface StoredSecret {
  readonly rowId: string;
  readonly field: string;
  readonly sealed: string;
}

/** Returns the newest stored secret of each kind. Served by the primary keys. */
export async function listNewestSecrets(store: Store, orgId: string): Promise<readonly StoredSecret[]> {
  const { field } = webhookSecretLocation(orgId, '');
  return store.query(orgId, (tx) =>
    tx.sql<StoredSecret>(
      `(select id as "rowId", $2 as field, sealed_secret as sealed from webhook
        where org_id = $1 and deleted_at is null order by id desc limit 1)
       union all
       (select id, 'authHeader', sealed_auth_header from connector
        where org_id = $1 and sealed_auth_header is not null order by id desc limit 1)`,
      [orgId, field],
    ),
  );
}
