import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truncate } from './cell-text.ts';
import { formatValue } from './format-value.ts';

const linesOf = (value: unknown, width = 80): string[] => formatValue(value, width).split('\n').slice(0, -1);

describe('a list', () => {
  test('is a table with a header, aligned columns and empty cells for null', () => {
    const items = [
      { id: 'lead_1', company: 'Koivu Oy', email: 'anna@koivu.example', tags: ['fair', 'spring'] },
      { id: 'lead_22', company: null, email: 'x@y.example', tags: [] },
    ];
    expect(linesOf({ items, nextCursor: null })).toEqual([
      'id       company   email               tags',
      'lead_1   Koivu Oy  anna@koivu.example  fair, spring',
      'lead_22            x@y.example',
    ]);
  });

  test('reports that it is empty, and how to get more', () => {
    expect(linesOf({ items: [], nextCursor: null })).toEqual(['There are none.']);
    expect(linesOf({ items: [{ id: 'a' }], nextCursor: 'abc' }).slice(-2)).toEqual([
      '',
      'There are more: use --all, or --cursor abc',
    ]);
  });

  test('leaves out columns that are empty, nested or too wide, but never an id, and counts them', () => {
    const id = `lead_${'x'.repeat(60)}`;
    const items = [{ id, empty: '', research: { pages: 3 }, company: 'Koivu' }];
    expect(linesOf({ items }, 30)).toEqual(['id', id, '', '2 more columns: --output json']);
    expect(linesOf({ items }, 80)).toEqual([
      `id${' '.repeat(65)}company`,
      `${id}  Koivu`,
      '',
      '1 more column: --output json',
    ]);
  });

  const leadOf = (index: number, status: string) => ({
    id: `lead_01h455vb4pex5vsknk084sn0${index}q`,
    projectId: 'project_01h455vb4pex5vsknk084sn02q',
    status,
    stage: 'new',
    email: `anna.${index}@koivu-trading-company.example`,
    company: `Koivu Trading Company ${index}`,
    createdAt: Date.UTC(2026, 10, index),
  });

  test('has company, address and status before times and ids, and lists constant columns once', () => {
    expect(linesOf({ items: [leadOf(1, 'new'), leadOf(2, 'contacted')] })).toEqual([
      'id                               company             email             status',
      'lead_01h455vb4pex5vsknk084sn01q  Koivu Trading Com…  anna.1@koivu-tr…  new',
      'lead_01h455vb4pex5vsknk084sn02q  Koivu Trading Com…  anna.2@koivu-tr…  contacted',
      '',
      'The same in every row: stage new, projectId project_01h455vb4pex5vsknk084sn02q',
      '1 more column: --output json',
    ]);
    const [header] = linesOf({ items: [leadOf(1, 'new'), leadOf(2, 'contacted')] }, 120);
    expect(header!.split(/ +/)).toEqual(['id', 'company', 'email', 'status', 'createdAt']);
    expect(linesOf({ items: [{ kind: 'a' }, { kind: 'a' }] })).toEqual(['kind', 'a', 'a']);
  });

  test('shows a nested person or draft by its name or subject', () => {
    const row = (contact: object | null, draft: object | null) => ({
      id: `row_${contact ? 1 : 2}`,
      leadId: 'lead_1',
      company: 'Koivu Oy',
      status: 'drafted',
      contact,
      draft,
    });
    const person = { kind: 'person', firstName: 'Anna', lastName: 'Koivu', email: 'anna@koivu.example' };
    const items = [row(person, { id: 'message_1', subject: 'Your lifts', state: 'draft' }), row(null, null)];
    expect(linesOf({ items }, 100)).toEqual([
      'id     contact     draft',
      'row_1  Anna Koivu  Your lifts',
      'row_2',
      '',
      'The same in every row: company Koivu Oy, status drafted, leadId lead_1',
    ]);
  });

  test('cuts long cells and shows items that are not objects', () => {
    const [, row] = linesOf({ items: [{ title: 'a'.repeat(100), status: 'new' }] });
    expect(row).toBe(`${'a'.repeat(39)}…  new`);
    expect(linesOf({ items: ['one', 2, true] })).toEqual(['value', 'one', '2', 'true']);
  });
});

describe('a resource', () => {
  test('has names and values, readable times, and nested values below their name', () => {
    const value = {
      id: 'run_1',
      createdAt: Date.UTC(2026, 10, 21, 10),
      archivedAt: null,
      credits: { spent: 3, reserved: 0 },
      provenance: { email: { source: 'import', at: Date.UTC(2026, 10, 20) } },
      steps: [{ kind: 'classify', count: 2 }],
      labels: [],
    };
    expect(linesOf(value)).toEqual([
      'id          run_1',
      'createdAt   2026-11-21T10:00:00.000Z',
      'archivedAt',
      'credits',
      '  spent     3',
      '  reserved  0',
      'provenance',
      '  email',
      '    source  import',
      '    at      2026-11-20T00:00:00.000Z',
      'steps',
      '  kind      count',
      '  classify  2',
      'labels',
    ]);
  });

  test('wraps long texts between words and indents them', () => {
    expect(linesOf({ body: 'one two three four five six\nseven' }, 26)).toEqual([
      'body  one two three four',
      '      five six',
      '      seven',
    ]);
  });

  test.each([
    [null, ['']],
    ['text', ['text']],
    [3, ['3']],
    [{}, ['']],
  ])('shows %j', (value, lines) => {
    expect(linesOf(value)).toEqual(lines);
  });
});

const foreign = '\u001b]0;owned\u0007\u001b[2J\u009b31mred\r\u202egnp\u2066\u200b\u0000\b\u2028';

test.each([
  ['a table', { items: [{ name: foreign, tags: [foreign] }], nextCursor: foreign }],
  ['a resource', { name: foreign, inner: { deep: foreign }, rows: [{ cell: foreign }] }],
  ['a name', { [foreign]: 'value' }],
  ['a name of a column', { items: [{ [foreign]: 'value' }] }],
  ['a name of a nested value', { [foreign]: { inner: 1 } }],
  ['a text', foreign],
])('%s contains no control character', (_, value) => {
  expect(formatValue(value, 80).replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
});

test('contains no control character but line breaks and no trailing space, for any value and width', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 200 }), (value, width) => {
      const shown = formatValue(value, width);
      expect(shown).toMatch(/\n$/);
      expect(shown.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
    }),
  );
});

test('a text is cut by visible characters, without splitting surrogate pairs', () => {
  expect(truncate('🙂🙂🙂', 2)).toBe('🙂…');
  expect(truncate('a\nb', 5)).toBe('a b');
});
