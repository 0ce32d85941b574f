import { newId } from '../store/ids.ts';
import { notifyTeam } from '../application/notices/notify-team.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';

export interface ListedNotice {
  readonly noticeId: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'given_up';
  readonly attempts: number;
  /** Recipients who have received it. */
  readonly sentTo: readonly string[];
  /** The error of the last attempt, or null. */
  readonly lastError: string | null;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /** Time of the next attempt; null if it is due now or there is none. */
  readonly nextAttemptAt: number | null;
}

/** Lists up to `limit` notices to an organisation's team, newest first. */
export async function listNotices(store: Store, orgId: string, limit: number): Promise<ListedNotice[]> {
  await requireOrg(store, orgId);
  const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return store.query(orgId, (context) =>
    // Served by the primary key, whose ids are in order of time.
    context.sql<ListedNotice>(
      `select id as "noticeId", subject, state, attempts, sent_to as "sentTo", last_error as "lastError",
              ${ms('created_at')} as "createdAt", ${ms('finished_at')} as "finishedAt",
              case when failing_since is not null and state = 'waiting' then ${ms('held_until')} end as "nextAttemptAt"
       from notice where org_id = $1 order by id desc limit $2`,
      [orgId, limit],
    ),
  );
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
