import type { MutationInput, Operator } from './operator.ts';
import { wholeWords } from './mutation-words.ts';
import { escape, namesOf } from './names.ts';
import { capitalise, replaceSpans, rewriteEach, spansOf, type Span } from './text.ts';

interface Party extends Span {
  readonly asSubject: string;
  readonly asObject: string;
}

/** Who acts and who is acted on change places: "You bought Beta from Acme" becomes "Acme bought Beta from you". */
export const actorsSwapped: Operator = {
  name: 'actors swapped',
  mutate(input) {
    const { sentence } = input.pair;
    const actors = actorsOf(input);
    const rewritten = rewriteEach(sentence, input.words.actorsSwapped).map((text) => ({ sentence: text }));
    const swapped = partnersOf(input).flatMap((partner) =>
      actors
        .filter((actor) => actor.end < partner.start || partner.end < actor.start)
        .map((actor) => ({
          sentence: agree(
            replaceSpans(sentence, [
              [actor, actor.start === 0 ? capitalise(partner.asSubject) : partner.asSubject],
              [partner, actor.asObject],
            ]),
            partner.asSubject,
            actor.text,
            input,
          ),
        })),
    );
    return [...rewritten, ...swapped];
  },
};

/** The party that the sentence is about, found by its pronoun or its name. */
function actorsOf({ pair, words }: MutationInput): readonly Party[] {
  const pronouns = words.pronouns.flatMap(([subject, object]) =>
    spansOf(pair.sentence, wholeWords(subject)).map((span) => ({
      ...span,
      asSubject: subject,
      asObject: object,
    })),
  );
  const names = [pair.company, ...pair.otherNames]
    .sort((left, right) => right.length - left.length)
    .map(escape);
  const named = spansOf(pair.sentence, wholeWords(`(?:${names.join('|')})(?![’'-])`, 'gu')).map((span) => ({
    ...span,
    asSubject: span.text,
    asObject: span.text,
  }));
  const withoutPreposition = [...pronouns, ...named].filter(
    ({ start }) =>
      !wholeWords(`(?:${words.partyPrepositions})`).test(
        pair.sentence.slice(0, start).split(' ').at(-2) ?? '',
      ),
  );
  return withoutPreposition.slice(0, 1);
}

/** Other parties, which follow "from", "to", "by" and the like. */
function partnersOf({ pair, words }: MutationInput): readonly Party[] {
  const { sentence } = pair;
  return namesOf(sentence, pair, words).flatMap((name) => {
    const before = new RegExp(
      String.raw`(?<!\p{L})(?:${words.partyPrepositions}) ((?:${words.beforeParty})?)$`,
      'iu',
    ).exec(sentence.slice(0, name.start));
    if (before === null) return [];
    const after = new RegExp(String.raw`^ (?:${words.afterParty})(?!\p{L})`, 'iu').exec(
      sentence.slice(name.end),
    );
    const start = name.start - (before[1]?.length ?? 0);
    const end = name.end + (after?.[0].length ?? 0);
    const text = sentence.slice(start, end);
    return [{ start, end, text, asSubject: text, asObject: text }];
  });
}

/** Conjugates the verb beside the new subject to agree with it. */
function agree(sentence: string, subject: string, oldSubject: string, { words }: MutationInput): string {
  const wasPronoun = words.pronouns.some(([pronoun]) => pronoun.toLowerCase() === oldSubject.toLowerCase());
  if (!wasPronoun) return sentence;
  const forms = new Map(words.agreement);
  const at = sentence.toLowerCase().indexOf(subject.toLowerCase());
  const next = /^\s(\p{L}+)/u.exec(sentence.slice(at + subject.length));
  const behind = forms.get(next?.[1] ?? '');
  if (behind !== undefined) {
    const start = at + subject.length + 1;
    return `${sentence.slice(0, start)}${behind}${sentence.slice(start + (next?.[1]?.length ?? 0))}`;
  }
  const previous = /(\p{L}+)\s$/u.exec(sentence.slice(0, at));
  const before = forms.get(previous?.[1] ?? '');
  if (before === undefined || previous === null) return sentence;
  return `${sentence.slice(0, previous.index)}${before}${sentence.slice(previous.index + (previous[1]?.length ?? 0))}`;
}
