import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';
import { validateSteps, validateTrigger } from '../../domain/flows/flow-validation.ts';
import type { Call } from '../../operation.ts';
import { findMemberEmails, findStepSkills } from '../../store/queries/flows.ts';
import { findRun } from '../../store/queries/runs.ts';

/** The parts of a flow that are to be written. */
export interface FlowFields {
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly trigger?: FlowTrigger | undefined;
  readonly steps?: readonly FlowStep[] | undefined;
}

type ValidationCall = Pick<Call<'flows.create'>, 'tx'> & {
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
export async function validateFlow(
  call: ValidationCall,
  { projectId, name, trigger, steps }: FlowFields,
): Promise<{ name?: string; trigger?: FlowTrigger; steps?: FlowStep[] }> {
  const { fail } = call;
  if (name?.trim() === '') failArgument(call, 'name', 'must not be blank.');
  const problem = (trigger && validateTrigger(trigger)) ?? (steps && validateSteps(steps));
  if (problem) failArgument(call, problem.param, problem.problem);
  const normalised = steps?.map((step) =>
    step.emails ? { ...step, emails: normaliseEmails(step.emails) } : step,
  );
  await requireSkills(call, projectId, normalised ?? []);
  await requireRuns(call, projectId, normalised ?? []);
  await requireMembers({ ...call, fail }, normalised ?? []);
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(trigger === undefined ? {} : { trigger }),
    ...(normalised === undefined ? {} : { steps: normalised }),
  };
}

function failArgument({ fail }: ValidationCall, param: string, problem: string): never {
  return fail('invalid_arguments', `The argument ${param} ${problem}`, { param });
}

const normaliseEmails = (emails: readonly string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase())),
];

async function requireSkills(
  { tx, fail }: ValidationCall,
  projectId: string,
  steps: readonly FlowStep[],
): Promise<void> {
  const skills = await findStepSkills(tx, steps);
  for (const [position, { skillId }] of steps.entries()) {
    if (skillId !== undefined && skills.get(skillId)?.projectId !== projectId)
      fail('skill_not_found', null, { param: `steps[${position}].skillId` });
  }
}

async function requireRuns(
  call: ValidationCall,
  projectId: string,
  steps: readonly FlowStep[],
): Promise<void> {
  for (const [position, { runId }] of steps.entries()) {
    if (runId === undefined) continue;
    const param = `steps[${position}].runId`;
    const run = await findRun(call.tx, runId);
    if (run?.projectId !== projectId) call.fail('run_not_found', null, { param });
    else if (run.archivedAt)
      failArgument(call, param, 'names a run that is archived. Name one that is open.');
  }
}

async function requireMembers(call: ValidationCall, steps: readonly FlowStep[]): Promise<void> {
  const members = await findMemberEmails(
    call.tx,
    steps.flatMap(({ emails }) => emails ?? []),
  );
  for (const [position, { emails = [] }] of steps.entries()) {
    const unknownIndex = emails.findIndex((email) => !members.has(email));
    if (unknownIndex >= 0)
      failArgument(
        call,
        `steps[${position}].emails`,
        `holds ${emails[unknownIndex]}, which is the address of no member of the organisation. Name members alone.`,
      );
  }
}
