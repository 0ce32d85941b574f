import type { RawPerson } from '../../domain/found-people.ts';
import type { FileContacts } from '../../domain/file-contacts.ts';
import { permissionsForDraft, type FilePermission } from '../../domain/file-permission.ts';
import type { CompanyFileScope } from './run-files.ts';
import { countStoredBytes } from './storage-use.ts';
import type { ReadContext, Tx } from '../store.ts';

export interface UnreadFile {
  readonly storageId: string;
  readonly path: string;
  readonly declaredMediaType: string | null;
  readonly detectedMediaType: string | null;
}

const unreadFilesSql = `
  from run_file f
  join material_file m on m.org_id = f.org_id and m.id = f.storage_id
  where f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null and not exists (
    select from material_text t where t.org_id = f.org_id and t.storage_id = f.storage_id)`;

/** Returns unread files of the company by path. Served by run_file_company_index. */
export async function listUnreadFiles(
  tx: ReadContext,
  runCompanyId: string,
  limit: number,
): Promise<UnreadFile[]> {
  return tx.sql<UnreadFile>(
    `select f.storage_id as "storageId", f.path, m.declared_media_type as "declaredMediaType",
            m.told_media_type as "detectedMediaType" ${unreadFilesSql}
     order by f.path, f.storage_id limit $3`,
    [tx.orgId, runCompanyId, limit],
  );
}

/** Served by run_file_company_index. */
export async function hasUnreadFiles(tx: ReadContext, runCompanyId: string): Promise<boolean> {
  const rows = await tx.sql(`select 1 ${unreadFilesSql} limit 1`, [tx.orgId, runCompanyId]);
  return rows.length > 0;
}

/**
 * Returns the companies of a run that have unread files and no open work. Served by run_file_company_index and
 * job_company_index.
 */
export async function findCompaniesToRead(tx: Tx, runCompanyIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.sql<{ id: string }>(
    `select distinct f.run_company_id as id from run_file f
     where f.org_id = $1 and f.run_company_id = any($2) and f.detached_at is null
       and not exists (select from material_text t where t.org_id = $1 and t.storage_id = f.storage_id)
       and not exists (
         select from job j where j.org_id = $1 and j.run_company_id = f.run_company_id
           and j.state in ('waiting', 'parked'))`,
    [tx.orgId, runCompanyIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface ParsedFileText {
  readonly storageId: string;
  readonly state: 'read' | 'failed';
  readonly text: string;
  readonly title: string;
  readonly language: string | null;
  readonly code: string | null;
  readonly reason: string | null;
  /** People in the file's tables. */
  readonly contacts: readonly RawPerson[];
}

/**
 * Saves the texts of a file, once. A parallel reader of the same file may have been first. Served by the primary key.
 */
export async function saveFileTexts(tx: Tx, texts: readonly ParsedFileText[]): Promise<void> {
  const columns = ['storageId', 'state', 'text', 'title', 'language', 'code', 'reason'] as const;
  await tx.sql(
    `insert into material_text (org_id, storage_id, state, text, title, language, code, reason, people, read_at)
     select $1, t.*, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::jsonb[]) as t
     on conflict do nothing`,
    [
      tx.orgId,
      tx.now,
      ...columns.map((column) => texts.map((text) => text[column])),
      texts.map(({ contacts }) => JSON.stringify(contacts)),
    ],
  );
  countStoredBytes(
    tx,
    texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  );
}

export interface FileText {
  readonly storageId: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly language: string | null;
}

/** Files of one company from which a draft is written; each has at most 200,000 characters. */
export const maxDraftTextBytes = 524_288;

/**
 * Returns texts of the company's files that may support the draft, by path, until they reach a size. Served by
 * run_file_company_index and the key of material_text.
 */
export async function listCompanyTexts(
  tx: ReadContext,
  { runCompanyId, isAccepted }: CompanyFileScope,
): Promise<FileText[]> {
  return tx.sql<FileText>(
    `select "storageId", path, title, text, language from (
       select f.storage_id as "storageId", f.path, t.title, t.text, t.language,
              coalesce(sum(octet_length(t.text)) over (
                order by f.path, f.storage_id rows between unbounded preceding and 1 preceding), 0) as "bytesBefore"
       from run_file f
       join material_text t on t.org_id = f.org_id and t.storage_id = f.storage_id and t.state = 'read'
       where f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null and f.standing = any($3)
     ) t
     where "bytesBefore" < ${maxDraftTextBytes} order by path, "storageId"`,
    [tx.orgId, runCompanyId, permissionsForDraft(isAccepted)],
  );
}

export interface ContactListFile extends FileContacts {
  readonly permission: FilePermission;
}

/**
 * Returns contact lists of the company's files, widest permission first, then by path. Served as `listCompanyTexts`.
 */
export async function listCompanyContacts(tx: ReadContext, runCompanyId: string): Promise<ContactListFile[]> {
  return tx.sql<ContactListFile>(
    `select f.storage_id as "storageId", f.path, f.standing as permission, t.people as contacts
     from run_file f
     join material_text t on t.org_id = f.org_id and t.storage_id = f.storage_id and t.people <> '[]'::jsonb
     where f.org_id = $1 and f.run_company_id = $2 and f.detached_at is null
     order by array_position(array['messages', 'confirmed', 'leads'], f.standing), f.path, f.storage_id`,
    [tx.orgId, runCompanyId],
  );
}
