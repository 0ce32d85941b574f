import { Migration } from '@mikro-orm/migrations';
import { companySiteOf } from '../../domain/company-site.ts';

interface Row {
  readonly id: string;
  readonly companyWebsite: string;
  readonly siteHost: string | null;
}

const pageSize = 5_000;

/**
 * Keeps the path beside the host of leads whose site is a page on a host that many companies share, so that they no
 * longer share research. What was read before stays under the bare host, as it was the first page of that host. Research
 * that is under way is read for the lead that it was planned for; the other leads of that run are written to without.
 */
export class SharedSites extends Migration {
  override async up(): Promise<void> {
    const orgs = await this.execute('select org_id as id from directory.org');
    for (const { id } of orgs) {
      const orgId = String(id);
      // Forced policies show even the tables' owner nothing else.
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
