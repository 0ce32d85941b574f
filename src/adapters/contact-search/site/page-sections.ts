/**
 * Finds the blocks of a page in sections about outsiders: customers, partners, authorities, former employees. Such a
 * section begins with a heading about outsiders. It ends at a higher heading, or at one of the same level about the
 * company's own people. Other headings do not end it, because customers' names may be headings too. The text of a
 * stored page has no heading levels. There, only a heading about the company's own people ends a section.
 */
import type { PageBlock } from '../../../domain/research.ts';
import { isOutsiderHeading, isTeamHeading } from './outsider-words.ts';

/** The indexes of the blocks in sections about outsiders. `withoutName` removes the company's name. */
export function blocksAboutOutsiders(
  blocks: readonly PageBlock[],
  withoutName: (text: string) => string,
): ReadonlySet<number> {
  const found = new Set<number>();
  let section: { readonly level: number | null } | null = null;
  for (const [index, block] of blocks.entries()) {
    const heading = headingOf(block);
    if (heading !== null) {
      const text = withoutName(heading);
      const level = block.heading ?? null;
      if (isOutsiderHeading(text))
        section = section === null || isHigher(level, section.level) ? { level } : section;
      else if (section !== null && endsSection(text, level, section.level)) section = null;
    }
    if (section !== null) found.add(index);
  }
  return found;
}

const maxHeadingLength = 60;

/** The text of a heading, or of a block that looks like one: a single line that is not a sentence. */
function headingOf({ lines, heading }: PageBlock): string | null {
  const text = lines.join(' ');
  if (heading !== undefined) return text;
  const looksLikeHeading =
    lines.length === 1 && text.length <= maxHeadingLength && !/[\d@,]|[.;]$/u.test(text);
  return looksLikeHeading ? text : null;
}

function isHigher(level: number | null, sectionLevel: number | null): boolean {
  return level !== null && (sectionLevel === null || level < sectionLevel);
}

function endsSection(text: string, level: number | null, sectionLevel: number | null): boolean {
  if (sectionLevel === null) return isTeamHeading(text);
  return level !== null && (level < sectionLevel || (level === sectionLevel && isTeamHeading(text)));
}
