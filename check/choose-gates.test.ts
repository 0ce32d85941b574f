import { expect, test } from 'vitest';
import { chooseGates } from './choose-gates.ts';
import type { Gate } from './gates.ts';

const gate = (name: string, group?: 'static'): Gate => ({ name, ...(group && { group }), command: ['true'] });
const gates = [gate('types', 'static'), gate('lint', 'static'), gate('tests'), gate('long')];

test.each([
  ['', 'types lint tests long'],
  ['lint', 'lint'],
  ['static', 'types lint'],
  ['long static', 'types lint long'],
  ['--without tests', 'types lint long'],
  ['static --without types', 'lint'],
  ['--without static long', 'tests'],
])('"%s" selects %s', (words, names) => {
  const chosen = chooseGates(gates, words.split(' ').filter(Boolean));
  expect(chosen.map(({ name }) => name).join(' ')).toBe(names);
});

test('rejects a selection without a gate', () => {
  expect(() => chooseGates(gates, ['static', '--without', 'static'])).toThrow('These words select no gate.');
});

test('rejects an unknown gate and lists the known ones', () => {
  expect(() => chooseGates(gates, ['lint', 'lnit'])).toThrow(
    'There is no gate "lnit". There are: static, types, lint, tests, long.',
  );
});
