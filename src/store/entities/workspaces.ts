import { defineEntity, p } from '@mikro-orm/core';
import type { PlayContent } from '../../domain/plays/play.ts';
import type { IdealCustomerProfile, ProjectContext, ProjectSettings } from '../../domain/workspace.ts';

export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
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
  properties: {
    orgId: p.string().primary(),
    projectId: p.string().primary(),
    text: p.text(),
    updatedAt: p.datetime(),
  },
});

export const BrainItem = defineEntity({
  name: 'BrainItem',
  tableName: 'brain_item',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    type: p
      .string()
      .$type<'company' | 'product' | 'partner' | 'reference' | 'avoid' | 'note' | 'writing_rule' | 'play'>(),
    title: p.text(),
    body: p.text(),
    play: p.json<PlayContent>().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
