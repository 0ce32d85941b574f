import { confirmOptOut } from '../../application/suspicions/confirm.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'inbox.confirm'> = async ({ args: { id }, tx, fail, describeChange }) => {
  const confirmed = (await confirmOptOut(tx, id)) ?? fail('inbox_item_not_found', null, { param: 'id' });
  describeChange({ change: { leadId: confirmed.leadId } });
  return confirmed;
};
