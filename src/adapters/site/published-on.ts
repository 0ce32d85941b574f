import type { HtmlPage } from '../html/html-page.ts';

/**
 * The day in ISO 8601 that a page gives for its article or job advertisement. The date of a home or contact page says
 * when the site was made, so other types of JSON-LD do not count.
 */
export function publishedOn({
  published,
  structuredData,
}: Pick<HtmlPage, 'published' | 'structuredData'>): string | null {
  return dayOf(published) ?? dayInData(structuredData, 0);
}

const maxLevels = 4;

function dayInData(data: unknown, level: number): string | null {
  if (typeof data !== 'object' || data === null || level > maxLevels) return null;
  const record = data as Readonly<Record<string, unknown>>;
  const isDated = [record['@type']].flat().some((type) => typeof type === 'string' && datedType.test(type));
  const own = isDated ? (dayOf(record['datePublished']) ?? dayOf(record['datePosted'])) : null;
  if (own !== null) return own;
  for (const value of Object.values(record)) {
    const found = dayInData(value, level + 1);
    if (found !== null) return found;
  }
  return null;
}

const datedType = /(?:Article|Posting)$/u;

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d/u.test(value)) return null;
  const day = value.slice(0, 10);
  return Number.isNaN(Date.parse(day)) ? null : day;
}
