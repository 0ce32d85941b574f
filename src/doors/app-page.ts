/*
 * Errors, events and search results link to addresses below /app, where a web app would be. Each page lists the
 * commands for actions that no key can take, with the id from the address filled in.
 */

/** Renders the page for a path below /app. Shows only a well-formed id from the path. */
export function renderAppPage(path: string): { title: string; content: string } {
  const [, , name = '', id = ''] = path.split('/');
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  const chosen = section ? [section] : Object.values(sections);
  return {
    title: 'Commands for people',
    content:
      '<p>Your account has <a href="/app/account">a page</a>. For everything else run these commands in the ' +
      "folder of the service. Those with <code>call</code> read the service's address from " +
      '<code>OUTREACH_URL</code> and a key from <code>OUTREACH_KEY</code>.</p>' +
      `${chosen.map((each) => renderSection(each, id)).join('')}<p>` +
      `${section ? '<a href="/app">All commands</a>. ' : ''}With ` +
      'a key you confirm companies and review drafts: <a href="/docs/from-a-brief.html">From a ' +
      'brief</a>, <a href="/docs/main-job.html">the main job</a>.</p>',
  };
}

interface AppSection {
  readonly heading: string;
  /** The placeholder in commands, replaced by the id from the address. */
  readonly placeholder: string;
  readonly commands: readonly (readonly [command: string, what: string])[];
}

function renderSection({ heading, placeholder, commands }: AppSection, id: string): string {
  const known = /^[a-z]+_[0-9a-z]{26}$/.test(id) ? id : placeholder;
  const items = commands.map(
    ([command, what]) =>
      `<dt><code>npx outreach ${command.replaceAll(placeholder, known)}</code></dt><dd>${what}</dd>`,
  );
  return `<h2>${heading}</h2><dl>${items.join('')}</dl>`;
}

/** Keyed by the first part of a path below /app. */
const sections: Readonly<Record<string, AppSection>> = {
  runs: {
    heading: 'Runs',
    placeholder: 'RUN_ID',
    commands: [
      ['run show --run RUN_ID', 'shows a run and the people it proposes'],
      [
        'run show --run RUN_ID --drafts',
        'shows its drafts too, with subject, body, the source of each claim, and the omitted text',
      ],
      ['run accept --run RUN_ID', 'drafts messages for the proposed people'],
      ['run decline --run RUN_ID', 'rejects all proposed people'],
      ['run cap --run RUN_ID --credits 200', "raises the run's credit cap"],
    ],
  },
  leads: {
    heading: 'Leads',
    placeholder: 'LEAD_ID',
    commands: [
      ['call leads.get --lead-id LEAD_ID', 'shows a lead with its research and history'],
      ['call messages.byLead --lead-id LEAD_ID', 'shows the messages in both directions'],
      [
        'call leads.update --lead-id LEAD_ID --deal-stage won',
        'marks the deal as won; use lost for a lost deal',
      ],
      ['lead unmerge --lead LEAD_ID', 'undoes the merge that absorbed this lead'],
    ],
  },
  projects: {
    heading: 'Workspaces',
    placeholder: 'PROJECT_ID',
    commands: [
      ['call projects.get --project-id PROJECT_ID', 'shows a workspace'],
      ['call brain.list --project-id PROJECT_ID', 'shows its Brain'],
      ['workspace set --project PROJECT_ID --json FILE', 'sets its name, market analysis and settings'],
    ],
  },
  credits: {
    heading: 'Credits',
    placeholder: 'ORG_ID',
    commands: [
      ['org list', 'shows the organisations with their plans and credits'],
      ['org credits --org ORG_ID --add 100', 'adds credits; runs that wait for credits continue'],
    ],
  },
  plan: {
    heading: 'Plan',
    placeholder: 'ORG_ID',
    commands: [['org plan --org ORG_ID --plan pro', "changes an organisation's plan"]],
  },
  keys: {
    heading: 'Keys',
    placeholder: 'ORG_ID',
    commands: [
      ['key list --org ORG_ID', 'shows keys with their modes and scopes'],
      ['key create --org ORG_ID --mode live', 'creates a key with all scopes that spends credits'],
    ],
  },
  suppressions: {
    heading: 'Suppression list',
    placeholder: 'ORG_ID',
    commands: [
      ['suppression list --org ORG_ID', 'shows suppressed addresses and domains with reasons'],
      ['suppression lift TARGET --org ORG_ID', 'allows messages to an address or domain again'],
    ],
  },
};
