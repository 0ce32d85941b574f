import type { EventGroup, TriggerKind } from '../language-pack/reading-words.ts';

/** Words that together tell news. */
export interface Cue {
  readonly kind: TriggerKind;
  /** A word of each is needed near the first one; of the names in one entry, one is enough. */
  readonly groups: readonly (readonly CueGroup[])[];
  /**
   * Who acts. `company`: the company itself, so that nobody else may. `anyone`: something is done to the company, or a
   * person joins it.
   */
  readonly actor: 'company' | 'anyone';
  /** How far apart its words may stand. */
  readonly reach: number;
  /** Whether the news is current as long as its page says it: a job advertisement. */
  readonly isCurrent: boolean;
}

/** `name` is another company's name, and `place` the name of a place. */
export type CueGroup = EventGroup | 'name' | 'place';

const longReach = 14;
/** Words that say that somebody becomes something. */
const shortReach = 6;

/** The first cue whose words are in a sentence decides the kind of its news. So narrower cues stand first. */
export const cues: readonly Cue[] = [
  ...cuesOf('complaint', 'anyone', 'complaint'),
  ...cuesOf('regulation', 'anyone', 'sanctioned'),
  ...cuesOf('certification', 'anyone', 'certified', 'certificate gain', 'certificate grant'),
  ...cuesOf('regulation', 'anyone', 'permit gain', 'permit grant'),
  ...cuesOf('acquisition', 'anyone', 'sold'),
  ...cuesOf('acquisition', 'company', 'merged', 'acquired', 'acquire firm|name', 'take firm'),
  ...cuesOf('newLeader', 'anyone', 'newLeader', 'appoint role'),
  ...cuesOf('hiring', 'company', 'vacancy job', 'seek job'),
  ...cuesOf('contract', 'anyone', 'chosen', 'award deal'),
  ...cuesOf('contract', 'company', 'contracted', 'win deal'),
  ...cuesOf('regulation', 'anyone', 'authority order'),
  ...cuesOf('relocation', 'company', 'relocated', 'move premises|place'),
  ...cuesOf('build', 'anyone', 'built'),
  ...cuesOf('build', 'company', 'begin works', 'erect outlet'),
  ...cuesOf('investment', 'company', 'invest money|equipment|outlet', 'buy equipment'),
  ...cuesOf('investment', 'anyone', 'funded', 'raise money', 'grant money'),
  ...cuesOf('expansion', 'company', 'expanded', 'enter market', 'expand extent'),
  ...cuesOf('opening', 'company', 'opened', 'open outlet|place'),
  ...cuesOf('product', 'company', 'launched', 'launch offering'),
];

function cuesOf(
  kind: TriggerKind | 'newLeader',
  actor: Cue['actor'],
  ...lines: readonly string[]
): readonly Cue[] {
  return lines.map((line) => ({
    kind: kind === 'newLeader' ? 'new_leader' : kind,
    groups: line.split(' ').map((entry) => entry.split('|') as CueGroup[]),
    actor,
    reach: kind === 'newLeader' ? shortReach : longReach,
    isCurrent: kind === 'hiring',
  }));
}
