import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';
import { objectToSteps, objectToTrigger } from '../../domain/flows/flow-form.ts';
import type { Call } from '../../operation.ts';
import { findMembers, skillsOf } from '../../store/queries/flows.ts';
import { findRun } from '../../store/queries/runs.ts';

/** The parts of a flow that are to be written. */
export interface FlowParts {
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly trigger?: FlowTrigger | undefined;
  readonly steps?: readonly FlowStep[] | undefined;
}

type FittingCall = Pick<Call<'flows.create'>, 'tx'> & {
  fail(
    code: 'invalid_arguments' | 'skill_not_found' | 'run_not_found',
    message: string | null,
    details: { param: string },
  ): never;
};

/**
 * Refuses what is given of a flow, by the path of the argument, where it cannot be followed or names what is not there.
 * Answers what is given as it is kept.
 */
export async function requireFitFlow(
  call: FittingCall,
  { projectId, name, trigger, steps }: FlowParts,
): Promise<{ name?: string; trigger?: FlowTrigger; steps?: FlowStep[] }> {
  const { fail } = call;
  if (name?.trim() === '') refuse(call, 'name', 'must not be blank.');
  const objection = (trigger && objectToTrigger(trigger)) ?? (steps && objectToSteps(steps));
  if (objection) refuse(call, objection.param, objection.problem);
  const kept = steps?.map((step) => (step.emails ? { ...step, emails: addresses(step.emails) } : step));
  await requireSkills(call, projectId, kept ?? []);
  await requireRuns(call, projectId, kept ?? []);
  await requireMembers({ ...call, fail }, kept ?? []);
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(trigger === undefined ? {} : { trigger }),
    ...(kept === undefined ? {} : { steps: kept }),
  };
}

function refuse({ fail }: FittingCall, param: string, problem: string): never {
  return fail('invalid_arguments', `The argument ${param} ${problem}`, { param });
}

const addresses = (emails: readonly string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase())),
];

async function requireSkills(
  { tx, fail }: FittingCall,
  projectId: string,
  steps: readonly FlowStep[],
): Promise<void> {
  const skills = await skillsOf(tx, steps);
  for (const [position, { skillId }] of steps.entries()) {
    if (skillId !== undefined && skills.get(skillId)?.projectId !== projectId)
      fail('skill_not_found', null, { param: `steps[${position}].skillId` });
  }
}

async function requireRuns(call: FittingCall, projectId: string, steps: readonly FlowStep[]): Promise<void> {
  for (const [position, { runId }] of steps.entries()) {
    if (runId === undefined) continue;
    const param = `steps[${position}].runId`;
    const run = await findRun(call.tx, runId);
    if (run?.projectId !== projectId) call.fail('run_not_found', null, { param });
    else if (run.archivedAt) refuse(call, param, 'names a run that is archived. Name one that is open.');
  }
}

async function requireMembers(call: FittingCall, steps: readonly FlowStep[]): Promise<void> {
  const members = await findMembers(
    call.tx,
    steps.flatMap(({ emails }) => emails ?? []),
  );
  for (const [position, { emails = [] }] of steps.entries()) {
    const strange = emails.findIndex((email) => !members.has(email));
    if (strange >= 0)
      refuse(
        call,
        `steps[${position}].emails`,
        `holds ${emails[strange]}, which is the address of no member of the organisation. Name members alone.`,
      );
  }
}
