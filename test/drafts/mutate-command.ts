import process from 'node:process';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { WrittenLanguage } from '../../src/languages/packs.ts';
import { languagesOption } from './languages-option.ts';
import { inForm, mutantsOf, type Mutant } from './mutants.ts';
import { operators } from './operators/operators.ts';
import { readTruePairs } from './pairs.ts';
import { shareTable, type Count } from './share-table.ts';
import { formsWithoutQuote, verifyForm, verifyPair, type FormWithoutQuote } from './verify-pair.ts';

interface MutateOptions {
  readonly seed: number;
  readonly language: readonly WrittenLanguage[];
  readonly operator?: string;
  readonly max: number;
  readonly show: number;
}

/** `npm run drafts -- mutate --seed 1`: how many false sentences the verifier keeps. */
export function mutateCommand(): Command {
  return new Command('mutate')
    .description('makes false sentences of the true pairs and measures how many of them the verifier keeps')
    .requiredOption('--seed <number>', 'which of the possible mutants are taken', parseCount)
    .addOption(languagesOption())
    .addOption(
      new Option('--operator <name>', 'one operator instead of all').choices(
        operators.map(({ name }) => name),
      ),
    )
    .option('--max <number>', 'at most this many mutants for each operator and pair', parseCount, 3)
    .option(
      '--show <number>',
      'prints this many kept mutants for each operator, form and language',
      parseCount,
      0,
    )
    .action((options: MutateOptions) => {
      process.stdout.write(`${report(options)}\n`);
    });
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function report({ seed, language, operator, max, show }: MutateOptions): string {
  const chosen = operators.filter(({ name }) => operator === undefined || name === operator);
  const judged = language.flatMap((code) => {
    const pairs = readTruePairs(code);
    return distinct(chosen.flatMap((one) => mutantsOf(one, pairs, { seed, max }))).map(judge);
  });
  const names = [...new Set(judged.map(({ mutant }) => mutant.operator))];
  const cells = [...language, 'all'].flatMap((code) =>
    [...names, 'all'].map((name) => ({
      code,
      name,
      mutants: judged.filter(
        ({ mutant }) =>
          (code === 'all' || mutant.pair.language === code) && (name === 'all' || mutant.operator === name),
      ),
    })),
  );
  const table = shareTable(
    ['', 'operator', 'kept', 'made'],
    cells
      .filter(({ mutants }) => mutants.length > 0)
      .map(({ code, name, mutants }) => countOf([code, name], mutants)),
  );
  const forms = shareTable(
    ['', 'form', 'kept', 'made'],
    language.flatMap((code) =>
      formsWithoutQuote.map((form): Count => {
        const own = judged.filter(({ mutant }) => mutant.pair.language === code);
        return {
          labels: [code, form],
          hits: own.filter(({ keptForms }) => keptForms.includes(form)).length,
          total: own.length,
        };
      }),
    ),
  );
  const shown = cells
    .filter(({ code, name }) => code !== 'all' && name !== 'all')
    .flatMap(({ mutants }) =>
      mutants
        .filter(({ isKept }) => isKept)
        .slice(0, show)
        .map((one) => textOf(one, one.mutant.pair.sentence)),
    );
  const shownForms = language.flatMap((code) =>
    formsWithoutQuote.flatMap((form) =>
      judged
        .filter(({ mutant, keptForms }) => mutant.pair.language === code && keptForms.includes(form))
        .slice(0, show)
        .map((one) => `${form}, ${textOf(one, inForm(one.mutant.pair, form))}`),
    ),
  );
  const keptTruths = judged.filter(({ isTruthKept }) => isTruthKept);
  const ofKept = shareTable(
    ['', '', 'kept', 'made'],
    [...language, 'all'].map((code) =>
      countOf(
        [code, ''],
        keptTruths.filter(({ mutant }) => code === 'all' || mutant.pair.language === code),
      ),
    ),
  );
  return [
    table,
    `Mutants of the true sentences that the verifier keeps:\n\n${ofKept}`,
    `The same mutants written as a question, subject, courtesy or call to action:\n\n${forms}`,
    ...shown,
    ...shownForms,
  ].join('\n\n');
}

/** Two operators may make the same sentence: the first one counts. */
function distinct(mutants: readonly Mutant[]): readonly Mutant[] {
  const byText = new Map(
    mutants.toReversed().map((mutant) => [`${mutant.pair.sentence}\n${mutant.pair.passage}`, mutant]),
  );
  return [...byText.values()].toReversed();
}

interface JudgedMutant {
  readonly mutant: Mutant;
  readonly isKept: boolean;
  readonly isTruthKept: boolean;
  readonly keptForms: readonly FormWithoutQuote[];
}

function judge(mutant: Mutant): JudgedMutant {
  const { pair, from } = mutant;
  return {
    mutant,
    isKept: verifyPair(pair) === null,
    isTruthKept: verifyPair(from) === null,
    keptForms: formsWithoutQuote.filter((form) => verifyForm(pair, form, inForm(pair, form)) === null),
  };
}

function countOf(labels: readonly string[], mutants: readonly JudgedMutant[]): Count {
  return { labels, hits: mutants.filter(({ isKept }) => isKept).length, total: mutants.length };
}

function textOf({ mutant: { operator, from, pair } }: JudgedMutant, kept: string): string {
  const lines = [`passage: ${pair.passage}`, `true:    ${from.sentence}`, `kept:    ${kept}`];
  return [`${operator}, ${from.id}`, ...lines].join('\n  ');
}
