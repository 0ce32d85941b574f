import { hashToken } from '../../domain/accounts/session-token.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findMembership } from '../../store/queries/members.ts';
import { renewSession } from '../../store/queries/sessions.ts';
import { newToken, viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.switch'> = async ({
  args,
  session,
  tx,
  fail,
  setSessionToken,
}) => {
  const { userId } = args;
  const membership = await findMembership(tx, session.personId, userId);
  if (!membership) return fail('user_not_found', 'You are not a member with this id.', { param: 'userId' });
  const token = newToken();
  const { orgId } = membership;
  await renewSession(tx, session.sessionId, { hash: hashToken(token), userId, orgId });
  setSessionToken(token);
  return viewSession(tx, session.sessionId, token);
};
