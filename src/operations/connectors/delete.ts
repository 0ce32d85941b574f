import type { Handler } from '../../operation.ts';
import { deleteConnector } from '../../store/queries/connectors.ts';

export const handle: Handler<'connectors.delete'> = async ({ args: { connectorId }, tx, fail }) => {
  if (!(await deleteConnector(tx, connectorId))) fail('connector_not_found', null, { param: 'connectorId' });
  return { connectorId, deleted: true };
};
