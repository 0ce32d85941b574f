/**
 * Finds the blocks of a page in sections about outsiders: customers, partners, authorities, former people. Such a
 * section begins with a heading that says so. It ends at a higher heading, or at one of the same level about the
 * company's own people. Other headings do not end it, because customers' names are headings too. Without heading
 * levels, as in the text of a stored page, only a heading about the company's own people ends it.
 */
import type { PageBlock } from '../../../domain/research.ts';
import { isOutsiderHeading, isTeamHeading } from './outsider-words.ts';

/** The indexes of the blocks in sections about outsiders. `withoutName` removes the company's name. */
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

/** The text of a heading, or of a block that looks like one: a single line that is not a sentence. */
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
