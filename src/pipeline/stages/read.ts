import { readContacts } from '../../domain/contact-list.ts';
import { peopleOfCompany } from '../../domain/file-contacts.ts';
import type { Ports } from '../../ports/ports.ts';
import { RunCompany } from '../../store/entities/runs.ts';
import { advanceCompany } from '../../application/companies/advance.ts';
import { closeJobs, lockWaitingJob, type ClosedJob } from '../../application/jobs/close.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import {
  listCompanyContacts,
  hasUnreadFiles,
  saveFileTexts,
  listUnreadFiles,
  type ParsedFileText,
  type UnreadFile,
} from '../../store/queries/material-texts.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import type { Stage } from '../stage.ts';
import { fieldOfJob } from '../../store/queries/jobs.ts';

interface WorkInput {
  readonly orgId: string;
  readonly files: readonly UnreadFile[];
}

/** Saves after this many files, so that a crash loses little. */
const fileBatchSize = 20;

/**
 * Reads one company's files, each once for all runs, and adds the people listed in them. It is free of charge. An
 * unreadable file does not stop the others. The job repeats until all files are read.
 */
export const read: Stage<WorkInput, readonly ParsedFileText[]> = {
  concurrency: 4,
  batchSize: 1,

  begin: async (tx, job) => {
    // After a failure it reads one file at a time, so that only the faulty one is abandoned.
    const limit = job.attempts > 1 ? 1 : fileBatchSize;
    const files = await listUnreadFiles(tx, fieldOfJob(job, 'runCompanyId'), limit);
    return { workInput: { orgId: tx.orgId, files }, costsCredit: false };
  },

  work: async ({ orgId, files }, ports, signal) => {
    const texts: ParsedFileText[] = [];
    for (const file of files) texts.push(await readFile(orgId, file, ports, signal));
    return texts;
  },

  finish: async (tx, jobId, _, texts) => {
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return null;
    await saveFileTexts(tx, texts);
    return continueCompany(tx, job);
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return;
    const files = await listUnreadFiles(tx, fieldOfJob(job, 'runCompanyId'), 1);
    await saveFileTexts(
      tx,
      files.map((file) => createFailedText(file, 'internal_error', reason)),
    );
    const closed = await continueCompany(tx, job);
    if (closed) await closeJobs(tx, [closed]);
  },
};

async function readFile(
  orgId: string,
  file: UnreadFile,
  { bytes, documents }: Ports,
  signal: AbortSignal,
): Promise<ParsedFileText> {
  const content = bytes.read({ orgId, storageId: file.storageId });
  const reading = await documents.read({ ...file, content }, { signal });
  if (!reading.ok) return createFailedText(file, reading.failure, reading.reason);
  const { text, title, language, truncated } = reading;
  return {
    storageId: file.storageId,
    state: 'read',
    text,
    title,
    language,
    code: null,
    reason: truncated ? 'It is too long; only its beginning was read.' : null,
    contacts: readContacts(text),
  };
}

function createFailedText({ storageId }: UnreadFile, code: string, reason: string): ParsedFileText {
  return { storageId, state: 'failed', text: '', title: '', language: null, code, reason, contacts: [] };
}

/** Continues with the company's other files, or else closes the job and continues with the company's next stage. */
async function continueCompany(tx: Tx, job: Rows['Job']): Promise<ClosedJob | null> {
  if (await hasUnreadFiles(tx, fieldOfJob(job, 'runCompanyId'))) {
    job.attempts = 0;
    await deleteOutboxRow(tx, job.id);
    tx.enqueue(job.kind, job.id);
    return null;
  }
  const company = await tx.em.findOneOrFail(RunCompany, {
    orgId: tx.orgId,
    id: fieldOfJob(job, 'runCompanyId'),
  });
  const listed = await listCompanyContacts(tx, company.id);
  company.people = peopleOfCompany(company, listed);
  await advanceCompany(tx, company, job);
  return { job, paid: false };
}
