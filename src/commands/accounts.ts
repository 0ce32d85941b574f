import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { Plan } from '../domain/credits.ts';
import { roles, type Role } from '../domain/rights.ts';
import type { WorkspaceUpdate } from '../domain/workspace-update.ts';
import { withStore } from './database.ts';
import { CommandError, formatTime, print, printList, warn, type OutputOptions } from './output.ts';
import { parseCredits, parseDuration, parseScopes } from './option-parsers.ts';

const planOption = (fallback?: Plan) => {
  const option = new Option('--plan <plan>', 'free (sandbox keys only), pro or scale').choices([
    'free',
    'pro',
    'scale',
  ]);
  return fallback ? option.default(fallback) : option.makeOptionMandatory();
};

export function defineOrg(org: Command): void {
  org
    .command('create')
    .description('create an organisation')
    .requiredOption('--name <name>', 'its name')
    .addOption(planOption('free'))
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { name: string; plan: Plan }) => {
      const { name, plan } = options;
      const { createOrg } = await import('../people/accounts.ts');
      const created = await withStore((store) => createOrg(store, { name, plan }), 'create');
      print(options, created, [`Created the organisation ${created.orgId} on plan ${plan}.`]);
    });
  org
    .command('list')
    .description('list all organisations')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions) => {
      const { listOrgs } = await import('../people/lists.ts');
      const orgs = await withStore((store) => listOrgs(store));
      printList(options, { orgs }, orgs, ({ orgId, plan, credits, name }) => [
        orgId,
        plan,
        `${credits} credits`,
        name,
      ]);
    });
  org
    .command('plan')
    .description("change an organisation's plan")
    .requiredOption('--org <id>', 'the organisation')
    .addOption(planOption())
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string; plan: Plan }) => {
      const { changePlan } = await import('../people/accounts.ts');
      await withStore((store) => changePlan(store, options.org, options.plan));
      print(options, { orgId: options.org, plan: options.plan }, [
        `The organisation is now on plan ${options.plan}.`,
      ]);
    });
  org
    .command('credits')
    .description('add credits; parked runs continue by themselves')
    .requiredOption('--org <id>', 'the organisation')
    .requiredOption('--add <credits>', 'number of credits', parseCredits)
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string; add: number }) => {
      const { addCredits } = await import('../people/accounts.ts');
      await withStore((store) => addCredits(store, options.org, options.add));
      print(options, { orgId: options.org, added: options.add }, [`Added ${options.add} credits.`]);
    });
}

export function defineUser(user: Command): void {
  user
    .command('create')
    .description('add a user to an organisation')
    .requiredOption('--org <id>', 'the organisation')
    .requiredOption('--email <address>', "the user's e-mail address")
    .addOption(
      new Option('--role <role>', 'role in the app (default: owner for the first user, else member)').choices(
        roles,
      ),
    )
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string; email: string; role?: Role }) => {
      const { createUser } = await import('../people/accounts.ts');
      const created = await withStore((store) =>
        createUser(store, { orgId: options.org, email: options.email, role: options.role }),
      );
      print(options, created, [`Created the user ${created.userId}.`]);
    });
  user
    .command('list')
    .description('list the users of an organisation')
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string }) => {
      const { listUsers } = await import('../people/lists.ts');
      const users = await withStore((store) => listUsers(store, options.org));
      printList(options, { users }, users, ({ userId, email, role, disabledAt }) => [
        userId,
        email,
        role,
        disabledAt === null ? '' : 'disabled',
      ]);
    });
  for (const change of ['disable', 'enable', 'delete'] as const) {
    user
      .command(change)
      .description(`${change} a user, effective from the next call with the user's keys`)
      .requiredOption('--user <id>', 'the user')
      .option('--json', 'print one JSON object')
      .action(async (options: OutputOptions & { user: string }) => {
        const { changeUser } = await import('../people/accounts.ts');
        await withStore((store) => changeUser(store, options.user, change));
        print(options, { userId: options.user, change }, [`The user is ${change}d.`]);
      });
  }
}

