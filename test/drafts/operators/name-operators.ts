import type { MutationInput, Operator } from './operator.ts';
import { namesOf, placesOf } from './names.ts';
import { replaceSpan } from './text.ts';

export const placeSwapped: Operator = {
  name: 'place swapped',
  mutate({ pair: { sentence, passage }, words }) {
    const ofPassage = new Set(placesOf(passage, words).map(({ row }) => row));
    const own = placesOf(sentence, words);
    return own.flatMap(({ group, row: ownRow, form, start, end }) => {
      const others = group.filter((row) => row !== ownRow && !own.some((place) => place.row === row));
      const near = others.filter((row) => ofPassage.has(row));
      return [...near, ...others.filter((row) => !ofPassage.has(row))].map((row) => ({
        sentence: replaceSpan(sentence, { start, end }, row[form] ?? ''),
      }));
    });
  },
};

/** Another name of the passage or an invented one takes the place of a name. */
export const nameSwapped: Operator = {
  name: 'name swapped',
  mutate(input) {
    const { pair, words } = input;
    return namesOf(pair.sentence, pair, words).flatMap((name) => {
      const form = formOfName(name.text, input);
      const invented = words.names.flatMap((forms) => forms[form] ?? []);
      const others = namesOf(pair.passage, pair, words)
        .map(({ text }) => text)
        .filter(
          (text) => form === 0 && text.split(' ').every((word) => !pair.sentence.includes(word.slice(0, 5))),
        );
      return [...others, ...invented].map((text) => ({ sentence: replaceSpan(pair.sentence, name, text) }));
    });
  },
};

/** The grammatical form of a name by its ending, if the language has several: that of the first invented name. */
function formOfName(name: string, { words }: MutationInput): number {
  const [base = '', ...forms] = words.names[0] ?? [];
  const at = forms.findIndex((form) => name.endsWith(form.slice(base.length)));
  return at + 1;
}
