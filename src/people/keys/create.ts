import type { PersonHandler } from '../../person-operation.ts';
import { insertNewKey } from './_new-key.ts';

export const handle: PersonHandler<'keys.create'> = async ({ args, session, tx, describeChange }) => {
  const created = await insertNewKey(tx, { ...args, userId: session.userId });
  const { keyId, mode, scopes } = created;
  describeChange({ target: keyId, change: { mode, scopes } });
  return created;
};