export function defineWorkspace(workspace: Command): void {
  workspace
    .command('create')
    .description('create a workspace')
    .requiredOption('--org <id>', 'the organisation')
    .requiredOption('--name <name>', 'its name')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string; name: string }) => {
      const { createWorkspace } = await import('../people/accounts.ts');
      const created = await withStore((store) =>
        createWorkspace(store, { orgId: options.org, name: options.name }),
      );
      print(options, created, [`Created the workspace ${created.projectId}.`]);
    });
  workspace
    .command('list')
    .description('list the workspaces of an organisation')
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string }) => {
      const { listWorkspaces } = await import('../people/lists.ts');
      const workspaces = await withStore((store) => listWorkspaces(store, options.org));
      printList(options, { workspaces }, workspaces, ({ projectId, name }) => [projectId, name]);
    });
  workspace
    .command('set')
    .description('set name, marketAnalysis, icp and settings of a workspace from a JSON file')
    .requiredOption('--project <id>', 'the workspace')
    .requiredOption('--json <file>', 'JSON file; it replaces only the fields it contains')
    .action(async (options: { project: string; json: string }) => {
      const update = readJsonFile(options.json);
      const { updateWorkspace } = await import('../people/update-workspace.ts');
      await withStore((store) => updateWorkspace(store, options.project, update));
      print({ json: true }, { projectId: options.project, written: Object.keys(update) }, []);
    });
}

function readJsonFile(file: string): WorkspaceUpdate {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandError(`${file} must contain a JSON object.`);
  const known = ['name', 'marketAnalysis', 'icp', 'settings'];
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  if (unknown.length)
    throw new CommandError(`${file} contains ${unknown.join(', ')}; allowed are ${known.join(', ')}.`);
  return value as WorkspaceUpdate;
}

export function defineKey(key: Command): void {
  key
    .command('create')
    .description('create a key and show it once')
    .requiredOption('--org <id>', 'the organisation')
    .addOption(
      new Option('--mode <mode>', 'live, or test for the free sandbox')
        .choices(['live', 'test'])
        .makeOptionMandatory(),
    )
    .option('--user <id>', "owner of the key (default: the organisation's first user)")
    .option('--scopes <list>', 'comma-separated: read, write, pipeline (default: all)', parseScopes)
    .option(
      '--expires-in <time>',
      'lifetime, such as 30d, 12h, 15m or 90s (default: unlimited)',
      parseDuration,
    )
    .option('--json', 'print one JSON object')
    .action(
      async (
        options: OutputOptions & {
          org: string;
          mode: 'live' | 'test';
          user?: string;
          scopes?: string[];
          expiresIn?: number;
        },
      ) => {
        const { org: orgId, mode, user: userId, scopes, expiresIn: expiresInMs } = options;
        const { createKey } = await import('../people/accounts.ts');
        const { requireOrg } = await import('../people/require-org.ts');
        const { made: created, plan } = await withStore(async (store) => ({
          made: await createKey(store, { orgId, mode, userId, scopes, expiresInMs }),
          plan: await requireOrg(store, orgId),
        }));
        if (mode === 'live' && plan === 'free')
          warn(
            'The organisation is on plan free, which has no live calls. Upgrade with `npx outreach ' +
              `org plan --org ${orgId} --plan pro\`.`,
          );
        print(options, created, [`Created the key ${created.keyId}. It is shown only once:`, created.key]);
      },
    );
  key
    .command('list')
    .description("list an organisation's keys")
    .requiredOption('--org <id>', 'the organisation')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { org: string }) => {
      const { listKeys } = await import('../people/lists.ts');
      const keys = await withStore((store) => listKeys(store, options.org));
      printList(options, { keys }, keys, (listed) => [
        listed.keyId,
        listed.prefix,
        listed.mode,
        listed.scopes.join(','),
        listed.userId,
        listed.expiresAt === null ? 'never expires' : `expires ${formatTime(listed.expiresAt)}`,
        listed.lastUsedAt === null ? 'never used' : `used ${formatTime(listed.lastUsedAt)}`,
        listed.revokedAt === null ? '' : 'revoked',
      ]);
    });
  key
    .command('revoke')
    .description('revoke a key, effective from its next call')
    .argument('<key-id>', 'key id, as listed by `npx outreach key list`')
    .option('--json', 'print one JSON object')
    .action(async (keyId: string, options: OutputOptions) => {
      const { revokeKey } = await import('../people/accounts.ts');
      await withStore((store) => revokeKey(store, keyId));
      print(options, { keyId, revoked: true }, [`Revoked ${keyId}.`]);
    });
}
