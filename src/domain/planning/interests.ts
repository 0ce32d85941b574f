import { byLanguage } from '../../languages/by-language.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords } from '../answering/content-words.ts';
import { companyFunctions, type CompanyFunction } from '../language-pack/title-words.ts';
import { readTitle } from '../roles.ts';
import type { Stems } from './seller-sentences.ts';

/** What speaks for one offer instead of another, besides the news. */
export interface Interests {
  /** The angles of lead and campaign: what the message should build on. */
  readonly angle: Stems;
  /** What people in the recipient's role care about. */
  readonly role: Stems;
}

export function interestsOf(
  { angles, jobTitle }: { readonly angles: readonly string[]; readonly jobTitle: string | undefined },
  language: WrittenLanguage,
): Interests {
  const functions = readTitle(jobTitle ?? '')?.functions ?? [];
  const words = companyFunctions
    .filter((name) => functions.includes(name))
    .map((name: CompanyFunction) => cares[language][name]);
  return {
    angle: contentWords(angles.join('\n').slice(0, maxLength), language),
    role: contentWords(words.join(' '), language),
  };
}

const maxLength = 4_000;
const cares = byLanguage(({ planning }) => planning.cares);
