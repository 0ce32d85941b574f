import { clearSuspicion } from '../../application/suspicions/clear.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'inbox.clear'> = async ({ args: { id }, tx, fail, describeChange }) => {
  const cleared = (await clearSuspicion(tx, id)) ?? fail('inbox_item_not_found', null, { param: 'id' });
  if ('problem' in cleared) {
    const { problem, suppressed } = cleared;
    const remedy = `If that was a mistake, lift the suppression of ${suppressed.join(', ')}.`;
    return fail('invalid_state', suppressed.length === 0 ? problem : `${problem} ${remedy}`, { param: 'id' });
  }
  describeChange({ change: { leadId: cleared.leadId } });
  return cleared;
};
