import type { PersonHandler } from '../../person-operation.ts';
import { findMembership } from '../../store/queries/members.ts';
import { renewToken, viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.switch'> = async (call) => {
  const { args, session, store, tenantEntry, fail, record, setSessionToken } = call;
  const { userId } = args;
  const { personId, sessionId } = session;
  const membership = await store.query(tenantEntry, (tx) => findMembership(tx, personId, userId));
  if (!membership) return fail('user_not_found', 'You are not a member with this id.', { param: 'userId' });
  const { orgId } = membership;
  // The organisation that the person enters has the record.
  return store.transaction(orgId, async (tx) => {
    const token = await renewToken(tx, session, { userId, orgId });
    record(tx, { userId, sessionId }, { target: userId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
