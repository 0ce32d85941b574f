/** Migrations run seldom, so each is loaded only when needed. */
const migrations = [
  { name: '0001-spine', load: async () => (await import('./migrations/0001-spine.ts')).Spine },
  {
    name: '0002-lead-identity',
    load: async () => (await import('./migrations/0002-lead-identity.ts')).LeadIdentity,
  },
  {
    name: '0003-campaign-rules',
    load: async () => (await import('./migrations/0003-campaign-rules.ts')).CampaignRules,
  },
  { name: '0004-requests', load: async () => (await import('./migrations/0004-requests.ts')).Requests },
  { name: '0005-uploads', load: async () => (await import('./migrations/0005-uploads.ts')).Uploads },
  { name: '0006-lead-site', load: async () => (await import('./migrations/0006-lead-site.ts')).LeadSite },
  {
    name: '0007-run-companies',
    load: async () => (await import('./migrations/0007-run-companies.ts')).RunCompanies,
  },
  { name: '0008-connectors', load: async () => (await import('./migrations/0008-connectors.ts')).Connectors },
  {
    name: '0009-own-directory',
    load: async () => (await import('./migrations/0009-own-directory.ts')).OwnDirectory,
  },
  { name: '0010-material', load: async () => (await import('./migrations/0010-material.ts')).Material },
  { name: '0011-people', load: async () => (await import('./migrations/0011-people.ts')).People },
  { name: '0012-run-steps', load: async () => (await import('./migrations/0012-run-steps.ts')).RunSteps },
  { name: '0013-enrichment', load: async () => (await import('./migrations/0013-enrichment.ts')).Enrichment },
  {
    name: '0014-file-standing',
    load: async () => (await import('./migrations/0014-file-standing.ts')).FileStanding,
  },
  { name: '0015-notices', load: async () => (await import('./migrations/0015-notices.ts')).Notices },
  { name: '0016-webhooks', load: async () => (await import('./migrations/0016-webhooks.ts')).Webhooks },
  {
    name: '0017-inbound-events',
    load: async () => (await import('./migrations/0017-inbound-events.ts')).InboundEvents,
  },
  { name: '0018-flows', load: async () => (await import('./migrations/0018-flows.ts')).Flows },
  { name: '0019-replies', load: async () => (await import('./migrations/0019-replies.ts')).Replies },
  { name: '0020-answers', load: async () => (await import('./migrations/0020-answers.ts')).Answers },
  {
    name: '0021-delivery-room',
    load: async () => (await import('./migrations/0021-delivery-room.ts')).DeliveryRoom,
  },
  { name: '0022-suspicions', load: async () => (await import('./migrations/0022-suspicions.ts')).Suspicions },
  {
    name: '0023-lean-deliveries',
    load: async () => (await import('./migrations/0023-lean-deliveries.ts')).LeanDeliveries,
  },
  { name: '0024-senders', load: async () => (await import('./migrations/0024-senders.ts')).Senders },
  {
    name: '0025-lead-aliases',
    load: async () => (await import('./migrations/0025-lead-aliases.ts')).LeadAliases,
  },
  {
    name: '0026-delivery-batches',
    load: async () => (await import('./migrations/0026-delivery-batches.ts')).DeliveryBatches,
  },
  {
    name: '0027-run-decisions',
    load: async () => (await import('./migrations/0027-run-decisions.ts')).RunDecisions,
  },
  {
    name: '0028-mail-words',
    load: async () => (await import('./migrations/0028-mail-words.ts')).MailWords,
  },
  {
    name: '0029-times-enabled',
    load: async () => (await import('./migrations/0029-times-enabled.ts')).TimesEnabled,
  },
  {
    name: '0030-suspicion-decisions',
    load: async () => (await import('./migrations/0030-suspicion-decisions.ts')).SuspicionDecisions,
  },
  {
    name: '0031-site-keys',
    load: async () => (await import('./migrations/0031-site-keys.ts')).SiteKeys,
  },
  {
    name: '0032-reply-keys',
    load: async () => (await import('./migrations/0032-reply-keys.ts')).ReplyKeys,
  },
  {
    name: '0033-null-tags',
    load: async () => (await import('./migrations/0033-null-tags.ts')).NullTags,
  },
  {
    name: '0034-large-organisations',
    load: async () => (await import('./migrations/0034-large-organisations.ts')).LargeOrganisations,
  },
  {
    name: '0035-delivery-lease',
    load: async () => (await import('./migrations/0035-delivery-lease.ts')).DeliveryLease,
  },
  {
    name: '0036-run-work-indexes',
    load: async () => (await import('./migrations/0036-run-work-indexes.ts')).RunWorkIndexes,
  },
  {
    name: '0037-lead-keys',
    load: async () => (await import('./migrations/0037-lead-keys.ts')).LeadKeys,
  },
  {
    name: '0038-triggers',
    load: async () => (await import('./migrations/0038-triggers.ts')).Triggers,
  },
  {
    name: '0039-one-delivery-table',
    load: async () => (await import('./migrations/0039-one-delivery-table.ts')).OneDeliveryTable,
  },
  {
    name: '0040-plays',
    load: async () => (await import('./migrations/0040-plays.ts')).Plays,
  },
  {
    name: '0041-plans',
    load: async () => (await import('./migrations/0041-plans.ts')).Plans,
  },
  {
    name: '0042-accounts',
    load: async () => (await import('./migrations/0042-accounts.ts')).Accounts,
  },
  {
    name: '0043-storage-use',
    load: async () => (await import('./migrations/0043-storage-use.ts')).StorageUse,
  },
  {
    name: '0044-account-mail',
    load: async () => (await import('./migrations/0044-account-mail.ts')).AccountMail,
  },
  {
    name: '0046-list-orders',
    load: async () => (await import('./migrations/0046-list-orders.ts')).ListOrders,
  },
  {
    name: '0047-saved-views',
    load: async () => (await import('./migrations/0047-saved-views.ts')).SavedViews,
  },
  {
    name: '0048-erased-people',
    load: async () => (await import('./migrations/0048-erased-people.ts')).ErasedPeople,
  },
];

/** The names of the program's migrations, in order. */
export const knownMigrations: readonly string[] = migrations.map(({ name }) => name);

/** Returns the migrations in the migrator's form. */
export async function loadMigrations() {
  return Promise.all(migrations.map(async ({ name, load }) => ({ name, class: await load() })));
}
