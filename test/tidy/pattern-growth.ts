import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { CharSet } from 'refa';
import { analyse } from 'scslre';
import { buildAutomaton, type Automaton } from './pattern-automaton.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Returns one line for each reason why matching may take more than linear time; none if it is linear. It analyses the
 * pattern alone, so the result does not depend on the machine. scslre checks loops over one character, with their
 * context. The automaton of the pattern checks loops over several.
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
          Move: 'a loop from each position',
        };
        return `${exponential ? 'exponential' : 'polynomial'}: ${how[type]} matches ${character.literal.source}`;
      }),
      ...partsOf(literal.pattern).flatMap((part) =>
        growthOfLoops(buildAutomaton(part, literal.flags), literal.flags),
      ),
    ]),
  ];
}

/** The alternatives of a pattern and of each lookahead and lookbehind in it. */
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
  const overlap = overlapTest(automaton.characters);
  // A loop that can end anywhere with a match never backtracks.
  const failing = loops.filter((loop) => ![...loop].some((position) => automaton.freeEnds.has(position)));
  return failing.flatMap((loop) => {
    const causes: string[] = [];
    const quoted = quote(automaton, loop);
    if (isAmbiguous(automaton, loop, overlap))
      causes.push(`exponential: ${quoted} matches the same text in two ways`);
    const before = positionsBefore(automaton, loop);
    if (!sticky && loop.size > 1 && canBeginWithin(automaton, loop, before, overlap))
      causes.push(`polynomial: ${quoted} runs from each position where it can begin`);
    for (const earlier of loops) {
      const isEarlier = earlier !== loop && [...earlier].some((position) => before.has(position));
      if (!isEarlier || earlier.size + loop.size === 2) continue;
      if (canFollow(automaton, earlier, loop, before, overlap))
        causes.push(`polynomial: ${quote(automaton, earlier)} and then ${quoted} match the same text`);
    }
    return causes;
  });
}

/** A loop as it is written in the pattern. */
function quote({ elements }: Automaton, loop: ReadonlySet<number>): string {
  let loopNode: AST.Node = elements[Math.min(...loop)]!;
  for (let node: AST.Node | null = loopNode; node; node = node.parent)
    if (node.type === 'Quantifier' && node.max === Infinity) loopNode = node;
  return loopNode.raw.length > maxQuoteLength ? `${loopNode.raw.slice(0, maxQuoteLength)}…` : loopNode.raw;
}

const maxQuoteLength = 80;

type OverlapTest = (...positions: number[]) => boolean;

/**
 * Returns a function that reports whether some positions have a character in common. Results are cached by sets of
 * characters.
 */
function overlapTest(characters: readonly CharSet[]): OverlapTest {
  const ids = new Map<string, number>();
  const sets: CharSet[] = [];
  const idOf = characters.map((set) => {
    const text = set.toRangesString();
    if (!ids.has(text)) ids.set(text, sets.push(set) - 1);
    return ids.get(text)!;
  });
  const cache = new Map<string, boolean>();
  return (...positions) => {
    const key = [...new Set(positions.map((position) => idOf[position]!))].toSorted((a, b) => a - b);
    const text = key.join();
    let isOverlapping = cache.get(text);
    if (isOverlapping === undefined) {
      isOverlapping = !key.map((id) => sets[id]!).reduce((one, other) => one.intersect(other)).isEmpty;
      cache.set(text, isOverlapping);
    }
    return isOverlapping;
  };
}

/** The strongly connected components of the automaton that contain a cycle (Tarjan's algorithm). */
function loopsOf({ follow }: Automaton): ReadonlySet<number>[] {
  const order: number[] = [];
  const lowest: number[] = [];
  const stack: number[] = [];
  const isOnStack = new Set<number>();
  const loops: ReadonlySet<number>[] = [];
  const visit = (position: number): void => {
    const index = order.length;
    order.push(position);
    const component = (indexOf[position] = index);
    lowest[position] = component;
    stack.push(position);
    isOnStack.add(position);
    for (const next of follow[position]!.keys()) {
      if (indexOf[next] === undefined) visit(next);
      if (isOnStack.has(next)) lowest[position] = Math.min(lowest[position]!, lowest[next]!);
    }
    if (lowest[position] !== component) return;
    const group = stack.splice(stack.indexOf(position));
    for (const each of group) isOnStack.delete(each);
    if (group.length > 1 || follow[position]!.has(position)) loops.push(new Set(group));
  };
  const indexOf: (number | undefined)[] = [];
  for (const position of follow.keys()) if (indexOf[position] === undefined) visit(position);
  return loops;
}

