import type { AST } from '@eslint-community/regexpp';
import { CharSet } from 'refa';
import { toUnicodeSet, type ReadonlyFlags } from 'regexp-ast-analysis';

/** A step to a position of the pattern, and the characters that its assertions allow before it. */
interface Step {
  readonly to: number;
  readonly before: CharSet;
}

/** A part of a pattern. The numbers are positions: indices into the automaton's arrays. */
interface Part {
  readonly first: readonly Step[];
  readonly last: readonly number[];
  /** The last positions after which the part has matched, regardless of what follows. */
  readonly unconditionalLast: readonly number[];
  /** In how many ways the part matches the empty text, and which characters may precede it then. */
  readonly empty: { readonly ways: number; readonly before: CharSet; readonly unconditional: boolean };
}

/**
 * The automaton of a pattern by Glushkov: one state for each position that consumes a character. It distinguishes
 * different paths over the same text. It ignores lookaheads and considers one character of a lookbehind. A bounded
 * repetition becomes at most three copies. So it errs only if what follows, or a count, distinguishes two paths.
 */
export interface Automaton {
  /** The characters that each position matches. */
  readonly characters: readonly CharSet[];
  /** The element of the pattern at each position. */
  readonly elements: readonly AST.Element[];
  /** For each position, the next positions and in how many ways each is reached. */
  readonly follow: readonly ReadonlyMap<number, number>[];
  readonly first: readonly Step[];
  /** Positions after which the pattern has matched, regardless of what follows. */
  readonly freeEnds: ReadonlySet<number>;
}

const maxCopies = 3;
/** Two ways are already too many, so further ways are not counted. */
const maxWays = 2;

export function buildAutomaton(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): Automaton {
  const builder = new Builder(flags);
  const { first, unconditionalLast } = builder.oneOf(alternatives);
  const { characters, elements, follow } = builder;
  return { characters, elements, follow, first, freeEnds: new Set(unconditionalLast) };
}

class Builder {
  readonly characters: CharSet[] = [];
  readonly elements: AST.Element[] = [];
  readonly follow: Map<number, number>[] = [];
  readonly #flags: ReadonlyFlags;
  readonly #any: CharSet;
  readonly #none: CharSet;

  constructor(flags: ReadonlyFlags) {
    this.#flags = flags;
    this.#any = CharSet.all(flags.unicode || flags.unicodeSets ? 0x10ffff : 0xffff);
    this.#none = CharSet.empty(this.#any.maximum);
  }

  oneOf(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) =>
      elements
        .map((element) => this.#element(element))
        .reduce((one, next) => this.#join(one, next), this.#nothing()),
    );
    const empty = parts.map((part) => part.empty).filter(({ ways }) => ways > 0);
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      unconditionalLast: parts.flatMap(({ unconditionalLast }) => unconditionalLast),
      empty: {
        ways: Math.min(sumOf(empty.map(({ ways }) => ways)), maxWays),
        before: empty.reduce((union, { before }) => union.union(before), this.#none),
        unconditional: empty.some(({ unconditional }) => unconditional),
      },
    };
  }

