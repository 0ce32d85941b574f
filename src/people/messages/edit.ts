import { checkEdit, saveEdit } from '../../application/messages/edit.ts';
import { viewMessage } from '../../application/messages/view.ts';
import { retryContention } from '../../dispatch/contention.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'messages.edit'> = async (call) => {
  const { args, ports, session, store, tenantEntry, fail, record } = call;
  if (args.subject === undefined && args.body === undefined)
    fail('invalid_arguments', 'messages.edit needs subject, body or both.', { param: 'body' });
  const checked = await store.transaction(tenantEntry, (tx) => checkEdit(tx, args));
  if ('code' in checked) return fail(checked.code, checked.message);
  const { draft, subject, body, material } = checked;
  const { orgId, userId } = session;
  const options = { language: draft.language ?? undefined, triggerId: draft.triggerId ?? undefined };
  const { request } = await ports.textWork.run({ orgId }, 'buildDraftRequest', material, options);
  const { sentences } = draft;
  const edit = { subject, body, sentences };
  const verified = await ports.textWork.run({ orgId }, 'verifyEdit', request, edit);
  return retryContention(() =>
    store.transaction(tenantEntry, async (tx) => {
      const saved = await saveEdit(tx, args, { sentences: verified.sentences, userId });
      if ('code' in saved) return fail(saved.code, saved.message);
      record(tx, session, { target: saved.id });
      return {
        message: await viewMessage(tx, saved),
        unsupported: verified.unsupported.map((one) => ({ ...one })),
      };
    }),
  );
};
