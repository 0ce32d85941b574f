import { peopleOfCompany } from '../../domain/file-contacts.ts';
import { isSamePerson } from '../../domain/people-choice.ts';
import { isUsable } from '../../domain/file-permission.ts';
import { RunCompany, RunLead } from '../../store/entities/runs.ts';
import type { Tx } from '../../store/store.ts';
import { fileWithdrawnReason } from '../companies/add-people.ts';
import { listCompanyContacts } from '../../store/queries/material-texts.ts';
import { listCompaniesWithProposedFiles } from '../../store/queries/run-files.ts';

/**
 * Removes what a file contributed to a run, after the file was detached from it. People who wait for acceptance are
 * removed unless another file lists them. The company is removed from the review list if it has no other new file.
 * The caller has locked the run. Served by run_lead_company_index.
 */
export async function withdrawFile(tx: Tx, runCompanyId: string, storageId: string): Promise<void> {
  const { orgId } = tx;
  const company = await tx.em.findOneOrFail(RunCompany, { orgId, id: runCompanyId });
  // The detached file is no longer among them.
  const lists = await listCompanyContacts(tx, runCompanyId);
  company.people = peopleOfCompany(company, lists);
  const permittedPeople = peopleOfCompany(
    company,
    lists.filter(({ permission }) => isUsable(permission)),
  );
  const rows = await tx.em.find(RunLead, {
    orgId,
    runCompanyId,
    leadId: null,
    status: { $in: ['proposed', 'awaiting_acceptance'] },
  });
  const isInReview =
    company.status === 'proposed' || (await listCompaniesWithProposedFiles(tx, [runCompanyId])).size > 0;
  for (const row of rows) {
    if (row.status === 'proposed') {
      if (!isInReview) Object.assign(row, { ...withoutNewFilesReason, status: 'removed', updatedAt: tx.now });
      continue;
    }
    const { contact } = row;
    if (contact?.storageId !== storageId) continue;
    const otherListing = permittedPeople.find((person) => isSamePerson(person, contact));
    if (otherListing) row.contact = otherListing;
    else Object.assign(row, { ...fileWithdrawnReason, status: 'removed', updatedAt: tx.now });
  }
  await tx.flush();
}

const withoutNewFilesReason = {
  code: fileWithdrawnReason.code,
  reason: 'Its new files were removed from the run.',
};
