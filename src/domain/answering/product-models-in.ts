import { anyPhrase } from '../../languages/all-phrases.ts';

/** The product models that a text names, in capitals and without hyphens and spaces: "l-300" is "L300". */
export function productModelsIn(text: string): readonly string[] {
  return [...text.matchAll(productModel)]
    .map(([name]) => name.toUpperCase().replace(/[ -]/gu, ''))
    .filter((name) => !otherTerm.test(name));
}

/** Few letters and few digits. Longer numbers belong to companies, places and telephones. */
const productModel =
  /(?<![\p{L}\p{N}.-])(?:\p{L}{1,5}-?|[B-HJ-Z] (?=\d{2}))\d{1,4}(?![\d.,]\d|\d)(?:\p{Lu}+(?!\p{Ll}))?/gu;

/** Terms that look like a product model: quarters, currencies, quantities, B2B, CO2, COVID19. */
const otherTerm = new RegExp(
  String.raw`^(?:Q[1-4]|H[12]|B2[BC]|[BC]2[BCG]|CO2|M[23]|COVID\d+|${anyPhrase(({ enquiries }) => enquiries.statements.beforeFigures)}\d+)$`,
  'u',
);
