import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { CharSet } from 'refa';
import { analyse } from 'scslre';
import { buildAutomaton, type Automaton } from './pattern-automaton.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Why the work of a pattern may grow faster than a text, one line for each cause: none where twice the text takes twice
 * the time. It looks at the pattern alone, so it answers the same everywhere and at all times. Loops over one character
 * are judged by scslre, which knows what stands around them; loops over several by the automaton of the pattern.
 */
export function growthOf(source: string, flags: string): string[] {
  const literal = parser.parseLiteral(`/${source || '(?:)'}/${flags}`);
  const { reports } = analyse({ pattern: literal.pattern, flags: literal.flags });
  return [
    ...new Set([
      ...reports.map(({ type, character, exponential }) => {
        const how = {
          Self: 'a loop within itself',
          Trade: 'two loops after each other',
          Move: 'a loop from each place',
        };
        return `${exponential ? 'exponential' : 'polynomial'}: ${how[type]} takes ${character.literal.source}`;
      }),
      ...partsOf(literal.pattern).flatMap((part) =>
        growthOfLoops(buildAutomaton(part, literal.flags), literal.flags),
      ),
    ]),
  ];
}

/** The alternatives of a pattern, and those of everything in it that looks ahead or behind. */
function partsOf(pattern: AST.Pattern): AST.Alternative[][] {
  const parts = [pattern.alternatives];
  visitRegExpAST(pattern, {
    onAssertionEnter(node) {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') parts.push(node.alternatives);
    },
  });
  return parts;
}

function growthOfLoops(automaton: Automaton, { sticky }: AST.Flags): string[] {
  const loops = loopsOf(automaton);
  const meet = meeting(automaton.characters);
  // What can end anywhere with a match is never taken back.
  const failing = loops.filter((loop) => ![...loop].some((position) => automaton.freeEnds.has(position)));
  return failing.flatMap((loop) => {
    const causes: string[] = [];
    const named = quote(automaton, loop);
    if (isAmbiguous(automaton, loop, meet))
      causes.push(`exponential: ${named} takes the same text in two ways`);
    const before = leadingTo(automaton, loop);
    if (!sticky && loop.size > 1 && canBeginWithin(automaton, loop, before, meet))
      causes.push(`polynomial: ${named} goes on from each place where it can begin`);
    for (const earlier of loops) {
      const isEarlier = earlier !== loop && [...earlier].some((position) => before.has(position));
      if (!isEarlier || earlier.size + loop.size === 2) continue;
      if (areInLine(automaton, earlier, loop, before, meet))
        causes.push(`polynomial: ${quote(automaton, earlier)} and then ${named} take the same text`);
    }
    return causes;
  });
}

/** A loop as it is written in the pattern. */
function quote({ elements }: Automaton, loop: ReadonlySet<number>): string {
  let loopNode: AST.Node = elements[Math.min(...loop)]!;
  for (let node: AST.Node | null = loopNode; node; node = node.parent)
    if (node.type === 'Quantifier' && node.max === Infinity) loopNode = node;
  return loopNode.raw.length > longestQuote ? `${loopNode.raw.slice(0, longestQuote)}…` : loopNode.raw;
}

const longestQuote = 80;

type Meet = (...positions: number[]) => boolean;

/** Tells whether a character is taken by all of some positions; sets of characters are compared once. */
function meeting(characters: readonly CharSet[]): Meet {
  const ids = new Map<string, number>();
  const sets: CharSet[] = [];
  const idOf = characters.map((set) => {
    const text = set.toRangesString();
    if (!ids.has(text)) ids.set(text, sets.push(set) - 1);
    return ids.get(text)!;
  });
  const known = new Map<string, boolean>();
  return (...positions) => {
    const key = [...new Set(positions.map((position) => idOf[position]!))].toSorted((a, b) => a - b);
    const text = key.join();
    let answer = known.get(text);
    if (answer === undefined) {
      answer = !key.map((id) => sets[id]!).reduce((one, other) => one.intersect(other)).isEmpty;
      known.set(text, answer);
    }
    return answer;
  };
}

