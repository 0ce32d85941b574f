import type { AST } from '@eslint-community/regexpp';
import { CharSet } from 'refa';
import { toUnicodeSet, type ReadonlyFlags } from 'regexp-ast-analysis';

/** A step to a position of the pattern, and the characters before it that its assertions let through. */
interface Step {
  readonly to: number;
  readonly before: CharSet;
}

/** A part of a pattern. What it holds of the pattern's positions are indices into the automaton. */
interface Part {
  readonly first: readonly Step[];
  readonly last: readonly number[];
  /** Those of the last positions after which the part is over whatever follows. */
  readonly lastFreely: readonly number[];
  /** In how many ways it takes nothing at all, and the characters that may stand before it then. */
  readonly empty: { readonly ways: number; readonly before: CharSet; readonly freely: boolean };
}

/**
 * The automaton of a pattern by Glushkov: one state for each place where the pattern takes a character. It keeps ways
 * apart that take the same text. It ignores what a pattern looks ahead at, and heeds one character that it looks behind
 * at. A repetition with an end stands in at most three copies. So it errs where only what comes after, or a count,
 * tells two ways apart.
 */
export interface Automaton {
  /** The characters that each position takes. */
  readonly characters: readonly CharSet[];
  /** The part of the pattern that each position is. */
  readonly elements: readonly AST.Element[];
  /** From each position to others, and in how many ways. */
  readonly follow: readonly ReadonlyMap<number, number>[];
  readonly first: readonly Step[];
  /** Positions after which the pattern has matched whatever follows. */
  readonly freeEnds: ReadonlySet<number>;
}

const mostCopies = 3;
/** Two ways are one too many; how many more there are makes no difference. */
const mostWays = 2;

export function buildAutomaton(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): Automaton {
  const builder = new Builder(flags);
  const { first, lastFreely } = builder.oneOf(alternatives);
  const { characters, elements, follow } = builder;
  return { characters, elements, follow, first, freeEnds: new Set(lastFreely) };
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
      lastFreely: parts.flatMap(({ lastFreely }) => lastFreely),
      empty: {
        ways: Math.min(sumOf(empty.map(({ ways }) => ways)), mostWays),
        before: empty.reduce((union, { before }) => union.union(before), this.#none),
        freely: empty.some(({ freely }) => freely),
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
        // It takes what the group took: any text, of any length.
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
    const empty = { ways: 0, before: this.#none, freely: false };
    return { first: [{ to, before: this.#any }], last: [to], lastFreely: [to], empty };
  }

  #nothing(before = this.#any, freely = true): Part {
    return { first: [], last: [], lastFreely: [], empty: { ways: 1, before, freely } };
  }

  #repeat({ element, min, max }: AST.Quantifier): Part {
    const isEndless = !Number.isFinite(max);
    const required = Math.min(isEndless ? Math.max(min, 1) : min, mostCopies);
    const further = isEndless ? 0 : Math.min(max, mostCopies) - required;
    const copies = Array.from({ length: required }, () => this.#element(element));
    if (isEndless) this.#link(copies.at(-1)!.last, copies.at(-1)!.first);
    // x{0,2} is (x(x)?)?, as x?x? would take one x in two ways.
    let rest = this.#nothing();
    for (let copy = 0; copy < further; copy++)
      rest = this.#optional(this.#join(this.#element(element), rest));
    const whole = [...copies, rest].reduce((one, next) => this.#join(one, next), this.#nothing());
    return isEndless && min === 0 ? this.#optional(whole) : whole;
  }

  #optional(part: Part): Part {
    return part.empty.ways > 0 ? part : { ...part, empty: this.#nothing().empty };
  }

  #assert(assertion: AST.Assertion): Part {
    if (assertion.kind === 'start')
      return this.#nothing(this.#flags.multiline ? this.#none.union([newline]) : this.#none, false);
    if (assertion.kind === 'end' && !this.#flags.multiline) {
      const { empty } = this.#nothing(this.#none, false);
      return { first: [], last: [], lastFreely: [], empty: { ...empty, ways: 0 } };
    }
    const before = assertion.kind === 'lookbehind' ? this.#lookBehind(assertion) : this.#any;
    return this.#nothing(before, false);
  }

  /** The characters that may stand before: told where each alternative is one character or the beginning. */
  #lookBehind({ alternatives, negate }: AST.LookbehindAssertion): CharSet {
    const sets = alternatives.map(({ elements }) => {
      const last = elements.at(-1);
      if (!last) return this.#any;
      if (last.type === 'Assertion' && last.kind === 'start' && elements.length === 1) return this.#none;
      const isOne =
        last.type === 'Character' || last.type === 'CharacterClass' || last.type === 'CharacterSet';
      if (!isOne) return negate ? this.#none : this.#any;
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
      lastFreely: [...(empty.ways > 0 && empty.freely ? one.lastFreely : []), ...next.lastFreely],
      empty: {
        ways: Math.min(one.empty.ways * empty.ways, mostWays),
        before: one.empty.before.intersect(empty.before),
        freely: one.empty.freely && empty.freely,
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

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const newline = { min: 0x0a, max: 0x0a };
