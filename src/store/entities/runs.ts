import { defineEntity, p } from '@mikro-orm/core';
import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import type { FoundPerson, SearchedSource } from '../../domain/prospect.ts';
import type {
  JobKind,
  JobState,
  RunCompanyStatus,
  RunLeadStatus,
  RunOrigin,
  RunProfile,
  RunStatus,
  Wave,
} from '../../domain/run.ts';

export const Run = defineEntity({
  name: 'Run',
  tableName: 'run',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    campaignId: p.string().nullable(),
    name: p.text().nullable(),
    derivedName: p.text(),
    status: p.string().$type<RunStatus>(),
    source: p.text().nullable(),
    brief: p.text().nullable(),
    origin: p.string().$type<RunOrigin>(),
    targetLeadCount: p.integer().nullable(),
    channel: p.string().nullable(),
    language: p.string().nullable(),
    /** No work of the run starts earlier. */
    startsAt: p.datetime().nullable(),
    /** The credit limit of the run. Null means no limit. */
    creditCap: p.integer().nullable(),
    profile: p.json<RunProfile>().nullable(),
    lookedIn: p.json<SearchedSource[]>(),
    waves: p.json<Wave[]>(),
    gateSince: p.datetime().nullable(),
    archivedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const RunLead = defineEntity({
  name: 'RunLead',
  tableName: 'run_lead',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    runId: p.string(),
    /** Null until a person of the company becomes a lead. */
    leadId: p.string().nullable(),
    runCompanyId: p.string().nullable(),
    /** A proposed person who is not a lead yet. */
    contact: p.json<FoundPerson>().nullable(),
    company: p.text().nullable(),
    domain: p.text().nullable(),
    status: p.string().$type<RunLeadStatus>(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    messageId: p.string().nullable(),
    /** Whether a person accepted this recipient. */
    isAccepted: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
});

/** A company that a run found or was given. Its people become leads of the run. */
export const RunCompany = defineEntity({
  name: 'RunCompany',
  tableName: 'run_company',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    runId: p.string(),
    /** 0 for companies from a search or a person. Imports count from 1. */
    wave: p.integer(),
    name: p.text(),
    domain: p.text().nullable(),
    website: p.text().nullable(),
    field: p.text().nullable(),
    description: p.text().nullable(),
    city: p.text().nullable(),
    country: p.text().nullable(),
    employees: p.integer().nullable(),
    phone: p.text().nullable(),
    foundIn: p.text(),
    foundUrl: p.text().nullable(),
    /** Why the company fits, in a sentence. */
    why: p.text(),
    /** People that the source of the company names. */
    people: p.json<FoundPerson[]>(),
    /** The folder of an imported company's files. */
    folder: p.text().nullable(),
    status: p.string().$type<RunCompanyStatus>(),
    /** Whether drafts may be written without acceptance of each person. */
    mayDraft: p.boolean(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** One unit of paid work. The queue only triggers it. This row says whether it was done and paid for. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    kind: p.string().$type<JobKind>(),
    runId: p.string().nullable(),
    runLeadId: p.string().nullable(),
    leadId: p.string().nullable(),
    runCompanyId: p.string().nullable(),
    /** For research: the site's host. Several leads of a run may share it. */
    host: p.string().nullable(),
    /** For an enrichment outside runs: its options. */
    enrichmentOptions: p.json<EnrichmentOptions>().name('asked').nullable(),
    state: p.string().$type<JobState>(),
    attempts: p.integer(),
    code: p.string().nullable(),
    /** Why a waiting job does not proceed. */
    reason: p.text().nullable(),
    /** When a provider stopped answering. */
    heldSince: p.datetime().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});
