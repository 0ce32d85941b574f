import type { Gate } from './gates.ts';

/**
 * The gates selected by names and groups; all gates if none is named. Words after `--without` exclude gates. Throws
 * for an unknown word and for an empty selection, which would pass without a check.
 */
export function chooseGates(gates: readonly Gate[], words: readonly string[]): Gate[] {
  const names = new Set(gates.flatMap(({ name, group }) => (group ? [group, name] : [name])));
  const unknown = words.find((word) => word !== '--without' && !names.has(word));
  if (unknown) throw new Error(`There is no gate "${unknown}". There are: ${[...names].join(', ')}.`);
  const split = words.indexOf('--without');
  const wanted = split === -1 ? words : words.slice(0, split);
  const unwanted = split === -1 ? [] : words.slice(split + 1);
  const isNamed = ({ name, group }: Gate, list: readonly string[]) =>
    list.includes(name) || (group !== undefined && list.includes(group));
  const chosen = gates.filter(
    (gate) => (wanted.length === 0 || isNamed(gate, wanted)) && !isNamed(gate, unwanted),
  );
  if (chosen.length === 0) throw new Error('These words select no gate. Leave out a word after --without.');
  return chosen;
}
