import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Command, Option } from 'commander';
import { readTriggers } from '../../src/domain/reading/read-triggers.ts';
import type { WrittenLanguage } from '../../src/languages/packs.ts';
import { languagesOption } from './languages-option.ts';
import { fileLanguages } from './pairs.ts';
import { shareTable, type Count } from './share-table.ts';

interface TriggerCase {
  readonly id: string;
  readonly company: { readonly name: string; readonly otherNames: readonly string[] };
  readonly page: { readonly title: string; readonly date: string | null; readonly url: string | null };
  readonly text: string;
  readonly trigger: { readonly kind: string; readonly quote: string; readonly date: string } | null;
}

/** What the reader found in the cases of one language. */
interface Tally {
  readonly language: WrittenLanguage;
  /** Cases with a trigger, and those of them in which it was found. */
  cases: number;
  found: number;
  /** Triggers that the reader returned, and those of them that are labelled so. */
  returned: number;
  right: number;
  /** Cases with a trigger of a kind, and those of them in which it was found. */
  readonly kinds: Map<string, { cases: number; found: number }>;
  readonly errors: string[];
}

const caseSets = ['development', 'unseen', 'harder'] as const;
type CaseSet = (typeof caseSets)[number];

/** `npm run drafts -- triggers`: how many of the triggers read are right, and how many of all are found. */
export function triggersCommand(): Command {
  return new Command('triggers')
    .description('measures what the reader of triggers finds in the cases of test/drafts/triggers')
    .addOption(languagesOption())
    .addOption(new Option('--set <name>', 'the cases').choices(caseSets).default('development'))
    .option('--show', 'prints each error of the development set')
    .action((options: { language: readonly WrittenLanguage[]; set: CaseSet; show?: boolean }) => {
      const tallies = options.language.map((language) => tallyOf(language, options.set));
      const parts = [
        shareTable(
          ['right of found', '', ''],
          tallies.map(({ language, right, returned }) => countOf(language, right, returned)),
        ),
        shareTable(
          ['found of all', '', ''],
          tallies.map(({ language, found, cases }) => countOf(language, found, cases)),
        ),
        shareTable(
          ['found by kind', '', '', ''],
          tallies.flatMap(({ language, kinds }) =>
            [...kinds].map(([kind, { found, cases }]) => ({
              labels: [language, kind],
              hits: found,
              total: cases,
            })),
          ),
        ),
        // Nobody who works on the rules may see the unseen cases.
        ...(options.show === true && options.set === 'development'
          ? tallies.flatMap(({ errors }) => errors)
          : []),
      ];
      process.stdout.write(`${parts.join('\n\n')}\n`);
    });
}

function countOf(language: string, hits: number, total: number): Count {
  return { labels: [language], hits, total };
}

/** The day for which the cases are labelled. */
const dayOfReading = '2026-11-23';

function readCases(language: WrittenLanguage, set: CaseSet): TriggerCase[] {
  const file = path.join(import.meta.dirname, 'triggers', `${set}-${fileLanguages[language]}.ndjson`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TriggerCase);
}

function tallyOf(language: WrittenLanguage, set: CaseSet): Tally {
  const tally: Tally = { language, cases: 0, found: 0, returned: 0, right: 0, kinds: new Map(), errors: [] };
  for (const each of readCases(language, set)) {
    const { company, page, text, trigger } = each;
    const found = readTriggers(
      { sourceId: each.id, text, url: page.url, title: page.title, date: page.date },
      { names: [company.name, ...company.otherNames] },
      dayOfReading,
    );
    const right = found.filter(
      ({ kind, quote, date }) => kind === trigger?.kind && quote === trigger.quote && date === trigger.date,
    );
    tally.returned += found.length;
    tally.right += right.length;
    tally.cases += trigger === null ? 0 : 1;
    tally.found += right.length > 0 ? 1 : 0;
    if (trigger !== null) countKind(tally.kinds, trigger.kind, right.length > 0);
    for (const wrong of found.filter((one) => !right.includes(one)))
      tally.errors.push(`WRONG ${each.id} ${wrong.kind} ${wrong.date}: ${wrong.quote}\n  ${describe(each)}`);
    if (trigger !== null && right.length === 0) tally.errors.push(`MISSED ${each.id} ${describe(each)}`);
  }
  return tally;
}

function countKind(kinds: Tally['kinds'], kind: string, isFound: boolean): void {
  const { cases, found } = kinds.get(kind) ?? { cases: 0, found: 0 };
  kinds.set(kind, { cases: cases + 1, found: found + (isFound ? 1 : 0) });
}

function describe({ company, page, text, trigger }: TriggerCase): string {
  const wanted = trigger === null ? 'no trigger' : `${trigger.kind} ${trigger.date}: ${trigger.quote}`;
  return `${wanted}\n  ${company.name} | ${page.url ?? 'no page'} ${page.date ?? 'without date'}\n  ${text}`;
}
