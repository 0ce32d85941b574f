/**
 * Which blocks of a page stand in a section about others: its customers, partners, authorities, former people. Such a
 * section begins with a heading that says so. It ends with a higher heading, or with one as high that speaks of the
 * company's own people. Names of customers are headings too, so no other one ends it. Where the headings of a page
 * have no levels, as in the text of a page that was kept, only one that speaks of the company's own people does.
 */
import type { PageBlock } from '../../../domain/research.ts';
import { headsOthers, headsOwn } from './stranger-words.ts';

/** The numbers of the blocks that stand in a section about others; `withoutName` takes the company's name out. */
export function blocksAboutOthers(
  blocks: readonly PageBlock[],
  withoutName: (text: string) => string,
): ReadonlySet<number> {
  const about = new Set<number>();
  let opened: { readonly level: number | null } | null = null;
  for (const [at, block] of blocks.entries()) {
    const heading = headingOf(block);
    if (heading !== null) {
      const text = withoutName(heading);
      const level = block.heading ?? null;
      if (headsOthers(text)) opened = opened === null || isWider(level, opened.level) ? { level } : opened;
      else if (opened !== null && ends(text, level, opened.level)) opened = null;
    }
    if (opened !== null) about.add(at);
  }
  return about;
}

const longestHeading = 60;

/** The text of a block that is a heading, or that looks like one: a line by itself that is no sentence. */
function headingOf({ lines, heading }: PageBlock): string | null {
  const text = lines.join(' ');
  if (heading !== undefined) return text;
  const looksSo = lines.length === 1 && text.length <= longestHeading && !/[\d@,]|[.;]$/u.test(text);
  return looksSo ? text : null;
}

function isWider(level: number | null, opened: number | null): boolean {
  return level !== null && (opened === null || level < opened);
}

function ends(text: string, level: number | null, opened: number | null): boolean {
  if (opened === null) return headsOwn(text);
  return level !== null && (level < opened || (level === opened && headsOwn(text)));
}
