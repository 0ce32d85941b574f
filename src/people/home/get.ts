import type { Right } from '../../../generated/contract/registry.ts';
import { hasRight, rolesWithRight } from '../../domain/rights.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { countRunningRuns, countWaitingWork, type WaitingKind } from '../../store/queries/waiting-work.ts';

export const handle: PersonHandler<'home.get'> = async ({ args: { projectId }, session, tx, fail }) => {
  const [projectExists, waiting, running] = await Promise.all([
    hasProject(tx, projectId),
    countWaitingWork(tx, projectId),
    countRunningRuns(tx, projectId),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  return {
    waiting: waiting.flatMap(({ kind, count, since }) => {
      const right = rightFor[kind];
      const roles = [...rolesWithRight(right)];
      return count === 0 ? [] : { kind, count, since, roles, isYours: hasRight(session.role, right) };
    }),
    running,
  };
};

/** What somebody needs to do the waiting work. */
const rightFor: Readonly<Record<WaitingKind, Right>> = {
  drafts: 'review',
  approved: 'send',
  companies: 'prepare',
  people: 'prepare',
  credits: 'prepare',
  replies: 'prepare',
  suspicions: 'review',
  mail: 'review',
};
