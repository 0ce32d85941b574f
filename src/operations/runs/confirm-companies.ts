import type { ConfirmedRun } from '../../../generated/contract/types.ts';
import { formatCount } from '../../domain/format-count.ts';
import { reviewCompanies, type ReviewedEntry } from '../../domain/company-review.ts';
import { registrableDomain } from '../../domain/company-domain.ts';
import { formatInsufficientCredits } from '../../domain/run-estimate.ts';
import { isRoleUnderstood } from '../../domain/roles.ts';
import { isWritten, writtenLanguageCodes } from '../../domain/drafting/message-language.ts';
import type { RunCompanyStatus, RunStatus } from '../../domain/run.ts';
import type { Handler } from '../../operation.ts';
import { countSpendableCredits } from '../../application/credits/count-spendable.ts';
import { applyCompanyReview, listCompaniesInReview } from '../../application/companies/review.ts';
import { estimateRun } from '../../application/runs/estimate.ts';
import { updateRunStatus } from '../../application/runs/update-status.ts';
import { findRunForUpdate, sumRunCredits } from '../../store/queries/runs.ts';
import { viewRun } from './_view.ts';
import { listRunCompanies } from '../../store/queries/run-companies.ts';
import { findSuppressedDomains } from '../../application/suppressions/find-suppressed.ts';

export const handle: Handler<'runs.confirmCompanies'> = async ({ args, caller, tx, fail, dryRun }) => {
  const { runId, language, channel, reviewedCompanies, excludedDomains = [], ...profile } = args;
  const run = (await findRunForUpdate(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  if (run.archivedAt || run.status !== 'awaiting_profile')
    fail('invalid_state', wrongStatusMessage(run.archivedAt ? 'archived' : run.status));
  if (!isWritten(language))
    return fail('invalid_arguments', unsupportedLanguageMessage(language), { param: 'language' });
  const readDomain = (text: string, param: string): string =>
    registrableDomain(text) ??
    fail('invalid_arguments', `${param} must be a domain such as example.com.`, { param });
  const excluded = excludedDomains.map((domain, index) => readDomain(domain, `excludedDomains[${index}]`));
  const reviewed =
    reviewedCompanies?.map(({ name, domain }, index): ReviewedEntry => {
      const known = domain?.trim() ? readDomain(domain, `reviewedCompanies[${index}].domain`) : null;
      return { name: name.trim(), domain: known };
    }) ?? null;
  const companies = await listRunCompanies(tx, runId);
  const domains = [...companies, ...(reviewed ?? [])].flatMap(({ domain }) => domain ?? []);
  const review = reviewCompanies(await listCompaniesInReview(tx, companies), {
    reviewed,
    excludedDomains: new Set(excluded),
    suppressedDomains: await findSuppressedDomains(tx, domains),
  });
  const hasCompanies = review.confirmed.length + review.added.length > 0 || companies.some(isConfirmed);
  if (!hasCompanies) fail('invalid_state', noCompaniesMessage);
  const { targetRoles = [], targetDecisionMakers = [], leadsPerCompany = 1, languageChosen = true } = profile;
  Object.assign(run, {
    language,
    channel,
    profile: {
      ...profile,
      targetRoles,
      targetDecisionMakers,
      leadsPerCompany,
      languageChosen,
      excludedDomains: excluded,
      confirmedBy: caller.userId,
      confirmedAt: tx.now.getTime(),
    },
  });
  const { confirmed, excluded: excludedCompanies } = await applyCompanyReview(tx, run, companies, review);
  const estimate = await estimateRun(tx, run);
  const { reserved, spent } = await sumRunCredits(tx, runId);
  const cost = reserved + spent + estimate.credits;
  const cap = run.creditCap ?? Infinity;
  if (cost > cap) fail('spend_cap_reached', capExceededMessage(cap, cost));
  await updateRunStatus(tx, runId);
  return {
    run: await viewRun(tx, run),
    confirmed,
    excluded: excludedCompanies,
    added: [...review.added],
    estimate,
    shortage: formatInsufficientCredits(estimate, {
      spendable: await countSpendableCredits(tx),
      cap: run.creditCap ?? null,
      remainingCap: cap - reserved - spent,
    }),
    warnings: [...targetRoles, ...targetDecisionMakers.map(({ title }) => title)]
      .filter((role) => !isRoleUnderstood(role))
      .map(unknownRoleWarning),
    dryRun,
  } satisfies ConfirmedRun;
};

const noCompaniesMessage =
  'This would leave the run without companies. Name companies in reviewedCompanies, or archive the ' +
  'run with runs.archive.';

/** Rejecting a whole later import still lets earlier confirmed companies continue. */
function isConfirmed({ status }: { readonly status: RunCompanyStatus }): boolean {
  return status !== 'proposed' && status !== 'excluded';
}

function wrongStatusMessage(status: RunStatus | 'archived'): string {
  const remedies: Partial<Record<RunStatus | 'archived', string>> = {
    discovering: 'The company search is still running: wait until runs.status returns awaiting_profile.',
    parked_credits: 'It continues by itself once there are credits; check its status again then.',
    archived: 'Start another run.',
  };
  const remedy = remedies[status] ?? 'It has no companies to confirm; runs.status shows what it waits for.';
  return `The run is ${status}; companies are confirmed while it is awaiting_profile. ${remedy}`;
}

function unsupportedLanguageMessage(language: string): string {
  return `Messages in "${language}" are not supported yet. Use one of ${writtenLanguageCodes}.`;
}

function unknownRoleWarning(role: string): string {
  return `The role “${role}” is unknown: only people with exactly this title match it.`;
}

function capExceededMessage(cap: number, cost: number): string {
  return (
    `This list may cost ${cost}, but the run's cap is ${formatCount(cap, 'credit')}. Confirm fewer ` +
    'companies, or have a person raise the cap with `npx outreach run cap`.'
  );
}
