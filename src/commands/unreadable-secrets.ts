import { createSealedSecrets } from '../adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../adapters/secrets/secret-key.ts';
import type { Service } from '../assemble.ts';
import type { Config } from '../config.ts';
import { SecretUnreadable, type Secrets } from '../ports/secrets.ts';
import { listOrgIds } from '../store/queries/orgs.ts';
import { listNewestSecrets } from '../store/queries/stored-secrets.ts';
import type { Store } from '../store/store.ts';

/** Logs if the secret key is not the one with which secrets in the database were encrypted. */
export async function reportUnreadableSecrets({ store, log }: Service, config: Config): Promise<void> {
  const secrets = createSealedSecrets(() => loadSecretKey(config.secretKey, config.dataDir));
  let organisations = 0;
  for (const orgId of await listOrgIds(store))
    if (await hasUnreadableSecret(store, orgId, secrets)) organisations += 1;
  if (organisations === 0) return;
  log.error(
    { organisations },
    'webhook secrets or keys of data sources were encrypted with another SECRET_KEY or secret.key: restore it from ' +
      'a backup, or enter them again',
  );
}

async function hasUnreadableSecret(store: Store, orgId: string, secrets: Secrets): Promise<boolean> {
  for (const { rowId, field, sealed } of await listNewestSecrets(store, orgId)) {
    try {
      secrets.open(sealed, { orgId, rowId, field });
    } catch (thrown) {
      if (thrown instanceof SecretUnreadable) return true;
      throw thrown;
    }
  }
  return false;
}
