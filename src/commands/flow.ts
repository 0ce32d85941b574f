import type { Command } from 'commander';
import type { ShownFlow } from '../people/flows.ts';
import type { FlowRunLog } from '../store/queries/flow-log.ts';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

interface Options extends OutputOptions {
  readonly flow: string;
}

/** The commands for flows. */
export function defineFlow(flow: Command): void {
  flow
    .command('list')
    .description('list the flows of a workspace, newest first')
    .requiredOption('--project <id>', 'the workspace')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { project: string }) => {
      const { listFlows } = await import('../people/flows.ts');
      const flows = await withStore((store) => listFlows(store, options.project));
      printList(options, { flows }, flows, ({ flowId, name, enabled, trigger, lastRun }) => [
        flowId,
        enabled ? 'on' : 'off',
        name,
        trigger,
        lastRun === null ? 'never ran' : `${lastRun.status} ${formatTime(lastRun.at)}`,
      ]);
    });
  addFlowCommand(flow, 'show', 'show a flow with its steps and skills').action(async (options: Options) => {
    const { showFlow } = await import('../people/flows.ts');
    const shown = await withStore((store) => showFlow(store, options.flow));
    print(options, shown, formatFlow(shown));
  });
  addFlowCommand(flow, 'runs', 'show the runs of a flow, newest first')
    .option('--limit <n>', 'maximum number of runs', parseLimit, 20)
    .action(async (options: Options & { limit: number }) => {
      const { showFlowRuns } = await import('../people/flows.ts');
      const runs = await withStore((store) => showFlowRuns(store, options.flow, options.limit));
      const lines = runs.flatMap(formatRun);
      print(options, { runs }, lines.length > 0 ? lines : ['It never ran.']);
    });
  addSwitchCommand(flow, 'enable', 'switch a flow on', true);
  addSwitchCommand(flow, 'disable', 'switch a flow off and end its current runs', false);
  addFlowCommand(flow, 'run', "start an enabled flow for a lead, about the lead's last message")
    .requiredOption('--lead <id>', 'the lead')
    .action(async (options: Options & { lead: string }) => {
      const { runFlow } = await import('../people/flows.ts');
      const started = await withStore((store) => runFlow(store, options.flow, options.lead));
      const price = started.mode === 'test' ? ' It is free on this plan.' : '';
      print(options, started, [
        `Started ${started.runId}.${price}`,
        `npx outreach flow runs --flow ${options.flow} shows what it does.`,
      ]);
    });
}

function addFlowCommand(flow: Command, name: string, description: string): Command {
  return flow
    .command(name)
    .description(description)
    .requiredOption('--flow <id>', 'the flow')
    .option('--json', 'print one JSON object');
}

function addSwitchCommand(flow: Command, name: string, description: string, enabled: boolean): void {
  addFlowCommand(flow, name, description).action(async (options: Options) => {
    const { switchFlow } = await import('../people/flows.ts');
    const switched = await withStore((store) => switchFlow(store, options.flow, enabled));
    const ended = switched.ended > 0 ? ` Ended runs: ${switched.ended}.` : '';
    print(options, switched, [`The flow is ${enabled ? 'on' : 'off'}.${ended}`]);
  });
}

function formatFlow(flow: ShownFlow): string[] {
  const { flowId, name, enabled, trigger, steps, skills, lastRun, lastFailure } = flow;
  return [
    `${name} (${flowId}) is ${enabled ? 'on' : 'off'} and starts with ${trigger}.`,
    ...steps.map((step, place) => `${place + 1}. ${formatStep(step)}`),
    ...skills.flatMap(({ skillId, name: title, body }) => [`${skillId} ${title}:`, ...indentLines(body)]),
    lastRun === null ? 'It never ran.' : `It last ran at ${formatTime(lastRun.at)}: ${lastRun.status}.`,
    ...(lastFailure === null
      ? []
      : [`It last failed at ${formatTime(lastFailure.at)}: ${lastFailure.reason}`]),
  ];
}

function formatStep({
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

const indentLines = (text: string): string[] => text.split('\n').map((line) => `    ${line}`);

function formatRun({ id, status, reason, at, leadId, eventType, steps }: FlowRunLog): string[] {
  const reasonText = reason === null || status === 'failed' ? '' : ` – ${reason}`;
  return [
    `${formatTime(at)}  ${id}  ${status}${reasonText}`,
    `    ${eventType ?? 'started by hand'} of ${leadId}`,
    ...steps.map(
      ({ stepId, kind, outcome, category, reason: stepReason }) =>
        `    ${outcome.padEnd(7)}  ${stepId} (${kind})${category ? ` ${category}` : ''}: ${stepReason}`,
    ),
  ];
}
