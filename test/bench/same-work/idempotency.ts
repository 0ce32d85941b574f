import { createHash } from 'node:crypto';
import { newId } from '../../../src/store/ids.ts';
import { HttpError, type Transaction } from './transaction.ts';

interface KeyedCall {
  readonly operation: string;
  readonly key: string | undefined;
  readonly args: unknown;
}

const claimKey = {
  name: 'claim-key',
  text: `
    insert into idempotency as i
      (org_id, operation, key, arguments_hash, unit_id, leased_until, created_at)
    values ($1, $2, $3, $4, $5, $6, $6)
    on conflict (org_id, operation, key) do update
      set arguments_hash = excluded.arguments_hash, unit_id = excluded.unit_id,
          leased_until = excluded.leased_until, created_at = excluded.created_at, reply = null
      where i.org_id = $1 and i.created_at < $6 - interval '24 hours'
    returning key`,
};
const findReply = {
  name: 'find-reply',
  text: `select arguments_hash as "argumentsHash", reply from idempotency
         where org_id = $1 and operation = $2 and key = $3`,
};
const saveReply = {
  name: 'save-reply',
  text: 'update idempotency set reply = $4 where org_id = $1 and operation = $2 and key = $3',
};

/** Returns the reply of an earlier call with the same key, or does the work and stores its reply. */
export async function replyOnce(
  tx: Transaction,
  { operation, key, args }: KeyedCall,
  work: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return work();
  const argumentsHash = createHash('sha256').update(JSON.stringify(args)).digest('hex');
  const claimed = await tx.query(claimKey, operation, key, argumentsHash, newId('job'), tx.now);
  if (claimed.length === 0) {
    const [stored] = await tx.query<{ argumentsHash: string; reply: string }>(findReply, operation, key);
    if (stored?.argumentsHash !== argumentsHash) throw new HttpError(400, 'key_reused');
    return stored.reply;
  }
  const reply = await work();
  await tx.query(saveReply, operation, key, reply);
  return reply;
}
