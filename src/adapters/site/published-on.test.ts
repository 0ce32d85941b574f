import { expect, test } from 'vitest';
import { readHtmlPage } from '../html/html-page.ts';
import { publishedOn } from './published-on.ts';

const dayOf = (head: string) =>
  publishedOn(readHtmlPage(`<html><head>${head}</head><body>A text.</body></html>`));
const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test.each([
  [
    'a meta element',
    '<meta property="article:published_time" content="2026-09-08T10:00:00+02:00">',
    '2026-09-08',
  ],
  ['an article', data({ '@type': 'NewsArticle', datePublished: '2026-09-08' }), '2026-09-08'],
  ['a job', data({ '@graph': [{ '@type': 'JobPosting', datePosted: '2026-09-08' }] }), '2026-09-08'],
  ['a page that is no article', data({ '@type': 'WebPage', datePublished: '2019-01-01' }), null],
  ['a day that does not exist', data({ '@type': 'Article', datePublished: '2026-19-01' }), null],
  ['no date', '', null],
])('reads the day of %s', (_, head, day) => {
  expect(dayOf(head)).toBe(day);
});
