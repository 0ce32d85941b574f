import { openWorkspace } from './drafting-workspace.ts';
import type { House } from './house.ts';
import { receive } from './mails.ts';
import { storeMessage } from './stored-messages.ts';

/** The Message-ID of the mail that the lead of a scene got. */
export const about = '<sent@tavlo.example>';

/** A lead with two addresses who got a mail, and what the mails that come back leave behind. */
export async function openMailScene(house: House) {
  const workspace = await openWorkspace(house);
  const { id: leadId } = await workspace.addLead({ email: 'anna@koivu.example' });
  await workspace.call('leads.addAlias', { leadId, email: 'anna.k@koivu.example' });
  const messageId = await storeMessage(house, workspace.tenant, { leadId });
  await house.sql('update message set mail_id = $2 where id = $1', [messageId, about]);
  return {
    ...workspace,
    leadId,
    messageId,
    take: (mail: Buffer) => receive(house, workspace.projectId, mail),
    /** Who must not be written to any more, and why. */
    suppressions: async () => {
      const rows = await house.sql('select value, reason from suppression where org_id = $1 order by value', [
        workspace.tenant.orgId,
      ]);
      return rows.map(({ value, reason }) => `${value} ${reason}`);
    },
    /** What arrived, the latest last, whatever time it says. */
    arrivals: async () => {
      const { items } = await workspace.call('messages.byLead', { leadId });
      const inbound = items.filter(({ direction }) => direction === 'inbound');
      return inbound.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

export type MailScene = Awaited<ReturnType<typeof openMailScene>>;
