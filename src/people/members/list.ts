import type { PersonHandler } from '../../person-operation.ts';
import { listTeam } from '../../store/queries/team.ts';

export const handle: PersonHandler<'members.list'> = async ({ tx }) => ({ items: await listTeam(tx) });
