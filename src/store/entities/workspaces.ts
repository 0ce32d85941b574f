import { defineEntity, p } from '@mikro-orm/core';
import type { IdealCustomerProfile, ProjectContext, ProjectSettings } from '../../domain/workspace.ts';

export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  primaryKeys: ['orgId', 'id'],
  properties: {
    orgId: p.string(),
    id: p.string(),
    name: p.string(),
    context: p.json<ProjectContext>(),
    marketAnalysis: p.text().nullable(),
    icp: p.json<IdealCustomerProfile>(),
    settings: p.json<ProjectSettings>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const Knowledge = defineEntity({
  name: 'Knowledge',
  tableName: 'knowledge',
  primaryKeys: ['orgId', 'projectId'],
  properties: {
    orgId: p.string(),
    projectId: p.string(),
    text: p.text(),
    updatedAt: p.datetime(),
  },
});

export const BrainItem = defineEntity({
  name: 'BrainItem',
  tableName: 'brain_item',
  primaryKeys: ['orgId', 'id'],
  properties: {
    orgId: p.string(),
    id: p.string(),
    projectId: p.string(),
    type: p.string().$type<'company' | 'product' | 'partner' | 'reference' | 'avoid' | 'note' | 'writing_rule'>(),
    title: p.text(),
    body: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
