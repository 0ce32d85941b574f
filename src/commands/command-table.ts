import type { CommandEntry } from './command-entry.ts';

/** The program's commands in the order of its help. Each is loaded only when it is needed. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'run the service; `npx outreach config` lists its settings',
    load: async () => (await import('./serve.ts')).defineServe,
  },
  {
    name: 'status',
    description: 'show pending work, failures and decisions that need a person',
    load: async () => (await import('./status.ts')).defineStatus,
  },
  {
    name: 'migrate',
    description: 'migrate the database; safe to run at any time, also from several machines concurrently',
    load: async () => (await import('./migrate.ts')).defineMigrate,
  },
  {
    name: 'config',
    description: 'list all settings with their meaning and value',
    load: async () => (await import('./config.ts')).defineConfig,
  },
  {
    name: 'org',
    description: 'manage organisations, plans and credits',
    load: async () => (await import('./accounts.ts')).defineOrg,
  },
  {
    name: 'user',
    description: 'manage the users of an organisation',
    load: async () => (await import('./accounts.ts')).defineUser,
  },
  {
    name: 'person',
    description: 'list the people who can sign in, and make links for them',
    load: async () => (await import('./person.ts')).definePerson,
  },
  {
    name: 'workspace',
    description: 'manage workspaces, which no API call can create',
    load: async () => (await import('./accounts.ts')).defineWorkspace,
  },
  {
    name: 'key',
    description: 'manage API keys',
    load: async () => (await import('./accounts.ts')).defineKey,
  },
  {
    name: 'suppression',
    description: 'manage the suppression list: people who must not be contacted',
    load: async () => (await import('./suppression.ts')).defineSuppression,
  },
  {
    name: 'requests',
    description: 'show the request log: the newest calls first, or the call with an id',
    load: async () => (await import('./requests.ts')).defineRequests,
  },
  {
    name: 'backup',
    description: 'write a consistent backup to a file, also while the service runs',
    load: async () => (await import('./backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    description: 'restore a backup into a database without organisations',
    load: async () => (await import('./backup.ts')).defineRestore,
  },
  {
    name: 'lead',
    description: 'undo a merge of leads, or redact secrets in their history',
    load: async () => (await import('./lead.ts')).defineLead,
  },
  {
    name: 'run',
    description: 'show what a run waits for, and decide',
    load: async () => (await import('./run.ts')).defineRun,
  },
  {
    name: 'play',
    description: 'suggest plays, add those that a person has completed, and try them on leads',
    load: async () => (await import('./play.ts')).definePlay,
  },
  {
    name: 'directory',
    description: 'manage company files, which runs search first',
    load: async () => (await import('./directory.ts')).defineDirectory,
  },
  {
    name: 'inbox',
    description: 'receive inbound mail and review possible opt-outs',
    load: async () => (await import('./inbox.ts')).defineInbox,
  },
  {
    name: 'flow',
    description: 'manage flows: automatic steps for inbound events',
    load: async () => (await import('./flow.ts')).defineFlow,
  },
  {
    name: 'webhook',
    description: 'manage webhook endpoints',
    load: async () => (await import('./webhook.ts')).defineWebhook,
  },
  {
    name: 'notice',
    description: 'show mail notices to the team',
    load: async () => (await import('./notice.ts')).defineNotice,
  },
  {
    name: 'call',
    description:
      'call an operation of a running service (uses OUTREACH_URL and OUTREACH_KEY); without a name, ' +
      'list all operations',
    load: async () => (await import('./call.ts')).defineCall,
  },
  {
    name: 'upload',
    description:
      "upload a folder's files, except hidden ones and links (uses OUTREACH_URL and OUTREACH_KEY); " +
      'prints JSON for `npx outreach call material.import --files @FILE`',
    load: async () => (await import('./upload.ts')).defineUpload,
  },
  {
    name: 'mcp',
    description: 'serve MCP on standard input and output for the service at OUTREACH_URL, with OUTREACH_KEY',
    load: async () => (await import('./mcp.ts')).defineMcp,
  },
  {
    name: 'completion',
    description: 'print a completion script for bash, zsh or fish',
    load: async () => (await import('./completion.ts')).defineCompletion(commands),
  },
];
