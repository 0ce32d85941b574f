import { companyDomain } from '../../domain/company-domain.ts';
import { buildLookupAnswer } from '../../domain/own-directory/answer.ts';
import type { FoundCompany } from '../../domain/prospect.ts';
import { lookUpCompany, type CompanyLookupRequest } from '../../provider-lookups/look-up-company.ts';
import type { Call, Handler } from '../../operation.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { abandonUnit, beginUnit, closeUnit } from '../../application/jobs/unit.ts';
import { lookUpInOwnDirectory } from '../../application/own-directory/find-companies.ts';
import { findSuppressedPeople } from '../../application/suppressions/find-suppressed.ts';

const defaultLimit = 5;
/** The caller waits for the answer. */
const timeoutMs = 25_000;
const maxOwnResults = 50;

export const handle: Handler<'company.lookup'> = async (call) => {
  const { args, ports, unitId, fail } = call;
  const { company: name, role = null, limit = defaultLimit, city = null } = args;
  const domain = args.domain === undefined ? null : companyDomain(args.domain);
  if (args.domain !== undefined && domain === null)
    fail('invalid_arguments', invalidDomainMessage, { param: 'domain' });
  const named = { name: name.trim(), domain, city };
  const ownMatches = await call.prepare(async (tx) => {
    await reserveCredit(tx, call);
    return lookUpInOwnDirectory(tx, null, named, maxOwnResults);
  });
  try {
    const request: CompanyLookupRequest = {
      named,
      role,
      limit,
      own: buildLookupAnswer(ownMatches, named, maxOwnResults),
      findSuppressed: (subjects) => call.prepare((tx) => findSuppressedPeople(tx, subjects)),
    };
    const found = await lookUpCompany(ports, request, AbortSignal.timeout(timeoutMs));
    return await call.save(async (tx) => {
      await closeUnit(tx, unitId, found.people.length > 0 ? 'done' : 'unpaid');
      return {
        company: found.company && viewCompany(found.company),
        others: found.others.map(viewCompany),
        people: [...found.people],
        lookedIn: [...found.lookedIn],
        reason: found.reason,
      };
    });
  } catch (error) {
    // If this fails too, the unit is abandoned automatically.
    await call.prepare((tx) => abandonUnit(tx, unitId)).catch(() => undefined);
    if (error instanceof ProviderFailed) fail('upstream_failed', error.message);
    throw error;
  }
};

const invalidDomainMessage =
  'The argument domain must be the domain or web address of a company, such as example.com.';

async function reserveCredit(tx: Parameters<typeof beginUnit>[0], { unitId, fail }: Call<'company.lookup'>) {
  const missingCredits = await beginUnit(tx, {
    unitId,
    kind: 'lookup',
    leadId: null,
    paid: true,
    research: false,
  });
  if (missingCredits > 0) fail('credits_exhausted', 'A lookup costs 1 credit, and none is left.');
}

function viewCompany({ people: _people, ...company }: FoundCompany) {
  return company;
}
