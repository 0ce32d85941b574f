/*
 * Refusals, events and search results name addresses below /app, where a web app would be. Each leads to the commands
 * by which people do there what no key can, with the id of the address filled in.
 */

/** What a person reads at a path below /app. Of the path only a well-formed id is shown. */
export function renderAppPage(path: string): { title: string; content: string } {
  const [, , name = '', id = ''] = path.split('/');
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  const chosen = section ? [section] : Object.values(sections);
  return {
    title: 'People decide with commands',
    content:
      '<p>This service comes without a web app. In its folder people run these instead; those with ' +
      '<code>call</code> take the address of the service in <code>OUTREACH_URL</code> and a key in ' +
      `<code>OUTREACH_KEY</code>.</p>${chosen.map((each) => renderSection(each, id)).join('')}` +
      `<p>${section ? '<a href="/app">All of them</a>. ' : ''}` +
      'Companies are confirmed and drafts reviewed with a key: ' +
      '<a href="/docs/from-a-brief.html">From a brief</a>, <a href="/docs/main-job.html">the main job</a>.</p>',
  };
}

interface AppSection {
  readonly heading: string;
  /** What stands in commands until an address has an id in its place. */
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

/** By the first part of a path below /app. */
const sections: Readonly<Record<string, AppSection>> = {
  runs: {
    heading: 'Runs',
    placeholder: 'RUN_ID',
    commands: [
      ['run show --run RUN_ID', 'shows a run and whom it proposes'],
      [
        'run show --run RUN_ID --drafts',
        'shows its drafts too, with subject, body, the source of each claim, and what was left out',
      ],
      ['run accept --run RUN_ID', 'writes to the people that it proposes'],
      ['run decline --run RUN_ID', 'writes to none of them'],
      ['run cap --run RUN_ID --credits 200', 'lets the run cost more'],
    ],
  },
  leads: {
    heading: 'Leads',
    placeholder: 'LEAD_ID',
    commands: [
      ['call leads.get --lead-id LEAD_ID', 'shows a lead with its research and what happened'],
      ['call messages.byLead --lead-id LEAD_ID', 'shows what was written, either way'],
      ['call leads.update --lead-id LEAD_ID --deal-stage won', 'says that it was won; lost is another one'],
      ['lead unmerge --lead LEAD_ID', 'takes the merge back by which this lead went into another'],
    ],
  },
  projects: {
    heading: 'Workspaces',
    placeholder: 'PROJECT_ID',
    commands: [
      ['call projects.get --project-id PROJECT_ID', 'shows a workspace'],
      ['call brain.list --project-id PROJECT_ID', 'shows its Brain'],
      ['workspace set --project PROJECT_ID --json FILE', 'writes its name, market analysis and settings'],
    ],
  },
  credits: {
    heading: 'Credits',
    placeholder: 'ORG_ID',
    commands: [
      ['org list', 'shows the organisations with their plans and credits'],
      ['org credits --org ORG_ID --add 100', 'adds credits; runs that wait for them go on'],
    ],
  },
  plan: {
    heading: 'Plan',
    placeholder: 'ORG_ID',
    commands: [['org plan --org ORG_ID --plan pro', 'changes the plan of an organisation']],
  },
  keys: {
    heading: 'Keys',
    placeholder: 'ORG_ID',
    commands: [
      ['key list --org ORG_ID', 'shows keys with their modes and scopes'],
      ['key create --org ORG_ID --mode live', 'makes a key with all scopes that spends credits'],
    ],
  },
  suppressions: {
    heading: 'Who must not be written to',
    placeholder: 'ORG_ID',
    commands: [
      ['suppression list --org ORG_ID', 'shows them, and why'],
      ['suppression lift TARGET --org ORG_ID', 'allows messages to an address or a domain again'],
    ],
  },
};
