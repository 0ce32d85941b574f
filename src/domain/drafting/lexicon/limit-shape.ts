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
  readonly kinds: readonly (readonly [LimitKind, RegExp])[];
  /** Whether there is any of them, asked at once, as most sentences have none. */
  readonly any: RegExp;
  /** What a number is for: "a month", "per user and month"; `unit` and `second` name it. */
  readonly rate: RegExp;
  /** A word for what costs nothing, and the words that begin to say for whom, where or for how long. */
  readonly free: RegExp;
  readonly freeFor: RegExp;
}

/** Units of time in all languages by the beginnings of their words. */
export const timeUnits: readonly (readonly [string, RegExp])[] = [
  ['hour', /^(?:hour|tun|timm|stund|stünd|h$)/u],
  ['day', /^(?:day|dai|päiv|pv|dag|tag|täg)/u],
  ['week', /^(?:week|viik|vk|veck|woch|wöch)/u],
  ['month', /^(?:month|kuukau|kuu|kk|månad|mån|monat)/u],
  ['quarter', /^(?:quarter|neljännes|kvartal|quartal)/u],
  ['year', /^(?:year|annu|vuo|år|jahr|jähr)/u],
];
