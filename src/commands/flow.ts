import type { Command } from 'commander';
import type { ShownFlow } from '../people/flows.ts';
import type { LoggedRun } from '../store/queries/flow-log.ts';
import { withStore } from './database.ts';
import { dayAndTime, print, printList, type OutputOptions } from './output.ts';
import { readLimit } from './readers.ts';

interface Options extends OutputOptions {
  readonly flow: string;
}

/** What people see of flows and do with them. */
export function defineFlow(flow: Command): void {
  flow
    .command('list')
    .description('list the flows of a workspace, the newest first')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { project: string }) => {
      const { listFlows } = await import('../people/flows.ts');
      const flows = await withStore((store) => listFlows(store, options.project));
      printList(options, { flows }, flows, ({ flowId, name, enabled, trigger, lastRun }) => [
        flowId,
        enabled ? 'on' : 'off',
        name,
        trigger,
        lastRun === null ? 'never ran' : `${lastRun.status} ${dayAndTime(lastRun.at)}`,
      ]);
    });
  ofFlow(flow, 'show', 'show a flow with its steps and instruction files').action(
    async (options: Options) => {
      const { showFlow } = await import('../people/flows.ts');
      const shown = await withStore((store) => showFlow(store, options.flow));
      print(options, shown, describe(shown));
    },
  );
  ofFlow(flow, 'runs', 'show what a flow did, run by run, the newest first')
    .option('--limit <n>', 'how many runs at most', readLimit, 20)
    .action(async (options: Options & { limit: number }) => {
      const { showFlowRuns } = await import('../people/flows.ts');
      const runs = await withStore((store) => showFlowRuns(store, options.flow, options.limit));
      const lines = runs.flatMap(tellRun);
      print(options, { runs }, lines.length > 0 ? lines : ['It never ran.']);
    });
  addSwitch(flow, 'enable', 'switch a flow on', true);
  addSwitch(flow, 'disable', 'switch a flow off; its runs that are under way end', false);
  ofFlow(flow, 'run', 'start a flow that is on for a lead, about what came from the lead last')
    .requiredOption('--lead <id>', 'the lead')
    .action(async (options: Options & { lead: string }) => {
      const { runFlow } = await import('../people/flows.ts');
      const started = await withStore((store) => runFlow(store, options.flow, options.lead));
      const price = started.mode === 'test' ? ' It costs nothing on this plan.' : '';
      print(options, started, [
        `Started ${started.runId}.${price}`,
        `npx outreach flow runs --flow ${options.flow} shows what it does.`,
      ]);
    });
}

function ofFlow(flow: Command, name: string, description: string): Command {
  return flow
    .command(name)
    .description(description)
    .requiredOption('--flow <id>', 'the flow')
    .option('--json', 'answer one JSON object');
}

function addSwitch(flow: Command, name: string, description: string, enabled: boolean): void {
  ofFlow(flow, name, description).action(async (options: Options) => {
    const { switchFlow } = await import('../people/flows.ts');
    const switched = await withStore((store) => switchFlow(store, options.flow, enabled));
    const ended = switched.ended > 0 ? ` Runs that were ended: ${switched.ended}.` : '';
    print(options, switched, [`The flow is ${enabled ? 'on' : 'off'}.${ended}`]);
  });
}

function describe(flow: ShownFlow): string[] {
  const { flowId, name, enabled, trigger, steps, skills, lastRun, lastFailure } = flow;
  return [
    `${name} (${flowId}) is ${enabled ? 'on' : 'off'} and starts with ${trigger}.`,
    ...steps.map((step, place) => `${place + 1}. ${tellStep(step)}`),
    ...skills.map(({ skillId, name: title, body }) => `${skillId} ${title}:\n${indent(body)}`),
    lastRun === null ? 'It never ran.' : `It last ran at ${dayAndTime(lastRun.at)}: ${lastRun.status}.`,
    ...(lastFailure === null
      ? []
      : [`It last failed at ${dayAndTime(lastFailure.at)}: ${lastFailure.reason}`]),
  ];
}

function tellStep({
  id,
  kind,
  categories,
  routes,
  runId,
  emails,
  webhook,
  note,
}: ShownFlow['steps'][number]) {
  const parts = [
    categories?.map(({ key }) => key).join(', '),
    routes?.map(({ when, goTo }) => `${when} → ${goTo}`).join(', '),
    runId,
    emails?.join(', '),
    webhook ? 'flow.notified' : undefined,
    note && `“${note}”`,
  ].filter(Boolean);
  return `${id} (${kind})${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
}

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

function tellRun({ id, status, reason, at, leadId, eventType, steps }: LoggedRun): string[] {
  const why = reason === null || status === 'failed' ? '' : ` – ${reason}`;
  return [
    `${dayAndTime(at)}  ${id}  ${status}${why}`,
    `    ${eventType ?? 'started by hand'} of ${leadId}`,
    ...steps.map(
      ({ stepId, kind, outcome, category, reason: told }) =>
        `    ${outcome.padEnd(7)}  ${stepId} (${kind})${category ? ` ${category}` : ''}: ${told}`,
    ),
  ];
}
