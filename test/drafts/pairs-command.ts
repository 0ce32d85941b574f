import process from 'node:process';
import { Command } from 'commander';
import type { WrittenLanguage } from '../../src/languages/packs.ts';
import { languagesOption } from './languages-option.ts';
import { readFalsePairs, readTruePairs, type FalsePair, type TruePair } from './pairs.ts';
import { shareTable, type Count } from './share-table.ts';
import { verifyPair, type OmissionReason } from './verify-pair.ts';

/** `npm run drafts -- pairs`: how many true sentences the verifier keeps, and how many false ones. */
export function pairsCommand(): Command {
  return new Command('pairs')
    .description(
      'measures how many true and how many false sentences of test/drafts/pairs the verifier keeps',
    )
    .addOption(languagesOption())
    .option('--show', 'prints each false sentence that is kept, and each true one that is refused')
    .action(({ language, show = false }: { language: readonly WrittenLanguage[]; show?: boolean }) => {
      const trueOnes = language.flatMap(readTruePairs).map(judge);
      const falseOnes = language.flatMap(readFalsePairs).map(judge);
      const parts = [
        shareTable(
          ['true sentences', '', 'kept', 'of'],
          countsOf(trueOnes, language, ({ kind }) => kind),
        ),
        shareTable(
          ['false sentences', '', 'kept', 'of'],
          countsOf(falseOnes, language, ({ error }) => error),
        ),
        ...(show ? [...falseOnes.flatMap(showKept), ...trueOnes.flatMap(showRefused)] : []),
      ];
      process.stdout.write(`${parts.join('\n\n')}\n`);
    });
}

interface Judged<P> {
  readonly pair: P;
  readonly reason: OmissionReason;
}

function judge<P extends TruePair | FalsePair>(pair: P): Judged<P> {
  return { pair, reason: verifyPair(pair) };
}

function countsOf<P extends TruePair | FalsePair>(
  judged: readonly Judged<P>[],
  languages: readonly WrittenLanguage[],
  classOf: (pair: P) => string,
): readonly Count[] {
  return languages.flatMap((language) => {
    const own = judged.filter(({ pair }) => pair.language === language);
    const classes = [...new Set(own.map(({ pair }) => classOf(pair)))].sort();
    return [
      ...classes.map((name) =>
        countOf(
          [language, name],
          own.filter(({ pair }) => classOf(pair) === name),
        ),
      ),
      countOf([language, 'all'], own),
    ];
  });
}

function countOf(labels: readonly string[], judged: readonly Judged<unknown>[]): Count {
  return { labels, hits: judged.filter(({ reason }) => reason === null).length, total: judged.length };
}

function showKept({ pair, reason }: Judged<FalsePair>): string[] {
  return reason === null ? [`false and kept: ${textOf(pair, pair.error)}`] : [];
}

function showRefused({ pair, reason }: Judged<TruePair>): string[] {
  return reason === null ? [] : [`true and refused: ${textOf(pair, pair.kind)}\n  reason:   ${reason}`];
}

function textOf({ id, passage, sentence }: TruePair | FalsePair, name: string): string {
  return `${id} (${name})\n  passage:  ${passage}\n  sentence: ${sentence}`;
}
