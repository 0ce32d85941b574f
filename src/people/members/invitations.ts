import type { PersonHandler } from '../../person-operation.ts';
import { listInvitations } from '../../store/queries/links.ts';

export const handle: PersonHandler<'members.invitations'> = async ({ tx }) => ({
  items: await listInvitations(tx),
});
