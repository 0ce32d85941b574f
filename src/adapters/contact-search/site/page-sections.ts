/**
 * Which blocks of a page stand in a section about others: its customers, partners, authorities, former people. Such a
 * section begins with a heading that says so. It ends with a higher heading, or with one as high that speaks of the
 * company's own people. Names of customers are headings too, so no other one ends it. Where the headings of a page
 * have no levels, as in the text of a page that was kept, only one that speaks of the company's own people does.
 */
import type { PageBlock } from '../../../domain/research.ts';
import { isOutsiderHeading, isTeamHeading } from './outsider-words.ts';

/** The numbers of the blocks that stand in a section about others; `withoutName` takes the company's name out. */
export function blocksAboutOutsiders(
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
      if (isOutsiderHeading(text))
        opened = opened === null || isWider(level, opened.level) ? { level } : opened;
      else if (opened !== null && endsSection(text, level, opened.level)) opened = null;
    }
    if (opened !== null) about.add(at);
  }
  return about;
}

const maxHeadingLength = 60;

/** The text of a block that is a heading, or that looks like one: a line by itself that is no sentence. */
function headingOf({ lines, heading }: PageBlock): string | null {
  const text = lines.join(' ');
  if (heading !== undefined) return text;
  const looksSo = lines.length === 1 && text.length <= maxHeadingLength && !/[\d@,]|[.;]$/u.test(text);
  return looksSo ? text : null;
}

function isWider(level: number | null, opened: number | null): boolean {
  return level !== null && (opened === null || level < opened);
}

function endsSection(text: string, level: number | null, opened: number | null): boolean {
  if (opened === null) return isTeamHeading(text);
  return level !== null && (level < opened || (level === opened && isTeamHeading(text)));
}
