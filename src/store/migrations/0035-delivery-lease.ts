import { Migration } from '@mikro-orm/migrations';

/**
 * A delivery has one row from its creation, which says when its next attempt is due. A claim moves this time to the end
 * of its lease. `directory.delivery_schedule` lets a worker find organisations with due deliveries before it enters
 * them.
 *
 * Processes of the old version keep what they send now in `directory.delivery_due` and `directory.delivery_batch`. The
 * function moves everything else into the new form, now and, called by workers, until no old process is left.
 */
export class DeliveryLease extends Migration {
  override up(): void {
    this.addSql(`
      alter table delivery add column next_attempt_at timestamptz, add column first_attempt_at timestamptz,
        add column series_attempts integer not null default 0, add column claims integer not null default 0`);
    this.addSql(`
      create index delivery_next_index on delivery (org_id, webhook_id, least(series_attempts, 1), next_attempt_at)
      where state = 'waiting'`);
    this.addSql(`
      create table directory.delivery_schedule (
        org_id text collate "C" primary key,
        due_at timestamptz not null
      )`);
    this.addSql('create index delivery_schedule_index on directory.delivery_schedule (due_at)');
    this.addSql(carryOver);
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          perform directory.carry_over_deliveries(org);
        end loop;
      end $$`);
  }
}

/**
 * Moves due rows that no old process has claimed, and batches and claims whose time is over. Events of a batch that
 * have a row are recorded already. The id of a delivery is computed as by `deliveryIdOf`.
 */
const carryOver = `
create function directory.carry_over_deliveries(org text) returns void language plpgsql as $$
begin
  with moved as (
    delete from directory.delivery_due where org_id = org and (due_at <= now() or claims <= attempts)
    returning id, due_at, first_at, attempts, claims)
  update delivery d
  set next_attempt_at = m.due_at, first_attempt_at = m.first_at, series_attempts = m.attempts,
      claims = greatest(m.claims - m.attempts, 0)
  from moved m where d.org_id = org and d.id = m.id and d.state = 'waiting';

  with lost as (
    delete from directory.delivery_batch where org_id = org and due_at <= now()
    returning webhook_id, created_at, event_ids)
  insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at, next_attempt_at)
  select org, 'delivery_' || substr(e.id, strpos(e.id, '_') + 1, 10) || (
           select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(hash, i) & 31) + 1, 1), '' order by i)
           from sha256(convert_to(e.id || ' ' || l.webhook_id, 'UTF8')) as hash, generate_series(0, 15) as i),
         l.webhook_id, e.id, e.type, 'waiting', l.created_at, now()
  from lost l cross join lateral unnest(l.event_ids) as listed (event_id)
    join event e on e.org_id = org and e.id = listed.event_id
  on conflict on constraint delivery_once_key do nothing;

  insert into directory.delivery_schedule (org_id, due_at)
  select org, least(min(next_attempt_at), now()) from delivery
  where org_id = org and state = 'waiting' and next_attempt_at is not null
  having count(*) > 0
  on conflict (org_id) do update set due_at = least(delivery_schedule.due_at, excluded.due_at);
end $$`;
