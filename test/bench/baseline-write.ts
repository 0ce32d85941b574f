import type pg from 'pg';

/** A lead as the benchmarks add it. */
export interface PushedLead {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly city: string;
  readonly source: string;
}

export interface PushedOne extends PushedLead {
  readonly orgId: string;
  readonly projectId: string;
  readonly idempotencyKey: string;
}

/** The columns of a lead, in the order of all statements here. */
export const leadColumns =
  'org_id, id, project_id, company, first_name, last_name, email, job_title, city, source, company_domain, ' +
  'city_folded, search_text, variant_key, provenance, created_at, updated_at';

let serial = Date.now() * 1_000;

/** Returns ids that sort by time, like those of the service, but are cheap to create. */
export function nextId(prefix: string): string {
  serial += 1;
  return `${prefix}_${String(serial).padStart(26, '0')}`;
}

/** The values of a lead row, of the same size as those of the service. */
export function valuesOf(
  orgId: string,
  projectId: string,
  lead: PushedLead,
  id: string,
  at: Date,
): unknown[] {
  const { company, firstName, lastName, email, jobTitle, city, source } = lead;
  const domain = email.slice(email.indexOf('@') + 1);
  const seen = { source, at: at.getTime() };
  const provenance = {
    company: seen,
    firstName: seen,
    lastName: seen,
    email: seen,
    jobTitle: seen,
    city: seen,
  };
  const search = `${firstName} ${lastName}\n${company}\n${domain}\n${email}`;
  return [
    orgId,
    id,
    projectId,
    company,
    firstName,
    lastName,
    email,
    jobTitle,
    city,
    source,
    domain,
    city.toLowerCase(),
    search.toLowerCase(),
    email,
    JSON.stringify(provenance),
    at,
    at,
  ];
}

const placeholders = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `$${index + from}`).join(', ');
const insertLead = `insert into bare.lead (${leadColumns}) values (${placeholders(17)})`;
const insertIdentity = `insert into bare.lead_identity (org_id, project_id, kind, value, lead_id) values
  (${placeholders(5)})`;
const insertTimeline = `insert into bare.timeline_entry (org_id, id, lead_id, at, kind, summary, event_id) values
  (${placeholders(7)})`;
const insertEvent = `insert into bare.event (org_id, id, type, data, created_at) values (${placeholders(5)})`;
const insertOutbox = `insert into bare.outbox (id, org_id, kind, name, subject, due_at) values (${placeholders(6)})`;
const insertKey = `insert into bare.idempotency
  (org_id, operation, key, arguments_hash, unit_id, leased_until, reply, created_at) values (${placeholders(8)})`;

interface Row {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The six rows that adding one lead with an idempotency key writes. */
function rowsOf(pushed: PushedOne): { reply: object; rows: Row[] } {
  const { orgId, projectId, email, idempotencyKey, ...fields } = pushed;
  const at = new Date();
  const [id, eventId] = [nextId('lead'), nextId('event')];
  const reply = { id, projectId, email, ...fields, createdAt: at.getTime() };
  const data = { leadId: id, projectId, company: fields.company, email, source: fields.source };
  const hash = '0'.repeat(64);
  const storedReply = JSON.stringify({ value: reply });
  const summary = `The lead was added from ${fields.source}.`;
  const rows: Row[] = [
    {
      name: 'key',
      text: insertKey,
      values: [orgId, 'add', idempotencyKey, hash, nextId('job'), at, storedReply, at],
    },
    { name: 'lead', text: insertLead, values: valuesOf(orgId, projectId, pushed, id, at) },
    { name: 'identity', text: insertIdentity, values: [orgId, projectId, 'email', email, id] },
    { name: 'event', text: insertEvent, values: [orgId, eventId, 'lead.added', JSON.stringify(data), at] },
    { name: 'outbox', text: insertOutbox, values: [eventId, orgId, 'event', 'lead.added', eventId, at] },
    {
      name: 'timeline',
      text: insertTimeline,
      values: [orgId, nextId('timeline'), id, at, 'added', summary, eventId],
    },
  ];
  return { reply, rows };
}

/** One transaction, a prepared statement for each row. */
export async function insertByStatements(pool: pg.Pool, pushed: PushedOne): Promise<object> {
  const { reply, rows } = rowsOf(pushed);
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name, text, values } of rows) await client.query({ name, text, values: [...values] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply;
}

/** All six rows in one prepared statement: one round trip, the fastest way. */
export async function insertInOneStatement(pool: pg.Pool, pushed: PushedOne): Promise<object> {
  const { reply, rows } = rowsOf(pushed);
  await pool.query({ name: 'all', text: oneStatement, values: rows.flatMap(({ values }) => values) });
  return reply;
}

const oneStatement = (() => {
  let from = 1;
  const parts = [insertKey, insertLead, insertIdentity, insertEvent, insertOutbox, insertTimeline].map(
    (text) => {
      const count = text.match(/\$\d+/g)!.length;
      const shifted = text.replace(/\(\$1,[^)]*\)$/, `(${placeholders(count, from)})`);
      from += count;
      return shifted;
    },
  );
  const last = parts.pop()!;
  return `with ${parts.map((text, index) => `part${index} as (${text})`).join(', ')} ${last}`;
})();
