import type { Handler } from '../../operation.ts';
import { readLead, readTimeline } from '../../store/queries/lead-views.ts';
import { latestReading, pagesOf, siteHostOf } from '../../store/queries/research.ts';

const shownHappenings = 50;

export const handle: Handler<'leads.get'> = async ({ args: { leadId }, tx, fail }) => {
  const lead = (await readLead(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const host = siteHostOf(lead);
  const reading = host === null ? undefined : await latestReading(tx, host);
  const pages = reading ? await pagesOf(tx, reading.id) : [];
  const research = pages.map(({ id, url, title, language, text, fetchedAt }) => ({
    ...{ id, url, title, language, text, fetchedAt },
  }));
  return { ...lead, research, timeline: await readTimeline(tx, lead.id, shownHappenings) };
};
