import { defineEntity, p } from '@mikro-orm/core';
import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import type { FoundPerson, LookedIn } from '../../domain/prospect.ts';
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
    /** Nothing of the run is begun before. */
    startsAt: p.datetime().nullable(),
    /** The most credits that the run may cost; null for no limit of its own. */
    creditCap: p.integer().nullable(),
    profile: p.json<RunProfile>().nullable(),
    lookedIn: p.json<LookedIn[]>(),
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
    /** Null until a person at the company is a lead. */
    leadId: p.string().nullable(),
    runCompanyId: p.string().nullable(),
    /** A person who is proposed and not a lead yet. */
    contact: p.json<FoundPerson>().nullable(),
    company: p.text().nullable(),
    domain: p.text().nullable(),
    status: p.string().$type<RunLeadStatus>(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    messageId: p.string().nullable(),
    /** Whether a person accepted to write to them. */
    isAccepted: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
});

/** A company that a run found, or was given; its people become leads of the run. */
export const RunCompany = defineEntity({
  name: 'RunCompany',
  tableName: 'run_company',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    runId: p.string(),
    /** 0 for what the run looked for itself or was given by people; imports count from 1. */
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
    /** Why it fits, in a sentence. */
    why: p.text(),
    /** Whom the place where it was found names. */
    people: p.json<FoundPerson[]>(),
    /** The folder of its files, for an imported company. */
    folder: p.text().nullable(),
    status: p.string().$type<RunCompanyStatus>(),
    /** Whether its people are written to as soon as they are found; else a person accepts each of them first. */
    mayDraft: p.boolean(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** One unit of paid work. The queue only wakes it; whether it was done and paid for stands here. */
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
    /** For research: the host of the company's site, which several leads of a run may share. */
    host: p.string().nullable(),
    /** For a lead that is enriched outside of runs: what for. */
    asked: p.json<EnrichmentOptions>().nullable(),
    state: p.string().$type<JobState>(),
    attempts: p.integer(),
    code: p.string().nullable(),
    /** On a job that waits: what holds it up. */
    reason: p.text().nullable(),
    /** Since when a provider that does not answer holds the job up. */
    heldSince: p.datetime().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});
