import { Migration } from '@mikro-orm/migrations';

/**
 * Rules by which leads join campaigns, and the index that counts a campaign's messages. The index is built
 * concurrently, to block no writes. That is impossible in a transaction, so every statement can be repeated after an
 * interruption.
 */
export class CampaignRules extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(rules);
    this.addSql(tenancy);
    // An interrupted build leaves an invalid index behind.
    this.addSql('drop index concurrently if exists message_campaign_index');
    this.addSql(
      'create index concurrently message_campaign_index on message (org_id, campaign_id, lead_id) where campaign_id is not null',
    );
  }
}

const rules = `
create table if not exists campaign_rule (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  campaign_id text collate "C" not null,
  tag text collate "C" not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  constraint campaign_rule_once_key unique (org_id, campaign_id, tag),
  constraint campaign_rule_campaign_fk foreign key (org_id, campaign_id) references campaign (org_id, id) on delete cascade
    deferrable initially deferred
);
create index if not exists campaign_rule_tag_index on campaign_rule (org_id, project_id, tag);
`;

const tenancy = `
alter table campaign_rule enable row level security;
alter table campaign_rule force row level security;
drop policy if exists own_rows on campaign_rule;
create policy own_rows on campaign_rule using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''));
`;
