import { describe, expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const url = 'https://a.example/v1/list?size=2';
const next = (given: { link?: string; json?: unknown }) =>
  nextPage({ url, link: null, json: undefined, ...given });

describe('the next page is', () => {
  test.each([
    ['the link’s', { link: '<https://a.example/2>; rel="next"' }, 'https://a.example/2'],
    ['the relative link’s', { link: '<?page=2>; rel=next' }, 'https://a.example/v1/list?page=2'],
    [
      'one link’s of several',
      { link: '</1>; rel="first", </2>; title="a, b"; rel="prev next"' },
      'https://a.example/2',
    ],
    ['the link’s before the body’s', { link: '</2>; rel=next', json: { next: '/3' } }, 'https://a.example/2'],
    ['under next', { json: { next: '/v1/list?page=2' } }, 'https://a.example/v1/list?page=2'],
    ['under links.next', { json: { links: { next: 'more' } } }, 'https://a.example/v1/more'],
    [
      'the same with the cursor',
      { json: { nextCursor: 'a&b' } },
      'https://a.example/v1/list?size=2&cursor=a%26b',
    ],
    [
      'the same with the other cursor',
      { json: { next_cursor: 'c' } },
      'https://a.example/v1/list?size=2&cursor=c',
    ],
  ])('%s', (_, given, expected) => expect(next(given)).toBe(expected));

  test.each([
    ['nothing says so', {}],
    ['the link is another', { link: '</1>; rel="prev"' }],
    ['the link is malformed', { link: 'next: /2' }],
    ['it is null', { json: { next: null, nextCursor: null, next_cursor: '' } }],
    ['it is no text', { json: { next: 2, links: [{ next: '/2' }] } }],
    ['the document is a list', { json: [{ next: '/2' }] }],
    ['it is no address', { json: { next: 'http://[' } }],
  ])('none if %s', (_, given) => expect(next(given)).toBeNull());
});
