// @generated from openapi.yaml and registry.yaml by npm run codegen

import type { OperationId } from './operations.ts';
import type { QueryArgument } from './parse-query.ts';

/** By operation: the arguments in the query string. */
export const queryArguments: Partial<Record<OperationId, Readonly<Record<string, QueryArgument>>>> = {
  'projects.list': { cursor: { kind: 'text', list: false }, limit: { kind: 'integer', list: false } },
  'projects.get': {},
  'knowledge.get': { projectId: { kind: 'text', list: false } },
  'brain.list': {
    cursor: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
    type: { kind: 'text', list: false },
  },
  'leads.list': {
    campaignId: { kind: 'text', list: false },
    city: { kind: 'text', list: false },
    cursor: { kind: 'text', list: false },
    hasEmail: { kind: 'boolean', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
    query: { kind: 'text', list: false },
    sort: { kind: 'text', list: false },
    source: { kind: 'text', list: false },
    status: { kind: 'text', list: false },
    tags: { kind: 'text', list: true },
  },
  'leads.get': {},
  'campaigns.list': {
    cursor: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
  },
  'campaigns.get': {},
  'campaigns.stats': {},
  'campaigns.messageStructure': {},
  'runs.list': {
    cursor: { kind: 'text', list: false },
    includeArchived: { kind: 'boolean', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
  },
  'runs.status': {},
  'runs.leads': {
    cursor: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    withDraftOnly: { kind: 'boolean', list: false },
  },
  'messages.byLead': {
    cursor: { kind: 'text', list: false },
    leadId: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
  },
  'messages.byProject': {
    campaignId: { kind: 'text', list: false },
    cursor: { kind: 'text', list: false },
    direction: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
    runId: { kind: 'text', list: false },
    since: { kind: 'text', list: false },
    state: { kind: 'text', list: false },
  },
  'flows.list': {
    cursor: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
  },
  'flows.runs': { cursor: { kind: 'text', list: false }, limit: { kind: 'integer', list: false } },
  'connectors.list': {
    cursor: { kind: 'text', list: false },
    limit: { kind: 'integer', list: false },
    projectId: { kind: 'text', list: false },
  },
  'webhooks.list': { cursor: { kind: 'text', list: false }, limit: { kind: 'integer', list: false } },
  'credits.info': {},
};
