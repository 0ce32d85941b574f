import type { PersonHandler } from '../../person-operation.ts';
import { listOpenSessions } from '../../store/queries/sessions.ts';

export const handle: PersonHandler<'session.list'> = async ({ session, tx }) => {
  const open = await listOpenSessions(tx, session.personId);
  return { items: open.map((each) => ({ ...each, isThis: each.sessionId === session.sessionId })) };
};
