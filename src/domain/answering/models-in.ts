import { anyPhrase } from '../../languages/all-phrases.ts';

/** The models that a text names, each in capitals and without what only joins its parts: "l-300" is "L300". */
export function modelsIn(text: string): readonly string[] {
  return [...text.matchAll(modelName)]
    .map(([name]) => name.toUpperCase().replace(/[ -]/gu, ''))
    .filter((name) => !noModel.test(name));
}

/** Few letters and few digits. Long numbers are those of companies, places and telephones. */
const modelName =
  /(?<![\p{L}\p{N}.-])(?:\p{L}{1,5}-?|[B-HJ-Z] (?=\d{2}))\d{1,4}(?![\d.,]\d|\d)(?:\p{Lu}+(?!\p{Ll}))?/gu;

/** Times, currencies, quantities and what everybody writes with a figure. */
const noModel = new RegExp(
  String.raw`^(?:Q[1-4]|H[12]|B2[BC]|[BC]2[BCG]|CO2|M[23]|COVID\d+|${anyPhrase(({ enquiries }) => enquiries.statements.beforeFigures)}\d+)$`,
  'u',
);
