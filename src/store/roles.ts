/*
 * Three roles that nobody logs in as keep tenants apart: one owns the tables, one runs the service under row-level
 * security, one owns the queue. The connecting role takes their parts. On a fresh database they are made if the
 * connecting role may make or take them; else the tables belong to the connecting role itself, which forced row-level
 * security still holds. A database stays what it was made as: whoever owns its schemas decides at every later start.
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
  /** Row-level security does not hold it. */
  readonly isUnheld: boolean;
}

/**
 * Makes the roles ready. True when the service runs as a role of its own, false when tables belong to the connecting
 * role.
 *
 * @throws DatabaseError if the connecting role could not keep tenants apart, or may not take the part of the owner.
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
      `The role ${self.name} may not work as ${roles.join(', ')}, to which this database belongs. ` +
        `As a superuser: grant ${roles.join(', ')} to ${pg.escapeIdentifier(self.name)}.`,
    );
  }
  requireRowLevelSecurity(self);
  return false;
}

async function findConnectingRole(client: pg.Client): Promise<ConnectingRole> {
  const { rows } = await client.query<ConnectingRole>(
    `select rolname as name, rolsuper or rolcreaterole as "mayMakeRoles", rolsuper or rolbypassrls as "isUnheld"
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

/** Roles belong to the whole server, so two databases may make them at once: the loser of that race finds them made. */
const createRoleSql = (role: string) => `
do $$ begin
  create role ${role} nologin;
exception when duplicate_object or unique_violation then null;
end $$`;

async function hasRole(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

/** From PostgreSQL 16 on, whoever makes a role is a member of it and yet may not become it before a grant says so. */
async function canSetRole(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ able: boolean }>(
    `select pg_has_role($1, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
            as able`,
    [role],
  );
  return onlyItem(rows).able;
}

/** A role that another one made cannot always be taken. */
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
  if (!self.isUnheld) return;
  throw new DatabaseError(
    `Row-level security does not hold the role ${self.name} of DATABASE_URL, so tenants could not be kept apart. ` +
      'Connect as a role that is no superuser and has no bypassrls, or let it create roles on a fresh database.',
  );
}
