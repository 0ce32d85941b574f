import { defineEntity, p } from '@mikro-orm/core';
import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';

/** A rule for inbound events. Its runs are in separate tables. */
export const Flow = defineEntity({
  name: 'Flow',
  tableName: 'flow',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    name: p.text(),
    trigger: p.json<FlowTrigger>(),
    steps: p.json<FlowStep[]>(),
    enabled: p.boolean(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Written instructions for classifying enquiries. */
export const FlowSkill = defineEntity({
  name: 'FlowSkill',
  tableName: 'flow_skill',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    name: p.text(),
    body: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
