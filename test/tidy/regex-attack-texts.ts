import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** From this many on a repetition can be told from one that has no end. */
const minRepetitions = 100;
const maxTexts = 80;
const choices = [...Array.from(' a1A\n.-,@:/<"_é'), '\t'];
/** Hardly any expression takes it, so that what was repeated before it turns out to be of no use. */
const unmatchable = '\u0000';

/** A text that is made of something again and again. */
export interface RepeatedText {
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
}

/** Writes it in about so many characters. */
export function writeText({ before, repeated, after }: RepeatedText, characters: number): string {
  return before + repeated.repeat(Math.ceil(characters / repeated.length)) + after;
}

/** Texts that lead an expression as far as each of its repetitions, and there on and on. */
export function attackTexts({ source, flags }: RegExp): RepeatedText[] {
  const unicode = flags.includes('u');
  const unicodeSets = flags.includes('v');
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, { unicode, unicodeSets });
  const found = new Map<string, RepeatedText>();
  const add = (before: string, repeated: string): void => {
    if (repeated === '') return;
    for (const after of [unmatchable, ''])
      found.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
  };
  const one = (node: AST.Element): string => exampleTexts(node, flags, 1)[0] ?? '';
  const walk = (alternatives: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of alternatives) {
      let until = before;
      for (const element of elements) {
        const inner = element.type === 'Quantifier' ? element.element : element;
        if (element.type === 'Quantifier' && element.max >= minRepetitions) {
          for (const again of exampleTexts(inner, flags, 4)) {
            add(until, again);
            add('', until + again);
          }
        }
        if ('alternatives' in inner) walk(inner.alternatives, until);
        until += one(element);
      }
      add('', until);
    }
  };
  walk(pattern.alternatives, '');
  return [...found.values()].slice(0, maxTexts);
}

/** Up to so many different texts that the node is likely to take, the shortest way. */
function exampleTexts(node: AST.Element | AST.QuantifiableElement, flags: string, most: number): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return charactersOf(node, flags).slice(0, most);
    case 'CapturingGroup':
    case 'Group':
      return node.alternatives
        .slice(0, most)
        .map(({ elements }) => elements.map((inner) => exampleTexts(inner, flags, 1)[0] ?? '').join(''));
    case 'Quantifier': {
      const once = exampleTexts(node.element, flags, 1)[0] ?? '';
      return [once.repeat(Math.max(1, Math.min(node.min, minRepetitions)))];
    }
    default:
      return [];
  }
}

/** Letters, spaces and signs that the class takes, those that it names before others. */
function charactersOf(
  node: AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass,
  flags: string,
) {
  const named = Array.from(node.raw.replace(/\\(?:[pP]\{[^}]*\}|.)/gsu, ''));
  const takes = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''));
  return [...new Set([...choices, ...named])].filter((character) => takes.test(character));
}
