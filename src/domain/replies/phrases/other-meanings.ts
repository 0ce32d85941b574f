/*
 * Words of an opt-out in turns where they mean something else, folded: a spare part or a spare hour, and stopping by
 * somewhere.
 */
import { verbose } from '../../../languages/notation/verbose.ts';

const otherMeanings = new RegExp(
  verbose`
    (?<![\p{L}\p{N}'-])(?:
    spare(?! (?:me|us|my|our|your|yourself|yourselves|him|her|them|everyone|everybody|all of|the|this|these|that|any|
    further|mir|uns)(?!\p{L}))|
    stop(?:s|ped|ping)? (?:by|in)(?: (?:at|and|for a|here|us|our|my|(?:the|your) (?:office|shop|store|stand|booth|
    showroom|factory|warehouse|house|site|premises))(?!\p{L})| ?[.!?]| (?=on (?:mon|tues|wednes|thurs|fri|satur|
    sun)day))
    )
  `,
  'gu',
);

/** A text without such words; what stands in their place is no word of an opt-out. */
export function withoutOtherMeanings(text: string): string {
  return text.replaceAll(otherMeanings, 'thing ');
}
