/*
 * `npm run demo` shows the complete workflow with the command line and the typed client. It starts a service in its
 * own folder and creates the organisation, user, workspace and key with commands. The client adds a seller, leads from
 * real data and a campaign. A run drafts a message for each lead, and each sentence is printed with its source.
 * The demo sends nothing, reads no web page and deletes its files at the end. With `--json` it prints the result as
 * one object to standard output, and the text for people to standard error.
 */
import process from 'node:process';
import type { RunStatus } from '../../generated/sdk/types.ts';
import { demoOrganisations, type DemoOrganisation } from './organisations.ts';
import { describeSeller, importLeads, openSeller, runCampaign, type Outcome } from './campaign.ts';
import { sellerName } from './seller.ts';
import { startService, type DemoService } from './service.ts';
import { showDraft } from './show-draft.ts';
import { openTerminal, paint, wrap, type Terminal } from './terminal.ts';

const barWidth = 30;
const wantsJson = process.argv.includes('--json');
const terminal = openTerminal(wantsJson ? process.stderr : process.stdout);

const service = await startService();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.end().then(() => process.exit(1)));
}
try {
  await demonstrate(service, demoOrganisations());
} finally {
  await service.end();
}

async function demonstrate(running: DemoService, organisations: readonly DemoOrganisation[]): Promise<void> {
  const startedAt = performance.now();
  step(terminal, 'service', `${running.url}, with its own PostgreSQL in ${running.dataDir}`);
  const seller = await openSeller(running);
  step(
    terminal,
    'account',
    `created the organisation ${sellerName}, a user, a workspace and a live key, with commands`,
  );
  const items = await describeSeller(seller);
  step(terminal, 'seller', `context, knowledge and ${items} Brain items, with the typed client`);
  const { created, refused } = await importLeads(seller, organisations);
  const countries = new Set(organisations.map(({ country }) => country)).size;
  step(
    terminal,
    'leads',
    `${created} organisations of ${countries} countries, some invented with news, ${refused} refused`,
  );
  const draftingStartedAt = performance.now();
  const outcome = await runCampaign(seller, (status) => terminal.progress(progressLine(status)));
  const draftingMs = performance.now() - draftingStartedAt;
  terminal.endProgress();
  if (wantsJson) process.stdout.write(`${JSON.stringify({ organisations, ...outcome })}\n`);
  showAll(terminal, organisations, outcome);
  summarise(terminal, outcome, draftingMs, performance.now() - startedAt);
}

function step({ line }: Terminal, name: string, text: string): void {
  line(`${paint('cyan', name.padEnd(9))}${text}`);
}

function progressLine({ progress: { done, total }, counts, status }: RunStatus): string {
  const filled = total === 0 ? 0 : Math.floor((done / total) * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  return `${paint('cyan', 'run'.padEnd(9))}${bar} drafts ${counts.drafts} of ${counts.companies}, ${status}`;
}

function showAll(output: Terminal, organisations: readonly DemoOrganisation[], { rows }: Outcome): void {
  const byName = new Map(organisations.map((organisation) => [organisation.name, organisation]));
  for (const { company, draft, reason } of rows) {
    const organisation = byName.get(company ?? '');
    if (organisation && draft) showDraft(output, organisation, draft);
    else output.line(`\n${paint('bold', company ?? '')}  ${paint('red', `no draft: ${reason ?? ''}`)}`);
  }
}

function summarise(output: Terminal, { rows, status }: Outcome, draftingMs: number, totalMs: number): void {
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []));
  const claims = drafts.flatMap(({ sentences }) => sentences.filter(({ form }) => form === 'claim'));
  const sources = drafts.flatMap(({ evidence }) => evidence);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const text =
    `${drafts.length} drafts in ${seconds(draftingMs)} (${seconds(totalMs)} in total), ` +
    `${claims.length} claims with ${sources.length} quotations, ${status.credits.spent} credits. ` +
    `The run waits for a person (${status.status}); nothing was sent.`;
  output.line();
  for (const line of wrap(text, output.columns, '')) output.line(paint('bold', line));
}
