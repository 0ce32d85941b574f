import { defineEntity, p } from '@mikro-orm/core';
import type { StoredTriggers } from '../../domain/reading/trigger.ts';

/** One attempt to read a site: pages, or a failure with its reason. */
export const SiteReading = defineEntity({
  name: 'SiteReading',
  tableName: 'site_reading',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    host: p.string(),
    readAt: p.datetime(),
    failure: p.string().nullable(),
    reason: p.text().nullable(),
  },
});

export const Page = defineEntity({
  name: 'Page',
  tableName: 'page',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    readingId: p.string(),
    host: p.string(),
    url: p.text(),
    title: p.text(),
    kind: p.string(),
    language: p.string().nullable(),
    text: p.text(),
    fetchedAt: p.datetime(),
    /** The day that the page gives for itself. */
    publishedOn: p.text().nullable(),
    triggers: p.json<StoredTriggers>().nullable(),
  },
});
