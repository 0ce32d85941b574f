import { openWorkspace } from './drafting-workspace.ts';
import type { TestService } from './test-service.ts';
import { receive } from './test-mails.ts';
import { storeMessage } from './store-message.ts';

/** The Message-ID of the mail that the scene's lead received. */
export const sentMailId = '<sent@tavlo.example>';

/** Creates a lead with two addresses and one sent mail, and reads what received mails change. */
export async function openMailScene(service: TestService) {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ email: 'anna@koivu.example' });
  await workspace.call('leads.addAlias', { leadId, email: 'anna.k@koivu.example' });
  const messageId = await storeMessage(service, workspace.tenant, { leadId });
  await service.sql('update message set mail_id = $2 where id = $1', [messageId, sentMailId]);
  return {
    ...workspace,
    leadId,
    messageId,
    receive: (mail: Buffer) => receive(service, workspace.projectId, mail),
    /** The suppressed addresses and domains, with the reasons. */
    suppressions: async () => {
      const rows = await service.sql(
        'select value, reason from suppression where org_id = $1 order by value',
        [workspace.tenant.orgId],
      );
      return rows.map(({ value, reason }) => `${value} ${reason}`);
    },
    /** The inbound messages in order of arrival, regardless of their dates. */
    inboundMessages: async () => {
      const { items } = await workspace.call('messages.byLead', { leadId });
      const inbound = items.filter(({ direction }) => direction === 'inbound');
      return inbound.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

export type MailScene = Awaited<ReturnType<typeof openMailScene>>;
