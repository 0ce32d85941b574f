/** How a statement limits its fact. A claim keeps every limit of its evidence in some wording of the same kind. */
export type LimitKind =
  | 'exclusive'
  | 'usual'
  | 'at times'
  | 'average'
  | 'request'
  | 'arrangement'
  | 'fee'
  | 'availability'
  | 'condition'
  | 'exception'
  | 'notice'
  | 'stage'
  | 'start'
  | 'beginning'
  | 'extra'
  | 'floor'
  | 'audience'
  | 'days'
  | 'partner'
  | 'best'
  | 'possible'
  | 'nearly'
  | 'some'
  | 'soon'
  | 'hearsay'
  | 'ending'
  | 'deadline';

/** The words of one language that limit a fact, over the lower-case words of a sentence with one space between them. */
export interface LimitWords {
  /** Phrases of each kind. A kind may have several. Example: `['usual', 'usually|as a rule']`. */
  readonly kinds: readonly (readonly [LimitKind, string])[];
  /** What a number is for: "a month", "per user and month"; `unit` and `second` name it. */
  readonly rate: RegExp;
  /** A word for what costs nothing, and the words that begin to say for whom, where or for how long. */
  readonly free: RegExp;
  readonly freeFor: RegExp;
  /** Units of time by the beginnings of their words. Example: `day: 'day|dai'`. */
  readonly timeUnits: Readonly<Record<TimeUnit, string>>;
}

export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
