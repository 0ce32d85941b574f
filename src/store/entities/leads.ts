import { defineEntity, p } from '@mikro-orm/core';
import type { StoredTriggers } from '../../domain/reading/trigger.ts';
import type { DealStage, LeadStage, LeadStatus, Provenance, WhyGoodLead } from '../../domain/lead.ts';

export const Lead = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    status: p.string().$type<LeadStatus>(),
    stage: p.string().$type<LeadStage>(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    email: p.text().nullable(),
    company: p.text().nullable(),
    companyDomain: p.text().nullable(),
    companyWebsite: p.text().nullable(),
    companyDescription: p.text().nullable(),
    companyCity: p.text().nullable(),
    jobTitle: p.text().nullable(),
    linkedinUrl: p.text().nullable(),
    phone: p.text().nullable(),
    city: p.text().nullable(),
    country: p.text().nullable(),
    location: p.text().nullable(),
    notes: p.text().nullable(),
    analysis: p.text().nullable(),
    outreachAngle: p.text().nullable(),
    externalUrl: p.text().nullable(),
    source: p.text().nullable(),
    discoverySource: p.text().nullable(),
    fitScore: p.double().$type<number>().nullable(),
    whyGoodLead: p.json<WhyGoodLead>().nullable(),
    tags: p.array<string>(),
    customFields: p.json<Record<string, unknown>>(),
    dealStage: p.string().$type<DealStage>().nullable(),
    dealValueEur: p.double().$type<number>().nullable(),
    provenance: p.json<Provenance>(),
    suspectedDuplicates: p.array<string>(),
    /** In lower case, because under row-level security a filter with a function cannot use an index. */
    cityFolded: p.text().nullable(),
    searchText: p.text(),
    variantKey: p.text().nullable(),
    siteHost: p.text().nullable(),
    /** What was read in the analysis; null without one. */
    triggers: p.json<StoredTriggers>().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An address or record that identifies a lead. Only this table keeps leads of a workspace unique. */
export const LeadIdentity = defineEntity({
  name: 'LeadIdentity',
  tableName: 'lead_identity',
  properties: {
    orgId: p.string().primary(),
    projectId: p.string().primary(),
    kind: p.string().$type<'email' | 'linkedin' | 'record'>().primary(),
    value: p.string().primary(),
    leadId: p.string(),
    alias: p.boolean(),
  },
});

export const TimelineEntry = defineEntity({
  name: 'TimelineEntry',
  tableName: 'timeline_entry',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    leadId: p.string(),
    at: p.datetime(),
    kind: p.string(),
    summary: p.text(),
    eventId: p.string().nullable(),
  },
});

export const Suppression = defineEntity({
  name: 'Suppression',
  tableName: 'suppression',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    kind: p.string().$type<'address' | 'domain'>(),
    value: p.string(),
    reason: p.string().$type<'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual' | 'erasure'>(),
    since: p.datetime(),
  },
});
