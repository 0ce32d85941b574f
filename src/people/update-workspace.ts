import type { Project as ProjectView } from '../../generated/contract/types.ts';
import { validators } from '../../generated/contract/validators.js';
import { applyWorkspaceUpdate } from '../application/workspaces/update.ts';
import { findWorkspaceProblem, type WorkspaceUpdate } from '../domain/workspace-update.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { findWorkspaceOrg } from './find-organisation.ts';

/**
 * Updates a workspace and merges `icp` and `settings` into the stored ones.
 * @throws UserFacingError if there is no such workspace, or a field violates the published schema.
 */
export async function updateWorkspace(
  store: Store,
  projectId: string,
  update: WorkspaceUpdate,
): Promise<void> {
  validateUpdate(update);
  const problem = findWorkspaceProblem(update);
  if (problem !== null) throw new UserFacingError(problem.message);
  const orgId = await findWorkspaceOrg(store, projectId);
  await store.transaction(orgId, (tx) => applyWorkspaceUpdate(tx, projectId, update));
}

/** `projects.get` returns these values, so its schema decides what is valid. */
function validateUpdate({ name, marketAnalysis, icp, settings }: WorkspaceUpdate): void {
  const check = validators['projects.get'].value;
  const empty = emptyWorkspace;
  const candidate = {
    ...empty,
    name: name ?? empty.name,
    marketAnalysis: marketAnalysis ?? null,
    icp: { ...empty.icp, ...icp },
    settings: { ...empty.settings, ...settings },
  };
  if (check(candidate)) return;
  const error = check.errors?.[0];
  if (!error) throw new Error('The validator rejected the workspace without an error.');
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  const unknown = error.params['additionalProperty'] as string | undefined;
  throw new UserFacingError(
    unknown === undefined
      ? `The field ${field} ${error.message ?? 'is invalid'}.`
      : `There is no field ${field}.${unknown}.`,
  );
}

const emptyWorkspace = {
  id: `project_${'0'.repeat(26)}`,
  name: '-',
  whatTheyDo: null,
  industry: null,
  valueProposition: null,
  products: null,
  companySize: null,
  targetMarkets: [],
  jobTitles: [],
  voiceExamplesGood: [],
  voiceExamplesBad: [],
  forbiddenPhrases: [],
  toneWords: [],
  competitors: [],
  knownCustomers: [],
  marketAnalysis: null,
  icp: { industries: [], companySizes: [], countries: [], jobTitles: [], text: null },
  settings: {
    language: null,
    timezone: null,
    sendingWindow: null,
    dailyCap: null,
    signature: null,
    runCreditCap: null,
  },
  createdAt: 0,
  updatedAt: 0,
} satisfies ProjectView;
