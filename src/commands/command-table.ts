import type { CommandEntry } from './command-entry.ts';

/** The commands of the program, in the order of its help. No command waits for another one to be loaded. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'run the service; `npx outreach config` lists its settings',
    load: async () => (await import('./serve.ts')).defineServe,
  },
  {
    name: 'status',
    description: 'how the service stands: what waits, what fails, and what needs a person',
    load: async () => (await import('./status.ts')).defineStatus,
  },
  {
    name: 'migrate',
    description: 'bring the database to the newest shape; safe at any time, from several machines at once',
    load: async () => (await import('./migrate.ts')).defineMigrate,
  },
  {
    name: 'config',
    description: 'list all settings, their meaning and their value',
    load: async () => (await import('./config.ts')).defineConfig,
  },
  {
    name: 'org',
    description: 'organisations, their plan and their credits',
    load: async () => (await import('./accounts.ts')).defineOrg,
  },
  {
    name: 'user',
    description: 'the people of an organisation',
    load: async () => (await import('./accounts.ts')).defineUser,
  },
  {
    name: 'workspace',
    description: 'workspaces, which no API call can create',
    load: async () => (await import('./accounts.ts')).defineWorkspace,
  },
  { name: 'key', description: 'API keys', load: async () => (await import('./accounts.ts')).defineKey },
  {
    name: 'suppression',
    description: 'people who must not be written to',
    load: async () => (await import('./suppression.ts')).defineSuppression,
  },
  {
    name: 'requests',
    description: 'what became of calls: the newest first, or the one with an id',
    load: async () => (await import('./requests.ts')).defineRequests,
  },
  {
    name: 'backup',
    description: 'write all data as of one moment to a file, also while the service runs',
    load: async () => (await import('./backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    description: 'read a backup into a database that holds no organisation',
    load: async () => (await import('./backup.ts')).defineRestore,
  },
  {
    name: 'lead',
    description: 'leads: take a merge back, hide secrets in what was told of them',
    load: async () => (await import('./lead.ts')).defineLead,
  },
  {
    name: 'run',
    description: 'runs: what waits for a person, and the decision',
    load: async () => (await import('./run.ts')).defineRun,
  },
  {
    name: 'directory',
    description: 'files of companies in which runs look first',
    load: async () => (await import('./directory.ts')).defineDirectory,
  },
  {
    name: 'inbox',
    description: 'mail that comes in, and what in it may ask for silence',
    load: async () => (await import('./inbox.ts')).defineInbox,
  },
  {
    name: 'flow',
    description: 'flows: what happens when something arrives',
    load: async () => (await import('./flow.ts')).defineFlow,
  },
  {
    name: 'webhook',
    description: 'addresses that events are sent to',
    load: async () => (await import('./webhook.ts')).defineWebhook,
  },
  {
    name: 'notice',
    description: 'what the team is told by mail',
    load: async () => (await import('./notice.ts')).defineNotice,
  },
  {
    name: 'call',
    description:
      'call one operation of a running service, with OUTREACH_URL and OUTREACH_KEY; alone, list them all',
    load: async () => (await import('./call.ts')).defineCall,
  },
  {
    name: 'upload',
    description:
      'upload the files of a folder, but hidden ones and links, with OUTREACH_URL and ' +
      'OUTREACH_KEY; answers the JSON that ' +
      '`npx outreach call material.import --files @FILE` takes',
    load: async () => (await import('./upload.ts')).defineUpload,
  },
  {
    name: 'mcp',
    description:
      'serve MCP on standard input and output, for the service that OUTREACH_URL and OUTREACH_KEY name',
    load: async () => (await import('./mcp.ts')).defineMcp,
  },
  {
    name: 'completion',
    description: 'print a script by which bash, zsh or fish complete commands, operations and flags',
    load: async () => (await import('./completion.ts')).defineCompletion(commands),
  },
];