  #element(element: AST.Element): Part {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.oneOf(element.alternatives);
      case 'Quantifier':
        return this.#repeat(element);
      case 'Assertion':
        return this.#assert(element);
      case 'Backreference': {
        // It matches what the group matched: any text of any length.
        const any = this.#position(element, this.#any);
        this.#link(any.last, any.first);
        return { ...any, empty: this.#nothing().empty };
      }
      default:
        return this.#position(element, toUnicodeSet(element, this.#flags).chars);
    }
  }

  #position(element: AST.Element, characters: CharSet): Part {
    this.elements.push(element);
    const to = this.characters.push(characters) - 1;
    this.follow.push(new Map());
    const empty = { ways: 0, before: this.#none, unconditional: false };
    return { first: [{ to, before: this.#any }], last: [to], unconditionalLast: [to], empty };
  }

  #nothing(before = this.#any, unconditional = true): Part {
    return { first: [], last: [], unconditionalLast: [], empty: { ways: 1, before, unconditional } };
  }

  #repeat({ element, min, max }: AST.Quantifier): Part {
    const isEndless = !Number.isFinite(max);
    const required = Math.min(isEndless ? Math.max(min, 1) : min, maxCopies);
    const further = isEndless ? 0 : Math.min(max, maxCopies) - required;
    const copies = Array.from({ length: required }, () => this.#element(element));
    if (isEndless) this.#link(copies.at(-1)!.last, copies.at(-1)!.first);
    // x{0,2} becomes (x(x)?)?, because x?x? would match one x in two ways.
    let rest = this.#nothing();
    for (let copy = 0; copy < further; copy++)
      rest = this.#optional(this.#join(this.#element(element), rest));
    const repeated = [...copies, rest].reduce((one, next) => this.#join(one, next), this.#nothing());
    return isEndless && min === 0 ? this.#optional(repeated) : repeated;
  }

  #optional(part: Part): Part {
    return part.empty.ways > 0 ? part : { ...part, empty: this.#nothing().empty };
  }

  #assert(assertion: AST.Assertion): Part {
    if (assertion.kind === 'start')
      return this.#nothing(this.#flags.multiline ? this.#none.union([newline]) : this.#none, false);
    if (assertion.kind === 'end' && !this.#flags.multiline) {
      const { empty } = this.#nothing(this.#none, false);
      return { first: [], last: [], unconditionalLast: [], empty: { ...empty, ways: 0 } };
    }
    const before = assertion.kind === 'lookbehind' ? this.#lookBehind(assertion) : this.#any;
    return this.#nothing(before, false);
  }

  /** The characters that may precede, if each alternative is one character or the start. */
  #lookBehind({ alternatives, negate }: AST.LookbehindAssertion): CharSet {
    const sets = alternatives.map(({ elements }) => {
      const last = elements.at(-1);
      if (!last) return this.#any;
      if (last.type === 'Assertion' && last.kind === 'start' && elements.length === 1) return this.#none;
      const isOneCharacter =
        last.type === 'Character' || last.type === 'CharacterClass' || last.type === 'CharacterSet';
      if (!isOneCharacter) return negate ? this.#none : this.#any;
      if (negate && elements.length > 1) return this.#none;
      return toUnicodeSet(last, this.#flags).chars;
    });
    const union = sets.reduce((one, other) => one.union(other), this.#none);
    return negate ? union.negate() : union;
  }

  #join(one: Part, next: Part): Part {
    this.#link(one.last, next.first);
    const { empty } = next;
    const throughNext = (positions: readonly number[]) =>
      positions
        .filter((position) => !this.characters[position]!.isDisjointWith(empty.before))
        .flatMap((position) => Array.from({ length: empty.ways }, () => position));
    const throughOne = next.first.flatMap(({ to, before }) =>
      Array.from({ length: one.empty.ways }, () => ({ to, before: before.intersect(one.empty.before) })),
    );
    return {
      first: [...one.first, ...throughOne],
      last: [...throughNext(one.last), ...next.last],
      unconditionalLast: [
        ...(empty.ways > 0 && empty.unconditional ? one.unconditionalLast : []),
        ...next.unconditionalLast,
      ],
      empty: {
        ways: Math.min(one.empty.ways * empty.ways, maxWays),
        before: one.empty.before.intersect(empty.before),
        unconditional: one.empty.unconditional && empty.unconditional,
      },
    };
  }

  #link(from: readonly number[], steps: readonly Step[]): void {
    for (const position of from) {
      const targets = this.follow[position]!;
      for (const { to, before } of steps) {
        if (this.characters[position]!.isDisjointWith(before)) continue;
        targets.set(to, (targets.get(to) ?? 0) + 1);
      }
    }
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const newline = { min: 0x0a, max: 0x0a };
