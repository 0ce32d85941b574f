import { newId } from '../store/ids.ts';
import { notifyTeam } from '../application/notices/notify-team.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';

export interface ListedNotice {
  readonly noticeId: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'given_up';
  readonly attempts: number;
  /** Who has it. */
  readonly sentTo: readonly string[];
  /** What the last attempt failed of; null where it did not. */
  readonly lastError: string | null;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /** When it is tried again; null where that is now, or never. */
  readonly nextAttemptAt: number | null;
}

/** What the team of an organisation was told by mail, the newest first, `limit` of them at most. */
export async function listNotices(store: Store, orgId: string, limit: number): Promise<ListedNotice[]> {
  await requireOrg(store, orgId);
  const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return store.query(orgId, (asking) =>
    // Served by the primary key, whose ids are in the order of time.
    asking.sql<ListedNotice>(
      `select id as "noticeId", subject, state, attempts, sent_to as "sentTo", last_error as "lastError",
              ${ms('created_at')} as "createdAt", ${ms('finished_at')} as "finishedAt",
              case when failing_since is not null and state = 'waiting' then ${ms('held_until')} end as "nextAttemptAt"
       from notice where org_id = $1 order by id desc limit $2`,
      [orgId, limit],
    ),
  );
}

/** Tells everybody of an organisation that mail reaches them, so that an operator sees whether it does. */
export async function sendTestNotice(store: Store, orgId: string): Promise<void> {
  await requireOrg(store, orgId);
  await store.transaction(orgId, (tx) =>
    notifyTeam(tx, {
      emails: null,
      subject: 'A test: mail to your team arrives',
      text: 'Who operates the service asked for this mail, to see whether what it has to tell you arrives.',
      key: newId('notice'),
    }),
  );
}
