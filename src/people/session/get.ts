import type { PersonHandler } from '../../person-operation.ts';
import { viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.get'> = ({ session, tx }) =>
  viewSession(tx, session.sessionId, session.token);
