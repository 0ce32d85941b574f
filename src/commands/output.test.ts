import { expect, test } from 'vitest';
import { formatEmptyList } from './output.ts';

test('an empty list names its filters, but not the flags that choose the list', () => {
  expect(formatEmptyList({ org: 'org_1', project: 'project_1', limit: 50, json: false })).toBe(
    'There are none.',
  );
  expect(formatEmptyList({ limit: 50, status: 500, fn: undefined, since: new Date(0) })).toBe(
    'None match --status 500 --since 1970-01-01T00:00:00.000Z.',
  );
  expect(formatEmptyList({ tags: ['fair', 'spring'], hasEmail: true, query: 'a\u001b[2J' })).toBe(
    'None match --tags fair --tags spring --has-email true --query a [2J.',
  );
});
