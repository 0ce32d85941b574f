import { expect, test, vi } from 'vitest';
import { formatEmptyList, print } from './output.ts';

test('a stored text can neither add lines nor control the terminal', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const name = 'Autumn\r\nThe run was approved.\u001b]0;title\u0007\u009b2J\u202e';
  print({}, {}, [`${name} is ready.`, 'It has no drafts.']);
  print({ json: true }, { name }, []);
  const [[lines], [json]] = write.mock.calls as [[string], [string]];
  write.mockRestore();
  expect(lines).toBe('Autumn The run was approved. ]0;title 2J  is ready.\nIt has no drafts.\n');
  expect(json).toMatch(/^[^\p{Cc}\p{Bidi_Control}]*\n$/u);
  expect(JSON.parse(json)).toEqual({ name });
});

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
