import { allPhrases } from '../../../languages/all-phrases.ts';

/** An instruction without the words that every instruction has: what is left names its topic. */
export function withoutGeneral(instruction: string): string {
  return instruction.replace(generalWords, ' ');
}

const generalWords = new RegExp(
  String.raw`\b(${allPhrases(({ research }) => research.instructionWords.generalWords).join('|')})\b`,
  'giu',
);
