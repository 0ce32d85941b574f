import { newId } from '../store/ids.ts';
import { listTeamNotices, type ListedNotice } from '../store/queries/notice-sending.ts';
import { notifyTeam } from '../application/notices/notify-team.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';

/** Lists up to `limit` notices to an organisation's team, newest first. */
export async function listNotices(store: Store, orgId: string, limit: number): Promise<ListedNotice[]> {
  await requireOrg(store, orgId);
  return store.query(orgId, (context) => listTeamNotices(context, limit));
}

/** Sends a test notice to everyone in an organisation, so that an operator can check the delivery. */
export async function sendTestNotice(store: Store, orgId: string): Promise<void> {
  await requireOrg(store, orgId);
  await store.transaction(orgId, (tx) =>
    notifyTeam(tx, {
      emails: null,
      subject: 'Test: notices reach your team',
      text: 'The operator of the service sent this mail to check that notices reach you.',
      key: newId('notice'),
    }),
  );
}
