import { permissionsForDraft, usablePermissions, type FilePermission } from '../../domain/file-permission.ts';
import type { EarlierImport } from '../../domain/material-import.ts';
import type { CompanyFile } from '../../domain/message-files.ts';
import type { RunAttachment } from '../../domain/run.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Returns the files of each run, by path. Served by the primary keys of run_file, run_company and material_text. */
export async function listRunAttachments(
  tx: ReadContext,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, RunAttachment[]>> {
  const rows = await tx.sql<RunAttachment & { runId: string }>(
    `select f.run_id as "runId", f.storage_id as "storageId", f.path, m.size_bytes as "sizeBytes", c.folder, f.wave,
            coalesce(t.state, 'waiting') as state, t.reason
     from run_file f
     join material_file m on m.org_id = f.org_id and m.id = f.storage_id
     join run_company c on c.org_id = f.org_id and c.id = f.run_company_id
     left join material_text t on t.org_id = f.org_id and t.storage_id = f.storage_id
     where f.org_id = $1 and f.run_id = any($2) and f.detached_at is null
     order by f.path, f.storage_id`,
    [tx.orgId, runIds],
  );
  const byRun = Map.groupBy(rows, ({ runId }) => runId);
  return new Map([...byRun].map(([id, attachments]) => [id, attachments.map(withoutRun)]));
}

const withoutRun = ({ runId: _runId, ...attachment }: RunAttachment & { runId: string }) => attachment;

export interface RunFiles {
  /** By storage id, including detached files. */
  readonly files: ReadonlyMap<string, { readonly path: string; readonly isDetached: boolean }>;
  /** The folders of its companies. */
  readonly folders: readonly string[];
}

/**
 * Returns the files of a run. Returns empty collections if `runId` is null. Served by the primary key and
 * run_company_run_index.
 */
export async function findRunFiles(tx: ReadContext, runId: string | null): Promise<RunFiles> {
  const [files, companies] = await Promise.all([
    tx.sql<{ storageId: string; path: string; isDetached: boolean }>(
      `select storage_id as "storageId", path, detached_at is not null as "isDetached" from run_file
       where org_id = $1 and run_id = $2`,
      [tx.orgId, runId],
    ),
    tx.sql<{ folder: string }>(
      'select folder from run_company where org_id = $1 and run_id = $2 and folder is not null',
      [tx.orgId, runId],
    ),
  ]);
  return {
    files: new Map(files.map(({ storageId, ...file }) => [storageId, file])),
    folders: companies.map(({ folder }) => folder),
  };
}

/**
 * Returns the run of the workspace that has most of these files, with the same paths and contents. Prefers the newest
 * run. Ignores archived runs and detached files. Served by run_project_index and the primary keys.
 */
export async function findRunWithFiles(
  tx: ReadContext,
  projectId: string,
  files: readonly { readonly storageId: string; readonly path: string }[],
): Promise<EarlierImport | null> {
  const [row] = await tx.sql<EarlierImport>(
    `select r.id as "runId", coalesce(r.name, r.derived_name) as name, count(distinct wanted.id)::int as files
     from unnest($3::text[], $4::text[]) as wanted (id, path)
     join material_file upload on upload.org_id = $1 and upload.id = wanted.id
     join run_file f on f.org_id = $1 and f.path = wanted.path and f.detached_at is null
     join material_file stored on stored.org_id = $1 and stored.id = f.storage_id and stored.sha256 = upload.sha256
     join run r on r.org_id = $1 and r.id = f.run_id and r.project_id = $2 and r.archived_at is null
     group by r.id, r.name, r.derived_name, r.created_at order by files desc, r.created_at desc, r.id desc limit 1`,
    [tx.orgId, projectId, files.map(({ storageId }) => storageId), files.map(({ path }) => path)],
  );
  return row ?? null;
}

export interface NewRunFile {
  readonly storageId: string;
  readonly path: string;
  readonly runCompanyId: string;
  readonly permission: FilePermission;
}

/** Attaches new files to a run, which the caller has locked. */
export async function attachFiles(
  tx: Tx,
  { runId, wave }: { readonly runId: string; readonly wave: number },
  files: readonly NewRunFile[],
): Promise<void> {
  await tx.sql(
    `insert into run_file (org_id, run_id, storage_id, run_company_id, path, wave, added_at, standing)
     select $1, $2, f.storage_id, f.run_company_id, f.path, $3, $4, f.permission
     from unnest($5::text[], $6::text[], $7::text[], $8::text[]) as f (storage_id, run_company_id, path, permission)`,
    [
      tx.orgId,
      runId,
      wave,
      tx.now,
      files.map(({ storageId }) => storageId),
      files.map(({ runCompanyId }) => runCompanyId),
      files.map(({ path }) => path),
      files.map(({ permission }) => permission),
    ],
  );
}

/** Returns companies of the run with proposed files. Served by run_file_proposed_index. */
export async function listCompaniesWithProposedFiles(
  tx: ReadContext,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    `select distinct run_company_id as id from run_file
     where org_id = $1 and run_company_id = any($2) and standing = 'proposed' and detached_at is null`,
    [tx.orgId, companyIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Sets the permission of proposed files of these companies. Served by run_file_proposed_index. */
export async function setFilePermissions(
  tx: Tx,
  companyIds: readonly string[],
  permission: Exclude<FilePermission, 'proposed'>,
): Promise<void> {
  await tx.sql(
    `update run_file set standing = $3
     where org_id = $1 and run_company_id = any($2) and standing = 'proposed' and detached_at is null`,
    [tx.orgId, companyIds, permission],
  );
}

const unprocessedFileSql = `
  f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null and f.taken_up_at is null and f.standing = any($3)`;
const wasReadSql =
  'exists (select from material_text t where t.org_id = f.org_id and t.storage_id = f.storage_id)';

/** Returns files that were read but whose people are not added yet. Served by run_file_company_index. */
export async function listUnprocessedFiles(
  tx: ReadContext,
  runCompanyId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    `select f.storage_id as id from run_file f where ${unprocessedFileSql} and ${wasReadSql}`,
    [tx.orgId, runCompanyId, usablePermissions],
  );
  return new Set(rows.map(({ id }) => id));
}

/** As `listUnprocessedFiles`, and marks them as processed. The caller holds the lock on the run. */
export async function claimUnprocessedFiles(tx: Tx, runCompanyId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    `update run_file f set taken_up_at = $4 where ${unprocessedFileSql} and ${wasReadSql} returning f.storage_id as id`,
    [tx.orgId, runCompanyId, usablePermissions, tx.now],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the company has unread or unprocessed files. Served by run_file_company_index. */
export async function hasUnprocessedFiles(tx: ReadContext, runCompanyId: string): Promise<boolean> {
  const rows = await tx.sql(`select from run_file f where ${unprocessedFileSql} limit 1`, [
    tx.orgId,
    runCompanyId,
    usablePermissions,
  ]);
  return rows.length > 0;
}

/** A company of a run whose files may support a draft, and whether a person accepted the recipient. */
export interface CompanyFileScope {
  readonly runCompanyId: string;
  readonly isAccepted: boolean;
}

/** Returns the scope of a row of `run_lead`, or null. Served by the primary key. */
export async function findFileScope(tx: ReadContext, runLeadId: string): Promise<CompanyFileScope | null> {
  const [row] = await tx.sql<CompanyFileScope>(
    `select run_company_id as "runCompanyId", is_accepted as "isAccepted" from run_lead
     where org_id = $1 and id = $2 and run_company_id is not null`,
    [tx.orgId, runLeadId],
  );
  return row ?? null;
}

/** Returns the lead's scope in the newest run with files of its company, or null. Served by run_lead_lead_index. */
export async function findFileScopeOfLead(tx: ReadContext, leadId: string): Promise<CompanyFileScope | null> {
  const [row] = await tx.sql<CompanyFileScope>(
    `select l.run_company_id as "runCompanyId", l.is_accepted as "isAccepted" from run_lead l
     join run r on r.org_id = $1 and r.id = l.run_id and r.archived_at is null
     where l.org_id = $1 and l.lead_id = $2 and exists (
       select from run_file f
       where f.org_id = $1 and f.run_company_id = l.run_company_id and f.detached_at is null)
     order by l.run_id desc limit 1`,
    [tx.orgId, leadId],
  );
  return row ?? null;
}

/**
 * Returns files of a company in a run that may support the draft, by path. Served by run_file_company_index and the
 * key of material_text.
 */
export async function listCompanyFiles(
  tx: ReadContext,
  { runCompanyId, isAccepted }: CompanyFileScope,
): Promise<CompanyFile[]> {
  return tx.sql<CompanyFile>(
    `select f.storage_id as "storageId", f.path, m.size_bytes as "sizeBytes", coalesce(t.state, 'waiting') as state,
            coalesce(t.people <> '[]'::jsonb, false) as "listsPeople"
     from run_file f
     join material_file m on m.org_id = f.org_id and m.id = f.storage_id
     left join material_text t on t.org_id = f.org_id and t.storage_id = f.storage_id
     where f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null and f.standing = any($3)
     order by f.path, f.storage_id`,
    [tx.orgId, runCompanyId, permissionsForDraft(isAccepted)],
  );
}

export interface DetachedFile {
  readonly path: string;
  readonly runCompanyId: string;
  /** False if the file was detached before. */
  readonly changed: boolean;
}

/**
 * Detaches a file from the run, which the caller has locked. Null if it was never attached. Served by the primary key.
 */
export async function detachFile(tx: Tx, runId: string, storageId: string): Promise<DetachedFile | null> {
  const [row] = await tx.sql<DetachedFile>(
    `with attached as (
       select path, run_company_id, detached_at from run_file
       where org_id = $1 and run_id = $2 and storage_id = $3 for no key update
     ), detached as (
       update run_file f set detached_at = $4 from attached
       where f.org_id = $1 and f.run_id = $2 and f.storage_id = $3 and attached.detached_at is null
     )
     select path, run_company_id as "runCompanyId", detached_at is null as changed from attached`,
    [tx.orgId, runId, storageId, tx.now],
  );
  return row ?? null;
}

/**
 * Locks messages to people of the run that carry the file, including messages outside the run. Served by
 * run_lead_run_index and message_lead_index.
 */
export async function lockMessagesWithFile(tx: Tx, runId: string, storageId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select m.id from run_lead r
     join message m on m.org_id = r.org_id and m.lead_id = r.lead_id and (m.run_id = r.run_id or m.run_id is null)
     where r.org_id = $1 and r.run_id = $2 and m.attachments @> $3::jsonb
     order by m.id for no key update of m`,
    [tx.orgId, runId, JSON.stringify([{ storageId }])],
  );
  return rows.map(({ id }) => id);
}
