import { defineEntity, p } from '@mikro-orm/core';
import type { Attachment, JobKind, JobState, RunLeadStatus, RunStatus } from '../../domain/run.ts';

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
    attachments: p.json<Attachment[]>(),
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
    leadId: p.string(),
    company: p.text().nullable(),
    domain: p.text().nullable(),
    status: p.string().$type<RunLeadStatus>(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    messageId: p.string().nullable(),
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
    leadId: p.string(),
    /** For research: the host of the company's site, which several leads of a run may share. */
    host: p.string().nullable(),
    state: p.string().$type<JobState>(),
    attempts: p.integer(),
    code: p.string().nullable(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});
