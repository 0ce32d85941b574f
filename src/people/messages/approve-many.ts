import { approveMessage } from '../../application/messages/approve.ts';
import { bulkApprovalObstacle } from '../../domain/bulk-approval.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockMessageWithLead } from '../../store/queries/run-drafts.ts';
import { listLeadsOfMessages } from '../../store/queries/messages.ts';
import type { Tx } from '../../store/store.ts';
import { errors } from '../../../generated/app/contract/errors.ts';

type Handler = PersonHandler<'messages.approveMany'>;
type Item = Parameters<Handler>[0]['args']['items'][number];
type Result = Awaited<ReturnType<Handler>>['items'][number];

export const handle: Handler = async ({ args: { items }, tx, session, describeChange }) => {
  const results = new Map<string, Result>();
  for (const item of await sortByLead(tx, items))
    results.set(item.messageId, await approveOne(tx, item, session.userId));
  const answers = items
    .map(({ messageId }) => results.get(messageId))
    .filter((result) => result !== undefined);
  const approved = answers.flatMap(({ messageId, isApproved }) => (isApproved ? messageId : []));
  describeChange({ target: null, change: { approved } });
  return { items: answers };
};

/** Every transaction locks leads in the order of their ids. */
async function sortByLead(tx: Tx, items: readonly Item[]): Promise<readonly Item[]> {
  const leads = await listLeadsOfMessages(
    tx,
    items.map(({ messageId }) => messageId),
  );
  const keyOf = ({ messageId }: Item) => `${leads.get(messageId) ?? ''} ${messageId}`;
  return items.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
}

async function approveOne(tx: Tx, { messageId, contentHash }: Item, userId: string): Promise<Result> {
  const refused = (code: Result['code'], reason: string): Result => ({
    messageId,
    isApproved: false,
    code,
    reason,
  });
  const message = await lockMessageWithLead(tx, messageId);
  if (!message) return refused('message_not_found', errors.message_not_found.summary);
  const obstacle = message.state === 'drafted' ? bulkApprovalObstacle(message) : null;
  if (obstacle) return refused(obstacle.code, obstacle.reason);
  const problem = await approveMessage(tx, message, { userId, contentHash });
  return problem
    ? refused(problem.code, problem.message ?? errors[problem.code].summary)
    : { messageId, isApproved: true, code: null, reason: null };
}
