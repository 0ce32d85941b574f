import type pg from 'pg';

/**
 * Creates the tables of the baseline program: copies of the service's tables with columns, defaults and indexes,
 * without policies, foreign keys and roles. `bare.lead` gets a copy of all leads for the read benchmarks;
 * `lead_unique_email` and `lead_copy_target` are empty, for the write benchmarks.
 */
export async function makeBareTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema bare;
    create table bare.lead (like public.lead including all);
    create table bare.lead_unique_email (like public.lead including all);
    alter table bare.lead_unique_email add unique (org_id, project_id, email);
    create table bare.lead_copy_target (like public.lead including all);
    create table bare.lead_identity (like public.lead_identity including all);
    create table bare.timeline_entry (like public.timeline_entry including all);
    create table bare.event (like public.event including all);
    create table bare.outbox (like directory.outbox including all);
    create table bare.idempotency (like public.idempotency including all);
    insert into bare.lead select * from public.lead;
    analyze;
  `);
}
