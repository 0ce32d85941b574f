import type { Project as ProjectView } from '../../generated/contract/types.ts';
import { validators } from '../../generated/contract/validators.js';
import type { IdealCustomerProfile, ProjectSettings } from '../domain/workspace.ts';
import { Project } from '../store/entities/workspaces.ts';
import type { Store } from '../store/store.ts';
import { AccountError } from './account-error.ts';
import { orgOfWorkspace } from './find-organisation.ts';

/** What people write about a workspace besides its context. Given fields replace, others stay. */
export interface WorkspaceWriting {
  readonly name?: string;
  readonly marketAnalysis?: string | null;
  readonly icp?: IdealCustomerProfile;
  readonly settings?: ProjectSettings;
}

/**
 * Writes it, merging the fields of `icp` and `settings` into what is there.
 *
 * @throws AccountError if there is no such workspace, or a field is not as the published schema of workspaces has it.
 */
export async function writeWorkspace(
  store: Store,
  projectId: string,
  writing: WorkspaceWriting,
): Promise<void> {
  requireFit(writing);
  const orgId = await orgOfWorkspace(store, projectId);
  await store.tx(orgId, async (tx) => {
    const project = await tx.em.findOneOrFail(Project, { orgId, id: projectId });
    if (writing.name !== undefined) project.name = writing.name;
    if (writing.marketAnalysis !== undefined) project.marketAnalysis = writing.marketAnalysis;
    if (writing.icp) project.icp = { ...project.icp, ...writing.icp };
    if (writing.settings) project.settings = { ...project.settings, ...writing.settings };
    project.updatedAt = tx.now;
  });
}

/** What is written comes out again by `projects.get`, whose schema therefore decides what may be written. */
function requireFit({ name, marketAnalysis, icp, settings }: WorkspaceWriting): void {
  const check = validators['projects.get'].value;
  const empty = emptyWorkspace;
  const written = {
    ...empty,
    name: name ?? empty.name,
    marketAnalysis: marketAnalysis ?? null,
    icp: { ...empty.icp, ...icp },
    settings: { ...empty.settings, ...settings },
  };
  if (check(written)) return;
  const misfit = check.errors?.[0];
  if (!misfit) throw new Error('The validator refused the workspace and gave no reason.');
  const field = misfit.instancePath.slice(1).replaceAll('/', '.');
  const unknown = misfit.params['additionalProperty'] as string | undefined;
  throw new AccountError(
    unknown === undefined
      ? `The field ${field} ${misfit.message ?? 'does not fit'}.`
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