/** The positions from which a loop can be reached, including its own. */
function positionsBefore({ follow }: Automaton, loop: ReadonlySet<number>): ReadonlySet<number> {
  const sources = new Map<number, number[]>();
  for (const [from, targets] of follow.entries())
    for (const to of targets.keys()) sources.set(to, [...(sources.get(to) ?? []), from]);
  const found = new Set(loop);
  for (const position of found) for (const source of sources.get(position) ?? []) found.add(source);
  return found;
}

/**
 * True if the loop can go from one position to another over one text in two ways. Every position of a loop leads
 * back, so this can repeat.
 */
function isAmbiguous({ follow }: Automaton, loop: ReadonlySet<number>, overlap: OverlapTest): boolean {
  const nextOf = (position: number) => [...follow[position]!.keys()].filter((next) => loop.has(next));
  if ([...loop].some((position) => nextOf(position).some((next) => follow[position]!.get(next)! > 1)))
    return true;
  const distinctPairs = [...loop].flatMap((position) => {
    const next = nextOf(position);
    return pairs(next, next).filter(([one, other]) => one < other && overlap(one, other));
  });
  return search(
    distinctPairs,
    ([one, other]) => pairs(nextOf(one), nextOf(other)).filter(([a, b]) => overlap(a, b)),
    ([one, other]) => one === other,
  );
}

/**
 * True if a text that runs through the loop also leads into the loop from the start of the pattern, so that both
 * reach one position. Then the loop runs to its end from every position of a long text.
 */
function canBeginWithin(
  { follow, first, characters }: Automaton,
  loop: ReadonlySet<number>,
  before: ReadonlySet<number>,
  overlap: OverlapTest,
): boolean {
  const nextOf = (position: number, among: ReadonlySet<number>) =>
    [...follow[position]!.keys()].filter((next) => among.has(next));
  const starts = first.filter(({ to }) => before.has(to));
  const commonSteps = [...loop].flatMap((loopPosition) => {
    const allowed = starts
      .filter((step) => !characters[loopPosition]!.isDisjointWith(step.before))
      .map(({ to }) => to);
    return pairs(allowed, nextOf(loopPosition, loop)).filter(([a, b]) => overlap(a, b));
  });
  return search(
    commonSteps,
    ([one, other]) => pairs(nextOf(one, before), nextOf(other, loop)).filter(([a, b]) => overlap(a, b)),
    ([one, other]) => one === other,
  );
}

/** True if one text runs through the first loop, through the second, and from the first into the second. */
function canFollow(
  { follow }: Automaton,
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
  before: ReadonlySet<number>,
  overlap: OverlapTest,
): boolean {
  const nextOf = (position: number, among: ReadonlySet<number>) =>
    [...follow[position]!.keys()].filter((next) => among.has(next));
  return pairs([...one], [...other]).some(([from, to]) =>
    search(
      [[from, from, to] as const],
      ([a, b, c]) =>
        nextOf(a, one).flatMap((nextA) =>
          pairs(
            nextOf(b, before).filter((next) => overlap(nextA, next)),
            nextOf(c, other),
          )
            .filter(([nextB, nextC]) => overlap(nextA, nextB, nextC))
            .map(([nextB, nextC]) => [nextA, nextB, nextC] as const),
        ),
      ([a, b, c]) => a === from && b === to && c === to,
    ),
  );
}

function pairs(some: readonly number[], others: readonly number[]): (readonly [number, number])[] {
  return some.flatMap((one) => others.map((other) => [one, other] as const));
}

/** True if a wanted state is reachable from the starting states. */
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
