/**
 * Three roles without login separate tenants: one owns the tables, one runs the service under row-level security, one
 * owns the queue. The connecting role switches to them. A new database gets these roles if the connecting role may
 * create or use them. Otherwise the connecting role owns the tables, and forced row-level security still applies. A
 * database keeps this choice: at later starts the owner of its schemas decides.
 */
import pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';
import { DatabaseError } from './database-error.ts';

export const ownerRole = 'outreach_owner';
export const appRole = 'outreach_app';
export const queueRole = 'outreach_queue';
const roles = [ownerRole, appRole, queueRole];

interface ConnectingRole {
  readonly name: string;
  readonly mayMakeRoles: boolean;
  readonly bypassesRowSecurity: boolean;
}

/**
 * Creates or checks the roles. True if the service runs under a separate role.
 *
 * @throws DatabaseError if the connecting role bypasses row-level security, or may not become the owner.
 */
export async function prepareRoles(client: pg.Client): Promise<boolean> {
  const self = await findConnectingRole(client);
  const owner = await findSchemaOwner(client);
  if (owner !== undefined && owner !== ownerRole) {
    if (owner !== self.name) {
      throw new DatabaseError(
        `The tables in this database belong to the role ${owner}, not to ${self.name}. Connect as ${owner}.`,
      );
    }
    requireRowLevelSecurity(self);
    return false;
  }
  if (await ensureRoles(client, self)) return true;
  if (owner === ownerRole) {
    throw new DatabaseError(
      `The role ${self.name} may not switch to ${roles.join(', ')}, which own this database. ` +
        `As a superuser: grant ${roles.join(', ')} to ${pg.escapeIdentifier(self.name)}.`,
    );
  }
  requireRowLevelSecurity(self);
  return false;
}

async function findConnectingRole(client: pg.Client): Promise<ConnectingRole> {
  const { rows } = await client.query<ConnectingRole>(
    `select rolname as name, rolsuper or rolcreaterole as "mayMakeRoles",
            rolsuper or rolbypassrls as "bypassesRowSecurity"
     from pg_roles where rolname = current_user`,
  );
  return onlyItem(rows);
}

async function findSchemaOwner(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ owner: string }>(
    `select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'tenancy'`,
  );
  return rows[0]?.owner;
}

async function ensureRoles(client: pg.Client, self: ConnectingRole): Promise<boolean> {
  for (const role of roles) {
    if (!(await hasRole(client, role))) {
      if (!self.mayMakeRoles) return false;
      await client.query(createRoleSql(role));
    }
    if (!(await canSetRole(client, role)) && !(await grantRole(client, role, self))) return false;
  }
  return true;
}

/** Roles belong to the server, so two databases may create them in parallel. The second one uses the existing roles. */
const createRoleSql = (role: string) => `
do $$ begin
  create role ${role} nologin;
exception when duplicate_object or unique_violation then null;
end $$`;

async function hasRole(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

/** Since PostgreSQL 16 the creator of a role needs a grant to switch to it. */
async function canSetRole(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ canSet: boolean }>(
    `select pg_has_role($1, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
            as "canSet"`,
    [role],
  );
  return onlyItem(rows).canSet;
}

/** Returns false if this role may not grant `role`, for example because another role created it. */
async function grantRole(client: pg.Client, role: string, self: ConnectingRole): Promise<boolean> {
  if (!self.mayMakeRoles) return false;
  try {
    await client.query(`grant ${role} to current_user`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  }
}

function requireRowLevelSecurity(self: ConnectingRole): void {
  if (!self.bypassesRowSecurity) return;
  throw new DatabaseError(
    `Row-level security does not apply to the role ${self.name} of DATABASE_URL, so tenants would not be separated. ` +
      'Connect as a role without superuser and bypassrls, or let it create roles on a new database.',
  );
}
