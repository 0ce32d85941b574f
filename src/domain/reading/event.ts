import { findActor, mentionsOf, type Mention } from './actor.ts';
import { clauseAround, type Clause, type Sentence } from './clause.ts';
import { cues, type Cue, type CueGroup } from './cues.ts';
import { doubtsOf, isDoubted } from './doubts.ts';
import { namesIn, placesIn } from './place.ts';
import type { Match } from './word-index.ts';

/** News of the company in a sentence, with the clause that tells it. */
export interface FoundEvent {
  readonly cue: Cue;
  readonly clause: Clause;
  /** From the first to the last word of the news. */
  readonly reach: Match;
  readonly actor: Mention | null;
  readonly isToCome: boolean;
}

/** The news of the company in a sentence, by the first cue that fits and has a date. */
export function findEvent(
  sentence: Sentence,
  dateOf: (event: FoundEvent) => string | null,
): { readonly event: FoundEvent; readonly date: string } | null {
  const { items, vocabulary } = sentence;
  if (items.at(-1)?.lower === '?') return null;
  const mentions = mentionsOf(sentence);
  if (mentions.length === 0 && !sentence.isOwn) return null;
  const found = new Map<CueGroup, readonly Match[]>(vocabulary.events.find(items));
  const possible = mentions.length > 0 ? cues : unnamedCues;
  if (!possible.some(({ groups: [head = []] }) => head.some((group) => found.has(group)))) return null;
  found.set('name', namesIn(sentence)).set('place', placesIn(sentence));
  const doubts = doubtsOf(sentence);
  if (doubts === null) return null;
  for (const cue of possible) {
    for (const head of matchesOf(found, cue.groups[0] ?? [])) {
      const event = readCue({ sentence, mentions, found, doubts }, cue, head);
      const date = event && dateOf(event);
      if (event !== null && date !== null) return { event, date };
    }
  }
  return null;
}

/** What a page of the company tells without naming it: a job advertisement. */
const unnamedCues = cues.filter(({ isCurrent }) => isCurrent);

type Found = ReadonlyMap<CueGroup, readonly Match[]>;

/** What all cues of one sentence share. */
interface ReadSentence {
  readonly sentence: Sentence;
  readonly mentions: readonly Mention[];
  readonly found: Found;
  readonly doubts: readonly Match[];
}

const none: readonly Match[] = [];

function matchesOf(found: Found, groups: readonly CueGroup[]): readonly Match[] {
  const [only] = groups;
  if (only !== undefined && groups.length === 1) return found.get(only) ?? none;
  return groups.flatMap((group) => found.get(group) ?? none);
}

function readCue(
  { sentence, mentions, found, doubts }: ReadSentence,
  cue: Cue,
  head: Match,
): FoundEvent | null {
  const matches = [head];
  for (const groups of cue.groups.slice(1)) {
    const nearest = nearestTo(sentence, head, matchesOf(found, groups), cue.reach);
    if (nearest === null) return null;
    matches.push(nearest);
  }
  const reach = {
    start: Math.min(...matches.map(({ start }) => start)),
    end: Math.max(...matches.map(({ end }) => end)),
  };
  const clause = clauseAround(sentence, head.start);
  const isException = sentence.vocabulary.exceptions.get(cue.kind);
  const { items } = sentence;
  const near = items.slice(Math.min(clause.start, reach.start), Math.max(clause.end, reach.end));
  // A job advertisement has no verb that its words depend on.
  const words = cue.isCurrent ? items : near;
  if (isException !== undefined && isException.find(words).size > 0) return null;
  if (isDoubted(sentence, doubts, { clause, reach, cue })) return null;
  const telling = {
    head,
    clause,
    reach,
    actor: cue.actor,
    isImplied: cue.kind === 'hiring',
    isOfCustomers: cue.kind === 'complaint',
  };
  const told = findActor(sentence, mentions, telling);
  return told && { cue, clause, reach, actor: told.actor, isToCome: isToCome(sentence, clause, head) };
}

/** The match that is closest to the head of the cue, in the same part of the sentence. */
function nearestTo(
  { items }: Sentence,
  head: Match,
  matches: readonly Match[],
  maxDistance: number,
): Match | null {
  const distanceTo = ({ start, end }: Match) => (start >= head.end ? start - head.end : head.start - end);
  const near = matches.filter((match) => {
    const isInside = match.start > head.start && match.end < head.end;
    const isApart = match.end <= head.start || match.start >= head.end;
    if (isInside) return true;
    if (!isApart || distanceTo(match) > maxDistance) return false;
    const [from, to] = match.start < head.start ? [match.end, head.start] : [head.end, match.start];
    return !items.slice(from, to).some(({ kind, lower }) => kind === 'sign' && ';•|'.includes(lower));
  });
  return near.sort((left, right) => distanceTo(left) - distanceTo(right))[0] ?? null;
}

function isToCome({ items, vocabulary }: Sentence, clause: Clause, head: Match): boolean {
  const isFuture = items
    .slice(clause.start, head.end)
    .some(({ kind, lower }) => kind === 'word' && vocabulary.is.future(lower));
  return isFuture || vocabulary.is.infinitiveMarks(items[head.start - 1]?.lower ?? '');
}
