import { replyCategories } from '../../src/domain/replies/categories.ts';
import { confusionOf, evaluate, type ClassifiedReply } from './evaluate.ts';
import { replyLanguages } from './reply-corpus.ts';

const nameOfLanguage = { en: 'English', fi: 'Finnish', sv: 'Swedish', de: 'German' } as const;

/** The figures of a part as Markdown: shares, what was found of each category, and the confusion of all languages. */
export function figuresOf(judged: readonly ClassifiedReply[]): string {
  return [
    table(
      ['language', 'replies', 'right', 'left `unsure`', 'wrong'],
      [null, ...replyLanguages].map((language) => sharesOf(judged, language)),
    ),
    costliest(judged),
    table(
      ['category', 'replies', 'precision', 'recall'],
      evaluate(judged).perCategory.map(({ category, labelled, precision, recall }) => [
        `\`${category}\``,
        String(labelled),
        percent(precision),
        percent(recall),
      ]),
    ),
  ].join('\n\n');
}

/** The table of true and assigned categories, as Markdown, for one language, or for all if it is null. */
export function confusionTable(
  judged: readonly ClassifiedReply[],
  language: (typeof replyLanguages)[number] | null,
): string {
  const letters = replyCategories.map((_, at) => String.fromCodePoint(97 + at));
  return table(
    ['label', ...letters],
    confusionOf(judged, language).map((counts, at) => [
      `${letters[at]} \`${replyCategories[at]}\``,
      ...counts.map((count, column) => (count === 0 ? '' : column === at ? `**${count}**` : String(count))),
    ]),
  );
}

function sharesOf(
  judged: readonly ClassifiedReply[],
  language: keyof typeof nameOfLanguage | null,
): string[] {
  const some = judged.filter(({ reply }) => language === null || reply.language === language);
  const { replies, right, uncertain, wrong } = evaluate(some);
  return [
    language === null ? 'all' : nameOfLanguage[language],
    String(replies),
    ...[right, uncertain, wrong].map(percent),
  ];
}

function costliest(judged: readonly ClassifiedReply[]): string {
  const { missedOptOuts, falseOptOuts, peopleTakenForMachines } = evaluate(judged);
  return (
    `Opt-outs missed: ${missedOptOuts.length}. Other replies taken for an opt-out: ${falseOptOuts.length}. ` +
    `People taken for machines: ${peopleTakenForMachines.length}.`
  );
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
