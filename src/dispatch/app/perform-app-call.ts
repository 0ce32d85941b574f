import type { OperationId } from '../../../generated/app/contract/operations.ts';
import { validators, type Validator } from '../../../generated/app/contract/validators.js';
import { throwApiError } from '../../operation.ts';
import type { RecordedChange } from '../../person-operation.ts';
import { appendAuditEntry } from '../../store/queries/audit.ts';
import { verifyKeyInDatabase } from '../../store/queries/keys.ts';
import type { Tx } from '../../store/store.ts';
import { auditTarget } from '../audit-target.ts';
import { retryContention } from '../contention.ts';
import { encodeReply } from '../reply.ts';
import type { AppDispatcherDeps, ValidAppCall, WithAppReply } from './app-context.ts';

/** Runs the handler, records the change in its transaction, and checks the reply before the commit. */
export async function performAppCall(call: ValidAppCall, deps: AppDispatcherDeps): Promise<WithAppReply> {
  const { entry, args, session, request, authenticated } = call;
  let sessionToken: string | null | undefined;
  const base = {
    args,
    session,
    client: { network: request.credential.network, agent: request.credential.agent },
    ports: deps.ports,
    passwords: deps.passwords,
    fail: throwApiError,
    setSessionToken: (token: string | null) => void (sessionToken = token),
  };
  const handle = deps.handlers[entry.id] as (call: object) => Promise<unknown>;
  const encode = (value: unknown) =>
    encodeReply(entry.id, valueValidator(entry.id), value, request.requestId);
  if (entry.providers)
    return { body: encode(await performWithStore(call, deps, base, handle)), sessionToken };
  if (!authenticated) throw new Error(`${entry.id} needs a session or providers: true in app-registry.yaml.`);
  const { tenantEntry } = authenticated;
  const body = await retryContention(() => {
    if (entry.endpoint === 'query')
      return deps.store.read(tenantEntry, async (tx) => encode(await handle({ ...base, tx })));
    return deps.store.transaction(tenantEntry, async (tx) => {
      let change: RecordedChange = {};
      const describeChange = (described: RecordedChange) => void (change = { ...change, ...described });
      const value = await handle({ ...base, tx, describeChange });
      await tx.flush();
      record(call, tx, sessionOf(call), { target: auditTarget(args, value), ...change });
      return encode(value);
    });
  });
  return { body, sessionToken };
}

/** A call without an open transaction has no statement yet that checks the session. */
async function performWithStore(
  call: ValidAppCall,
  { store }: AppDispatcherDeps,
  base: object,
  handle: (call: object) => Promise<unknown>,
): Promise<unknown> {
  const tenantEntry = call.authenticated?.tenantEntry ?? null;
  if (tenantEntry) await store.read(tenantEntry, verifyKeyInDatabase);
  return handle({
    ...base,
    store,
    tenantEntry,
    afterReply: (work: () => Promise<void>) => void call.afterReply.push(work),
    record: (tx: Tx, who: Actor, change: RecordedChange = {}) => record(call, tx, who, change),
  });
}

interface Actor {
  readonly userId: string;
  readonly sessionId: string | null;
}

function sessionOf({ session, entry }: ValidAppCall): Actor {
  if (!session) throw new Error(`${entry.id} was recorded without a session.`);
  return session;
}

function record(
  { entry, request }: ValidAppCall,
  tx: Tx,
  { userId, sessionId }: Actor,
  { target = null, change = {} }: RecordedChange,
): void {
  const { network } = request.credential;
  appendAuditEntry(tx, { userId, sessionId, keyId: null, fn: entry.fn, target, change, network });
}

const valueValidator = (id: OperationId): Validator<unknown> => validators[id].value;
