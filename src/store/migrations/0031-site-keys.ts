import { Migration } from '@mikro-orm/migrations';
import { companySiteOf } from '../../domain/company-site.ts';

interface Row {
  readonly id: string;
  readonly companyWebsite: string;
  readonly siteHost: string | null;
}

const pageSize = 5_000;

/**
 * Adds the path to the site keys of leads whose site is a page on a shared host, so that they no longer share research.
 * Older research stays under the bare host, because it was read from the first page of that host. A pending research job
 * reads the site of its own lead; the drafts of its other leads get no research.
 */
export class SiteKeys extends Migration {
  override async up(): Promise<void> {
    const orgs = await this.execute('select org_id as id from directory.org');
    for (const { id } of orgs) {
      const orgId = String(id);
      // Row-level security is forced: without this, even the owner of the table sees no row.
      await this.execute('select tenancy.enter(?)', [orgId]);
      for (let after = ''; ;) {
        const rows = await this.readPage(orgId, after);
        const changed = rows.flatMap(({ id, companyWebsite, siteHost }) => {
          const key = companySiteOf({ companyWebsite })?.key ?? null;
          return key === siteHost ? [] : [{ id, key }];
        });
        if (changed.length > 0) await this.write(orgId, changed);
        const last = rows.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
    }
  }

  /** Leads whose site is more than a host, in the order of their ids. Served by the primary key. */
  private async readPage(orgId: string, after: string): Promise<Row[]> {
    const rows = await this.execute(
      `select id, company_website as "companyWebsite", site_host as "siteHost" from lead
       where org_id = ? and id > ? and company_website ~ '//[^/]+/.' order by id limit ?`,
      [orgId, after, pageSize],
    );
    return rows as unknown as Row[];
  }

  private async write(orgId: string, changed: readonly { id: string; key: string | null }[]): Promise<void> {
    await this.execute(
      `update lead set site_host = changed.key
       from json_to_recordset(?::json) as changed (id text, key text) where org_id = ? and lead.id = changed.id`,
      [JSON.stringify(changed), orgId],
    );
  }
}
