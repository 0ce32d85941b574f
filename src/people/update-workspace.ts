import type { Project as ProjectView } from '../../generated/contract/types.ts';
import { validators } from '../../generated/contract/validators.js';
import type { IdealCustomerProfile, ProjectSettings } from '../domain/workspace.ts';
import { Project } from '../store/entities/workspaces.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { findWorkspaceOrg } from './find-organisation.ts';

/** A workspace's fields that people maintain, besides its context. Present fields replace, others stay. */
export interface WorkspaceUpdate {
  readonly name?: string;
  readonly marketAnalysis?: string | null;
  readonly icp?: IdealCustomerProfile;
  readonly settings?: ProjectSettings;
}

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
  const orgId = await findWorkspaceOrg(store, projectId);
  await store.transaction(orgId, async (tx) => {
    const project = await tx.em.findOneOrFail(Project, { orgId, id: projectId });
    if (update.name !== undefined) project.name = update.name;
    if (update.marketAnalysis !== undefined) project.marketAnalysis = update.marketAnalysis;
    if (update.icp) project.icp = { ...project.icp, ...update.icp };
    if (update.settings) project.settings = { ...project.settings, ...update.settings };
    project.updatedAt = tx.now;
  });
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
