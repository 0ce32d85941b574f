import { isoOfFigures } from './dates.ts';
import type { ResearchText } from './research-text.ts';

/** The date of a page: its own, else the one in its address. */
export function pageDateOf({ date, url }: ResearchText): string | null {
  return (date === null ? null : isoOfFigures(date.slice(0, 10))) ?? dateInAddress(url);
}

/** "/2026/09/08/new-depot" and "/2026-09-08-new-depot". */
function dateInAddress(url: string | null): string | null {
  const [, year, month, day] = /\/((?:19|20)\d\d)[/-](\d\d)(?:[/-](\d\d))?(?!\d)/u.exec(url ?? '') ?? [];
  if (year === undefined || month === undefined) return null;
  return day === undefined ? null : isoOfFigures(`${year}-${month}-${day}`);
}
