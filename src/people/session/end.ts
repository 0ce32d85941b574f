import type { PersonHandler } from '../../person-operation.ts';
import { deleteSession } from '../../store/queries/sessions.ts';

export const handle: PersonHandler<'session.end'> = async ({ args, session, tx, fail, setSessionToken }) => {
  const { sessionId } = args;
  if (!(await deleteSession(tx, session.personId, sessionId)))
    return fail('session_not_found', null, { param: 'sessionId' });
  if (sessionId === session.sessionId) setSessionToken(null);
  return { done: true };
};
