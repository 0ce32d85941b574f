import type { PersonHandler } from '../../person-operation.ts';
import { deleteSession, deleteSessionsOfPerson } from '../../store/queries/sessions.ts';

export const handle: PersonHandler<'session.signOut'> = async ({ args, session, tx, setSessionToken }) => {
  const { personId, sessionId } = session;
  if (args.all) await deleteSessionsOfPerson(tx, personId);
  else await deleteSession(tx, personId, sessionId);
  setSessionToken(null);
  return { done: true };
};
