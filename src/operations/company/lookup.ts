import { companyDomain } from '../../domain/company-domain.ts';
import { answerLookup } from '../../domain/own-directory/answer.ts';
import type { FoundCompany } from '../../domain/prospect.ts';
import { lookUpCompany, type CompanyAsked } from '../../inquiries/look-up-company.ts';
import type { Call, Handler } from '../../operation.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { lookupInOwnDirectory } from '../../store/queries/own-directory.ts';
import { abandonUnit, beginUnit, closeUnit } from '../../store/queries/single-draft.ts';
import { findSuppressedPeople } from '../../store/queries/suppression.ts';

const usualLimit = 5;
/** Someone waits for the answer. */
const patienceMs = 25_000;
const mostOfOwn = 50;

export const handle: Handler<'company.lookup'> = async (call) => {
  const { args, ports, unitId, fail } = call;
  const { company: name, role = null, limit = usualLimit, city = null } = args;
  const domain = args.domain === undefined ? null : companyDomain(args.domain);
  if (args.domain !== undefined && domain === null) fail('invalid_arguments', noDomain, { param: 'domain' });
  const named = { name: name.trim(), domain, city };
  const kept = await call.prepare(async (tx) => {
    await reserve(tx, call);
    return lookupInOwnDirectory(tx, null, named, mostOfOwn);
  });
  try {
    const asked: CompanyAsked = {
      named,
      role,
      limit,
      own: answerLookup(kept, named, mostOfOwn),
      findSuppressed: (told) => call.prepare((tx) => findSuppressedPeople(tx, told)),
    };
    const found = await lookUpCompany(ports, asked, AbortSignal.timeout(patienceMs));
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
  } catch (thrown) {
    // Should this fail as well, the unit is abandoned later by itself.
    await call.prepare((tx) => abandonUnit(tx, unitId)).catch(() => undefined);
    if (thrown instanceof ProviderFailed) fail('upstream_failed', thrown.message);
    throw thrown;
  }
};

const noDomain = 'The argument domain must be the domain or web address of a company, such as example.com.';

async function reserve(tx: Parameters<typeof beginUnit>[0], { unitId, fail }: Call<'company.lookup'>) {
  const missing = await beginUnit(tx, { unitId, kind: 'lookup', leadId: null, paid: true, research: false });
  if (missing > 0) fail('credits_exhausted', 'A lookup needs 1 credit, and there is none left.');
}

function viewCompany({ people: _people, ...company }: FoundCompany) {
  return company;
}
