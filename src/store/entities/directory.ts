import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '../../domain/rights.ts';

export const Org = defineEntity({
  name: 'Org',
  tableName: 'org',
  schema: 'directory',
  properties: {
    orgId: p.string().primary(),
    name: p.text(),
    plan: p.string().$type<'free' | 'pro' | 'scale'>(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  },
});

export const Member = defineEntity({
  name: 'Member',
  tableName: 'member',
  schema: 'directory',
  properties: {
    userId: p.string().primary(),
    orgId: p.string(),
    email: p.text(),
    personId: p.string().nullable(),
    role: p.string().$type<Role>().default('member'),
    invitedBy: p.string().nullable(),
    createdAt: p.datetime(),
    disabledAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
});

export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  schema: 'directory',
  properties: {
    keyId: p.string().primary(),
    hash: p.string(),
    prefix: p.string(),
    orgId: p.string(),
    userId: p.string(),
    mode: p.string().$type<'live' | 'test'>(),
    scopes: p.array<string>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
  },
});
