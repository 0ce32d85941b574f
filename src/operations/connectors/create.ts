import type { Call, Handler } from '../../operation.ts';
import { readAuthHeader } from '../../domain/auth-header.ts';
import { readWebAddress } from '../../domain/web-address.ts';
import { Connector } from '../../store/entities/connectors.ts';
import { newId } from '../../store/ids.ts';
import { hasProject } from '../../store/queries/projects.ts';
import type { Tx } from '../../store/store.ts';
import { authHeaderPlace, viewConnector } from './_view.ts';

type CreateCall = Call<'connectors.create'>;

export const handle: Handler<'connectors.create'> = async (call) => {
  const { args, ports, fail } = call;
  const requireProject = async (tx: Tx) => {
    if (!(await hasProject(tx, args.projectId))) fail('project_not_found', null, { param: 'projectId' });
  };
  await call.prepare(requireProject);
  validateArguments(call);
  const rejection = await ports.recordSource.blockedUrlReason(args.url, call.caller.orgId);
  if (rejection !== null) fail('url_not_allowed', rejection, { param: 'url' });
  return call.save(async (tx) => {
    await requireProject(tx);
    const id = newId('connector');
    const { authHeader } = args;
    const connector = tx.em.create(Connector, {
      orgId: tx.orgId,
      id,
      projectId: args.projectId,
      name: args.name.trim(),
      url: args.url.trim(),
      fieldMap: args.fieldMap,
      sealedAuthHeader: authHeader ? ports.secrets.seal(authHeader, authHeaderPlace(tx.orgId, id)) : null,
      logoUrl: args.logoUrl ? readWebAddress(args.logoUrl) : null,
      createdAt: tx.now,
    });
    return viewConnector(connector);
  });
};

function validateArguments({ args, fail }: CreateCall): void {
  const { name, fieldMap, authHeader, logoUrl } = args;
  if (name.trim() === '') fail('invalid_arguments', 'The argument name is blank.', { param: 'name' });
  if (![fieldMap.company, fieldMap.email, fieldMap.companyDomain].some(Boolean))
    fail(
      'invalid_arguments',
      'The argument fieldMap must map at least one of company, email and companyDomain: a lead needs ' +
        'one of them.',
      { param: 'fieldMap' },
    );
  if (authHeader !== undefined && readAuthHeader(authHeader) === null)
    fail(
      'invalid_arguments',
      'The argument authHeader must be one line of ASCII: the value of Authorization, or another ' +
        'header as "Name: value". Headers of the connection itself are not allowed.',
      { param: 'authHeader' },
    );
  if (logoUrl && readWebAddress(logoUrl) === null)
    fail('invalid_arguments', 'The argument logoUrl is not a valid web address.', { param: 'logoUrl' });
}
