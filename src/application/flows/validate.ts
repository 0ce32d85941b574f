import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';
import { validateSteps, validateTrigger } from '../../domain/flows/flow-validation.ts';
import { findMemberEmails, findStepSkills } from '../../store/queries/flows.ts';
import type { Tx } from '../../store/store.ts';
import { findRun } from '../../store/queries/runs.ts';

/** The fields of a flow that a call sets. */
export interface FlowFields {
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly trigger?: FlowTrigger | undefined;
  readonly steps?: readonly FlowStep[] | undefined;
}

interface ValidationCall {
  readonly tx: Tx;
  fail(
    code: 'invalid_arguments' | 'skill_not_found' | 'run_not_found',
    message: string | null,
    details: { param: string },
  ): never;
}

/**
 * Rejects invalid fields and fields that refer to missing objects, and names the path of the argument. Returns the
 * normalised fields.
 */
export async function validateFlow(
  call: ValidationCall,
  { projectId, name, trigger, steps }: FlowFields,
): Promise<{ name?: string; trigger?: FlowTrigger; steps?: FlowStep[] }> {
  const { fail } = call;
  if (name?.trim() === '') failArgument(call, 'name', 'is blank.');
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
    else if (run.archivedAt) failArgument(call, param, 'names an archived run. Name an open run.');
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
        `contains ${emails[unknownIndex]}, which no member of the organisation has. Use addresses of members.`,
      );
  }
}
