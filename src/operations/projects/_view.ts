import type { InferEntity } from '@mikro-orm/core';
import type { Project as ProjectView, ProjectSummary } from '../../../generated/contract/types.ts';
import type { Project } from '../../store/entities/workspaces.ts';

type ProjectRow = InferEntity<typeof Project>;

/** The API's full form of a workspace. Fields that were never written are null or an empty list. */
export function viewProject(project: ProjectRow): ProjectView {
  const { context, icp, settings, marketAnalysis } = project;
  return {
    ...viewProjectSummary(project),
    valueProposition: context.valueProposition ?? null,
    products: context.products ?? null,
    companySize: context.companySize ?? null,
    targetMarkets: context.targetMarkets ?? [],
    jobTitles: context.jobTitles ?? [],
    voiceExamplesGood: context.voiceExamplesGood ?? [],
    voiceExamplesBad: context.voiceExamplesBad ?? [],
    forbiddenPhrases: context.forbiddenPhrases ?? [],
    toneWords: context.toneWords ?? [],
    competitors: context.competitors ?? [],
    knownCustomers: context.knownCustomers ?? [],
    marketAnalysis: marketAnalysis ?? null,
    icp: {
      industries: icp.industries ?? [],
      companySizes: icp.companySizes ?? [],
      countries: icp.countries ?? [],
      jobTitles: icp.jobTitles ?? [],
      text: icp.text ?? null,
    },
    settings: {
      language: settings.language ?? null,
      timezone: settings.timezone ?? null,
      sendingWindow: settings.sendingWindow ?? null,
      dailyCap: settings.dailyCap ?? null,
      signature: settings.signature ?? null,
      runCreditCap: settings.runCreditCap ?? null,
    },
  };
}

/** The API's form of a workspace in a list. */
export function viewProjectSummary({ id, name, context, createdAt, updatedAt }: ProjectRow): ProjectSummary {
  return {
    id,
    name,
    whatTheyDo: context.whatTheyDo ?? null,
    industry: context.industry ?? null,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
  };
}
