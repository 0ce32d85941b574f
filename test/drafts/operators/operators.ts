import { actorsSwapped } from './actors-swapped.ts';
import { dateChanged, dateToAnotherVerb } from './date-operators.ts';
import { limitMoved } from './limit-moved.ts';
import { listCut, listItemSwapped } from './list-operators.ts';
import { nameSwapped, placeSwapped } from './name-operators.ts';
import { countedThingSwapped, limitAdded, numberChanged } from './number-operators.ts';
import type { Operator } from './operator.ts';
import { factsMerged, otherPassage, sideSwapped } from './passage-operators.ts';
import { rewriteOperators } from './rewrite-operators.ts';

/** All ways to make a true sentence false, in the order in which results list them. */
export const operators: readonly Operator[] = [
  dateToAnotherVerb,
  dateChanged,
  limitMoved,
  limitAdded,
  numberChanged,
  countedThingSwapped,
  ...rewriteOperators,
  actorsSwapped,
  factsMerged,
  listCut,
  listItemSwapped,
  placeSwapped,
  nameSwapped,
  sideSwapped,
  otherPassage,
];
