import type { DirectoryFileStats, StoredCompany } from '../../domain/own-directory/answer.ts';
import type { OwnCompany } from '../../domain/own-directory/read-row.ts';
import type { CompanyCriteria } from '../../domain/prospect.ts';
import { newId } from '../ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';

export interface DirectoryFile extends DirectoryFileStats {
  readonly people: number;
  /** Epoch milliseconds. */
  readonly importedAt: number;
}

/** A company of a file. Rows with one key are the same company. */
export interface DirectoryRow extends OwnCompany {
  readonly companyKey: string;
  /** The number of its first row in the file. */
  readonly rowNumber: number;
}

export interface WorkspaceFile {
  readonly projectId: string;
  readonly fileName: string;
}

/**
 * Adds companies to a file, each key once. A known company keeps its values and gets the missing ones and the people.
 * Served by directory_company_key.
 */
export async function insertDirectoryCompanies(
  tx: Tx,
  { projectId, fileName }: WorkspaceFile,
  companies: readonly DirectoryRow[],
): Promise<void> {
  const rows = companies.map((company) => ({ ...company, id: newId('company') }));
  await tx.sql(insertCompaniesSql, [tx.orgId, projectId, fileName, JSON.stringify(rows), tx.now]);
}

const insertCompaniesSql = `
  insert into directory_company (
    org_id, id, project_id, file_name, row_number, company_key, name, name_key, domain, website, field, fields,
    description, city, city_key, country, employees_from, employees_to, phone, people, imported_at
  )
  select $1, id, $2, $3, "rowNumber", "companyKey", name, "nameKey", domain, website, field, fields,
    description, city, "cityKey", country, "employeesFrom", "employeesTo", phone, people, $5
  from jsonb_to_recordset($4::jsonb) as row (
    id text, "rowNumber" integer, "companyKey" text, name text, "nameKey" text, domain text, website text, field text,
    fields text[], description text, city text, "cityKey" text, country text, "employeesFrom" integer,
    "employeesTo" integer, phone text, people jsonb
  )
  on conflict on constraint directory_company_key do update set
    website = coalesce(directory_company.website, excluded.website),
    field = coalesce(directory_company.field, excluded.field),
    fields = case when directory_company.field is null then excluded.fields else directory_company.fields end,
    description = coalesce(directory_company.description, excluded.description),
    city = coalesce(directory_company.city, excluded.city),
    city_key = coalesce(directory_company.city_key, excluded.city_key),
    country = coalesce(directory_company.country, excluded.country),
    employees_from = coalesce(directory_company.employees_from, excluded.employees_from),
    employees_to = case when directory_company.employees_from is null then excluded.employees_to
      else directory_company.employees_to end,
    phone = coalesce(directory_company.phone, excluded.phone),
    people = directory_company.people || excluded.people`;

/** Deletes the companies of a file and returns their number. Served by directory_company_key. */
export async function removeDirectoryFile(tx: Tx, { projectId, fileName }: WorkspaceFile): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `with removed as (
       delete from directory_company where org_id = $1 and project_id = $2 and file_name = $3 returning id
     ) select count(*)::int as count from removed`,
    [tx.orgId, projectId, fileName],
  );
  return onlyItem(rows).count;
}

/** Returns the workspace's files by name, with their size. Served by directory_company_key. */
export async function listDirectoryFiles(tx: QueryContext, projectId: string): Promise<DirectoryFile[]> {
  return tx.sql<DirectoryFile>(
    `select file_name as "fileName", count(*)::int as companies, sum(jsonb_array_length(people))::int as people,
       count(field)::int as "withField", count(country)::int as "withCountry", count(city)::int as "withCity",
       count(employees_from)::int as "withEmployees",
       floor(extract(epoch from max(imported_at)) * 1000)::float8 as "importedAt"
     from directory_company where org_id = $1 and project_id = $2 group by file_name order by file_name`,
    [tx.orgId, projectId],
  );
}

/**
 * Returns up to `limit` companies of the workspace's files that match all criteria, and the size of each file.
 * `buildSearchAnswer` sorts them. A matching city implies its country. Served by directory_company_key.
 */
export async function searchDirectory(
  tx: ReadContext,
  projectId: string,
  criteria: CompanyCriteria & { readonly cityKeys: readonly string[] },
  limit: number,
): Promise<{ companies: StoredCompany[]; files: DirectoryFile[] }> {
  const [companies, files] = await Promise.all([
    tx.sql<StoredCompany>(
      `select ${companyColumns} from directory_company
       where org_id = $1 and project_id = $2
         and ($3::text[] = '{}' or fields && $3)
         and ($4::text[] = '{}' or city_key = any($4))
         and ($5::text[] = '{}' or country = any($5) or (country is null and $4 <> '{}'))
         and ($6::jsonb = '[]' or exists (
           select from jsonb_to_recordset($6) as size ("from" integer, "to" integer)
           where (size.to is null or employees_from <= size.to)
             and (size.from is null or coalesce(employees_to, 2147483647) >= size.from)
             and employees_from is not null
         ))
         and (domain is null or domain <> all($7::text[]))
       order by (domain is null), (people = '[]'), file_name, row_number limit $8`,
      [
        tx.orgId,
        projectId,
        criteria.fields,
        criteria.cityKeys,
        criteria.countries,
        JSON.stringify(criteria.sizes),
        criteria.excludedDomains,
        limit,
      ],
    ),
    listDirectoryFiles(tx, projectId),
  ]);
  return { companies, files };
}

/**
 * Returns companies by domain, of one workspace or, if null, of all. Served by directory_company_domain_index.
 */
export async function listCompaniesOfDomain(
  tx: ReadContext,
  projectId: string | null,
  domain: string,
  limit: number,
): Promise<StoredCompany[]> {
  return tx.sql<StoredCompany>(
    `select ${companyColumns} from directory_company
     where org_id = $1 and domain = $3 and ($2::text is null or project_id = $2)
     order by file_name, row_number, id limit $4`,
    [tx.orgId, projectId, domain, limit],
  );
}

/**
 * Returns companies whose name is the key or begins with it and a space, exact names first. The character after the
 * space ends the range of these names. Served by directory_company_name_index.
 */
export async function listCompaniesOfName(
  tx: ReadContext,
  projectId: string | null,
  nameKey: string,
  limit: number,
): Promise<StoredCompany[]> {
  return tx.sql<StoredCompany>(
    `select ${companyColumns} from directory_company
     where org_id = $1 and (name_key = $3 or (name_key >= $3 || ' ' and name_key < $3 || '!'))
       and ($2::text is null or project_id = $2)
     order by (name_key = $3) desc, name_key, file_name, row_number, id limit $4`,
    [tx.orgId, projectId, nameKey, limit],
  );
}

const companyColumns = `
  name, name_key as "nameKey", domain, website, field, fields, description, city, city_key as "cityKey", country,
  employees_from as "employeesFrom", employees_to as "employeesTo", phone, people, file_name as "fileName",
  row_number as "rowNumber"`;