/** Positions that can follow each other in a circle, group by group. */
function loopsOf({ follow }: Automaton): ReadonlySet<number>[] {
  const order: number[] = [];
  const lowest: number[] = [];
  const stack: number[] = [];
  const isOnStack = new Set<number>();
  const loops: ReadonlySet<number>[] = [];
  const visit = (position: number): void => {
    const index = order.length;
    order.push(position);
    const own = (indexOf[position] = index);
    lowest[position] = own;
    stack.push(position);
    isOnStack.add(position);
    for (const next of follow[position]!.keys()) {
      if (indexOf[next] === undefined) visit(next);
      if (isOnStack.has(next)) lowest[position] = Math.min(lowest[position]!, lowest[next]!);
    }
    if (lowest[position] !== own) return;
    const group = stack.splice(stack.indexOf(position));
    for (const each of group) isOnStack.delete(each);
    if (group.length > 1 || follow[position]!.has(position)) loops.push(new Set(group));
  };
  const indexOf: (number | undefined)[] = [];
  for (const position of follow.keys()) if (indexOf[position] === undefined) visit(position);
  return loops;
}

/** The positions from which a loop can be reached, its own among them. */
function leadingTo({ follow }: Automaton, loop: ReadonlySet<number>): ReadonlySet<number> {
  const sources = new Map<number, number[]>();
  for (const [from, targets] of follow.entries())
    for (const to of targets.keys()) sources.set(to, [...(sources.get(to) ?? []), from]);
  const found = new Set(loop);
  for (const position of found) for (const source of sources.get(position) ?? []) found.add(source);
  return found;
}

/**
 * Whether the loop leads from one position to another over one text in two ways. From there it leads back, so that it
 * can be done again and again.
 */
function isAmbiguous({ follow }: Automaton, loop: ReadonlySet<number>, meet: Meet): boolean {
  const nextOf = (position: number) => [...follow[position]!.keys()].filter((next) => loop.has(next));
  if ([...loop].some((position) => nextOf(position).some((next) => follow[position]!.get(next)! > 1)))
    return true;
  const apart = [...loop].flatMap((position) => {
    const next = nextOf(position);
    return pairs(next, next).filter(([one, other]) => one < other && meet(one, other));
  });
  return search(
    apart,
    ([one, other]) => pairs(nextOf(one), nextOf(other)).filter(([a, b]) => meet(a, b)),
    ([one, other]) => one === other,
  );
}

/**
 * Whether a text that leads the loop round can also lead into it from the beginning of the pattern: both come to one
 * position. Then each place of a long text is a beginning from which the loop goes on to its end.
 */
function canBeginWithin(
  { follow, first, characters }: Automaton,
  loop: ReadonlySet<number>,
  before: ReadonlySet<number>,
  meet: Meet,
): boolean {
  const nextOf = (position: number, among: ReadonlySet<number>) =>
    [...follow[position]!.keys()].filter((next) => among.has(next));
  const begins = first.filter(({ to }) => before.has(to));
  const together = [...loop].flatMap((home) => {
    const fitting = begins
      .filter((step) => !characters[home]!.isDisjointWith(step.before))
      .map(({ to }) => to);
    return pairs(fitting, nextOf(home, loop)).filter(([a, b]) => meet(a, b));
  });
  return search(
    together,
    ([one, other]) => pairs(nextOf(one, before), nextOf(other, loop)).filter(([a, b]) => meet(a, b)),
    ([one, other]) => one === other,
  );
}

/** Whether a text leads one loop round, the other one too, and from the one into the other. */
function areInLine(
  { follow }: Automaton,
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
  before: ReadonlySet<number>,
  meet: Meet,
): boolean {
  const nextOf = (position: number, among: ReadonlySet<number>) =>
    [...follow[position]!.keys()].filter((next) => among.has(next));
  return pairs([...one], [...other]).some(([from, to]) =>
    search(
      [[from, from, to] as const],
      ([a, b, c]) =>
        nextOf(a, one).flatMap((nextA) =>
          pairs(
            nextOf(b, before).filter((next) => meet(nextA, next)),
            nextOf(c, other),
          )
            .filter(([nextB, nextC]) => meet(nextA, nextB, nextC))
            .map(([nextB, nextC]) => [nextA, nextB, nextC] as const),
        ),
      ([a, b, c]) => a === from && b === to && c === to,
    ),
  );
}

function pairs(some: readonly number[], others: readonly number[]): (readonly [number, number])[] {
  return some.flatMap((one) => others.map((other) => [one, other] as const));
}

/** Whether something that is wanted can be reached from what a search begins with. */
function search<State extends readonly number[]>(
  begin: readonly State[],
  next: (state: State) => readonly State[],
  isWanted: (state: State) => boolean,
): boolean {
  const seen = new Set<string>();
  let open = [...begin];
  while (open.length > 0) {
    const found: State[] = [];
    for (const state of open) {
      if (isWanted(state)) return true;
      const key = state.join();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(...next(state));
    }
    open = found;
  }
  return false;
}
