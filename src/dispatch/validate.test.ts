import { describe, expect, test } from 'vitest';
import { registry, type OperationEntry } from '../../generated/contract/registry.ts';
import { measureCpuMs, measureMinCpuMs } from '../../test/support/cpu-time.ts';
import { ApiError } from '../domain/errors.ts';
import { validate, validateTool } from './validate.ts';

type Args = Record<string, unknown>;

const numbers = (count: number): unknown[] => Array<unknown>(count).fill(1);
const objects = (count: number): unknown[] => Array.from({ length: count }, () => ({}));
const strangers = (count: number): unknown[] => Array.from({ length: count }, () => ({ colour: 1 }));
const names = (count: number) =>
  Object.fromEntries(numbers(count).map((one, index) => [`name${index}`, one]));

/** Arguments with a given number of problems, and the number that fills a megabyte of JSON. */
const wrong: [fn: string, what: string, make: (count: number) => Args, inMegabyte: number][] = [
  ['leads.addBatch', 'numbers instead of leads', (count) => ({ leads: numbers(count) }), 500_000],
  ['leads.addBatch', 'leads with an unknown name', (count) => ({ leads: strangers(count) }), 80_000],
  ['leads.addBatch', 'unknown names of one lead', (count) => ({ leads: [names(count)] }), 70_000],
  ['leads.deleteBatch', 'numbers instead of ids', (count) => ({ leadIds: numbers(count) }), 500_000],
  ['material.import', 'empty files', (count) => ({ files: objects(count) }), 330_000],
  ['flows.create', 'empty steps', (count) => ({ steps: objects(count) }), 330_000],
  ['flows.create', 'empty categories', (count) => ({ steps: [{ categories: objects(count) }] }), 330_000],
  ['projects.updateContext', 'numbers instead of words', (count) => ({ toneWords: numbers(count) }), 500_000],
  ['leads.add', 'blanks instead of a company', (count) => ({ company: ' '.repeat(count) }), 1_000_000],
];

describe.each(wrong)('%s with many %s', (fn, _, make, inMegabyte) => {
  const operation = entryOf(fn);
  const refuse = (args: Args) => () => {
    expect(() => validate(operation, args)).toThrow(ApiError);
  };

  test('is rejected in linear time', () => {
    const [few, many] = measureMinCpuMs(refuse(make(3_000)), refuse(make(12_000)));
    expect(many).toBeLessThan(8 * Math.max(few, 1));
  });

  test('is rejected immediately even at a megabyte', () => {
    const args = make(inMegabyte);
    expect(measureCpuMs(refuse(args))).toBeLessThan(400);
  });
});

test('reads no more names when more are unknown', () => {
  const looksAt = (count: number) => {
    let looks = 0;
    const args = new Proxy(names(count), {
      get: (target, name) => {
        looks += 1;
        return target[name as string];
      },
      ownKeys: (target) => {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    });
    expect(() => validate(entryOf('leads.add'), args)).toThrow('leads.add has no argument name0.');
    return looks;
  };
  expect(looksAt(40_000)).toBe(looksAt(4_000));
});

test('rejects oversized arguments of a tool without an operation, too', () => {
  const args = names(70_000);
  const refuse = () => expect(() => validateTool('fetch', args)).toThrow(ApiError);
  expect(measureCpuMs(refuse)).toBeLessThan(800);
});

test('counts problems beyond the first ten, and reports a list that is too long', () => {
  const steps = Array.from({ length: 20 }, (_, index) => ({ id: `step${index}` }));
  expect(refusalOf('flows.create', { projectId: id, name: 'A', trigger: { kind: 'manual' }, steps })).toMatch(
    /steps\[9\]\.kind and 10 more\.$/,
  );
  expect(refusalOf('leads.addBatch', { projectId: id, leads: numbers(40_000) })).toBe(
    'The argument leads must have at most 500 items.',
  );
});

test.each<[what: string, given: unknown, told: string]>([
  ['a NUL character', { list: ['a', { deep: 'b\0' }] }, 'customFields.list[1].deep must not contain a NUL'],
  ['half of a surrogate pair', ['\ud800'], 'customFields[0] must be well-formed Unicode'],
  ['a name with NUL', { list: [{ 'a\0': 1 }] }, 'customFields.list[0] must not contain a NUL'],
  ['__proto__', { list: [JSON.parse('{"__proto__":1}')] }, 'customFields.list[0] must not contain the name'],
])('reports the path of %s', (_, customFields, message) => {
  expect(refusalOf('leads.add', { projectId: id, customFields })).toContain(`The argument ${message}`);
});

test.each<[what: string, given: Args, told: string]>([
  ['of none of its types', { autoAdvance: 'leads' }, 'autoAdvance must be a boolean or an array.'],
  [
    'of one type, with a wrong value',
    { autoAdvance: ['all'] },
    'autoAdvance[0] must be one of: leads, messages.',
  ],
  ['of one type, with a field of a wrong type', { autoAdvance: [1] }, 'autoAdvance[0] must be a string.'],
  [
    'of one type, but too long',
    { autoAdvance: ['leads', 'messages', 'a'] },
    'autoAdvance must have at most 2 items.',
  ],
  [
    'next to another error',
    { autoAdvance: 'leads', campaignName: 1 },
    'autoAdvance must be a boolean or an array.',
  ],
])('if a schema allows several types, reports the intended one for a value %s', (_, given, message) => {
  const files = [{ path: 'Acme/a.pdf', storageId: `file_${'0'.repeat(26)}`, sizeBytes: 1 }];
  expect(refusalOf('material.import', { projectId: id, files, ...given })).toBe(`The argument ${message}`);
});

const id = `project_${'0'.repeat(26)}`;

function refusalOf(fn: string, args: Args): string {
  try {
    validate(entryOf(fn), args);
  } catch (thrown) {
    return (thrown as ApiError).message;
  }
  return 'The arguments were accepted.';
}

test('names a type with its article', () => {
  const args = { projectId: 'project_01h455vb4pex5vsknk084sn02q', limit: 'ten' };
  expect(() => validate(entryOf('leads.list'), args)).toThrow('The argument limit must be an integer.');
});

function entryOf(fn: string): OperationEntry {
  const entry = [...registry.values()].find((each) => each.kind === 'operation' && each.fn === fn);
  if (entry?.kind !== 'operation') throw new Error(`There is no ${fn}.`);
  return entry;
}
