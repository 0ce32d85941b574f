import { describe, expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const url = 'https://a.example/v1/list?size=2';
const next = (page: { link?: string; json?: unknown }) =>
  nextPage({ url, link: null, json: undefined, ...page });

describe('nextPage', () => {
  test.each([
    ['the link', { link: '<https://a.example/2>; rel="next"' }, 'https://a.example/2'],
    ['the relative link', { link: '<?page=2>; rel=next' }, 'https://a.example/v1/list?page=2'],
    [
      'the one link of several that has the relation',
      { link: '</1>; rel="first", </2>; title="a, b"; rel="prev next"' },
      'https://a.example/2',
    ],
    [
      'the link rather than the body',
      { link: '</2>; rel=next', json: { next: '/3' } },
      'https://a.example/2',
    ],
    ['the field next', { json: { next: '/v1/list?page=2' } }, 'https://a.example/v1/list?page=2'],
    ['the field links.next', { json: { links: { next: 'more' } } }, 'https://a.example/v1/more'],
    [
      'the same address with the cursor',
      { json: { nextCursor: 'a&b' } },
      'https://a.example/v1/list?size=2&cursor=a%26b',
    ],
    [
      'the same address with the cursor in snake case',
      { json: { next_cursor: 'c' } },
      'https://a.example/v1/list?size=2&cursor=c',
    ],
  ])('returns %s', (_, page, expected) => expect(next(page)).toBe(expected));

  test.each([
    ['there is no link', {}],
    ['the link has another relation', { link: '</1>; rel="prev"' }],
    ['the link is malformed', { link: 'next: /2' }],
    ['the fields are null or empty', { json: { next: null, nextCursor: null, next_cursor: '' } }],
    ['the field is not a string', { json: { next: 2, links: [{ next: '/2' }] } }],
    ['the document is a list', { json: [{ next: '/2' }] }],
    ['the field is not a valid address', { json: { next: 'http://[' } }],
  ])('returns null if %s', (_, page) => expect(next(page)).toBeNull());
});
