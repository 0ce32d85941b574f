import { updateWorkspace } from '../../src/people/update-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import type { TestService } from '../support/test-service.ts';
import { signIn, type Browser } from './app-client.ts';

export interface ReviewScene extends DraftingWorkspace {
  /** A signed-in reviewer of the organisation. */
  readonly reviewer: Browser;
  readonly userId: string;
  readonly runId: string;
  /** The rows of the run, each with its draft. */
  readonly rows: readonly any[];
}

export const terms = 'Terms:  § 4 — “as is”.';

/** A run with one draft for each company, each with a locked block, and a reviewer. */
export async function openReview(
  service: TestService,
  companies: readonly string[] = ['Pilvi Dental'],
): Promise<ReviewScene> {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  // Without a signature, each draft has a warning.
  await updateWorkspace(service.assembled.store, projectId, { settings: { signature: 'Minna Aalto' } });
  const { id: campaignId } = await call('campaigns.create', { projectId, name: 'Autumn', brief: 'A call.' });
  await call('campaigns.setMessageStructure', {
    campaignId,
    blocks: [
      { kind: 'generated', role: 'subject', aiInstruction: 'A short subject.' },
      { kind: 'generated', aiInstruction: 'One observation about the recipient.' },
      { kind: 'locked', id: 'terms', content: terms },
      { kind: 'generated', label: 'Sign-off', aiInstruction: 'Sign off.' },
    ],
  });
  for (const company of companies)
    await workspace.addLead({ company, analysis: analysis.replaceAll('Pilvi Dental', company) });
  const runId = await workspace.startRun('fair', { campaignId });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const rows = (await call('runs.leads', { runId })).items;
  const reviewer = await signIn(service, tenant.orgId, 'reviewer');
  return { ...workspace, reviewer, userId: reviewer.person.userId, runId, rows };
}
