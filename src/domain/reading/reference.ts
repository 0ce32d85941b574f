import { isLegalForm } from '../company-name.ts';
import type { Item } from './items.ts';

/** What words such as "the company" and "it" mean in a sentence. */
export interface Reference {
  /** Whether "the company" can only mean the company of the text: no other company was named since. */
  readonly isCompanyKnown: boolean;
  /** Whether the title or an earlier sentence names the company. */
  readonly isNamed: boolean;
  /** Whether the sentence before begins with the company, so that "it" means the company. */
  readonly isItKnown: boolean;
}

/** Returns a function that is called with the items of each sentence in turn. */
export function followMentions(
  isKnownAtFirst: boolean,
  isNamedAtFirst: boolean,
): (items: readonly Item[]) => Reference {
  let after: Reference = { isCompanyKnown: isKnownAtFirst, isNamed: isNamedAtFirst, isItKnown: false };
  return (items) => {
    const before = after;
    const named = items.findIndex(({ kind }) => kind === 'company');
    const other = firstOtherCompany(items);
    const isOther = other >= 0 && (named < 0 || other < named);
    after = {
      isCompanyKnown: isOther ? false : before.isCompanyKnown || named >= 0,
      isNamed: !isOther && (before.isNamed || named >= 0),
      isItKnown: !isOther && (named === 0 || named === 1),
    };
    return before;
  };
}

/** The index of a legal form that does not belong to the company's name, or -1. */
function firstOtherCompany(items: readonly Item[]): number {
  return items.findIndex(
    ({ kind, lower, isCapitalised }, at) =>
      kind === 'word' &&
      isCapitalised &&
      at > 0 &&
      isLegalForm(lower) &&
      items[at - 1]?.isCapitalised === true,
  );
}
