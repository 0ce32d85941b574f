import type { MessageFile, RunAttachment } from '../../domain/run.ts';
import type { Reading, Tx } from '../store.ts';

/** The files on each run, by path. Served by the primary keys of run_file, run_company and material_text. */
export async function attachmentsOf(
  tx: Reading,
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
  return new Map([...byRun].map(([id, own]) => [id, own.map(withoutRun)]));
}

const withoutRun = ({ runId: _runId, ...attachment }: RunAttachment & { runId: string }) => attachment;

export interface FilesOnRun {
  /** By storage id. */
  readonly paths: ReadonlyMap<string, string>;
  /** Of its companies. */
  readonly folders: readonly string[];
}

/** What files are on a run; none where there is no run yet. Served by the primary key and run_company_run_index. */
export async function filesOnRun(tx: Reading, runId: string | null): Promise<FilesOnRun> {
  const [files, companies] = await Promise.all([
    tx.sql<{ storageId: string; path: string }>(
      `select storage_id as "storageId", path from run_file
       where org_id = $1 and run_id = $2 and detached_at is null`,
      [tx.orgId, runId],
    ),
    tx.sql<{ folder: string }>(
      'select folder from run_company where org_id = $1 and run_id = $2 and folder is not null',
      [tx.orgId, runId],
    ),
  ]);
  return {
    paths: new Map(files.map(({ storageId, path }) => [storageId, path])),
    folders: companies.map(({ folder }) => folder),
  };
}

export interface NewRunFile {
  readonly storageId: string;
  readonly path: string;
  readonly runCompanyId: string;
}

/** Puts files on a run; one that was taken off comes back. The caller holds the run's row. */
export async function attachFiles(
  tx: Tx,
  { runId, wave }: { readonly runId: string; readonly wave: number },
  files: readonly NewRunFile[],
): Promise<void> {
  await tx.sql(
    `insert into run_file (org_id, run_id, storage_id, run_company_id, path, wave, added_at)
     select $1, $2, f.storage_id, f.run_company_id, f.path, $3, $4
     from unnest($5::text[], $6::text[], $7::text[]) as f (storage_id, run_company_id, path)
     on conflict (org_id, run_id, storage_id) do update
       set run_company_id = excluded.run_company_id, path = excluded.path, wave = excluded.wave,
           added_at = excluded.added_at, detached_at = null`,
    [
      ...[tx.orgId, runId, wave, tx.now],
      files.map(({ storageId }) => storageId),
      files.map(({ runCompanyId }) => runCompanyId),
      files.map(({ path }) => path),
    ],
  );
}

/** The company that a row of a run is at, or null. Served by the primary key. */
export async function companyOfRunLead(tx: Reading, runLeadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ runCompanyId: string | null }>(
    'select run_company_id as "runCompanyId" from run_lead where org_id = $1 and id = $2',
    [tx.orgId, runLeadId],
  );
  return row?.runCompanyId ?? null;
}

export interface CompanyFile extends MessageFile {
  /** Whether it is a list of people, which is nothing to send to one of them. */
  readonly listsPeople: boolean;
}

/** The files that a company has on a run, by path. Served by run_file_company_index and the key of material_text. */
export async function filesOfCompany(tx: Reading, runCompanyId: string): Promise<CompanyFile[]> {
  return tx.sql<CompanyFile>(
    `select f.storage_id as "storageId", f.path, m.size_bytes as "sizeBytes",
            coalesce(t.people <> '[]'::jsonb, false) as "listsPeople"
     from run_file f
     join material_file m on m.org_id = f.org_id and m.id = f.storage_id
     left join material_text t on t.org_id = f.org_id and t.storage_id = f.storage_id
     where f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null
     order by f.path, f.storage_id`,
    [tx.orgId, runCompanyId],
  );
}

export interface Detached {
  readonly path: string;
  readonly runCompanyId: string;
  /** False when the file had been taken off before. */
  readonly changed: boolean;
}

/** Takes a file off the run, whose row the caller holds; null where it never was on it. Served by the primary key. */
export async function detachFile(tx: Tx, runId: string, storageId: string): Promise<Detached | null> {
  const [row] = await tx.sql<Detached>(
    `with was as (
       select path, run_company_id, detached_at from run_file
       where org_id = $1 and run_id = $2 and storage_id = $3 for no key update
     ), gone as (
       update run_file f set detached_at = $4 from was
       where f.org_id = $1 and f.run_id = $2 and f.storage_id = $3 and was.detached_at is null
     )
     select path, run_company_id as "runCompanyId", detached_at is null as changed from was`,
    [tx.orgId, runId, storageId, tx.now],
  );
  return row ?? null;
}

/**
 * Messages of the run that carry the file, held until the transaction ends. Served by run_lead_run_index and
 * message_lead_index.
 */
export async function holdCarriers(tx: Tx, runId: string, storageId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select m.id from run_lead r
     join message m on m.org_id = r.org_id and m.lead_id = r.lead_id and m.run_id = r.run_id
     where r.org_id = $1 and r.run_id = $2 and m.attachments @> $3::jsonb
     order by m.id for no key update of m`,
    [tx.orgId, runId, JSON.stringify([{ storageId }])],
  );
  return rows.map(({ id }) => id);
}
