import type { PersonHandler } from '../../person-operation.ts';
import { listOrgKeys } from '../../store/queries/keys.ts';

export const handle: PersonHandler<'keys.list'> = async ({ tx }) => {
  const keys = await listOrgKeys(tx);
  return { items: keys.map((key) => ({ ...key, scopes: [...key.scopes] })) };
};
