import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern, verbose } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(den|det|detta|de|dessa|han|hon|och|men|då|också|där|här)(?!\p{L})/iu,
  speaksOfUs: /^(vi|vår|vårt|våra)(?!\p{L})/iu,
  voices: null,
  finite: pattern`^(?:gör|erbjuder|levererar|säljer|utvecklar|bygger|tillverkar|hjälper|ger|skapar|hyr|driver|
    tar|sköter|producerar|planerar|installerar|underhåller|städar|översätter|utbildar|organiserar|förenklar|
    sparar|minskar|automatiserar|använder|behöver|designar|importerar|tillhandahåller)$`,
  kinds: anyCasePattern`(?:program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|
    utbildning|utbildningar|rådgivning|underhåll|produkter|utrustning|städning|schemaläggning|maskiner)$`,
  owners: /^(?:deras|dess|hans|hennes|sin|sitt|sina|er|ert|era|vår|vårt|våra|min|mitt|mina)$/iu,
  objects:
    /^Vi \p{Ll}+r ((?:\p{Ll}+a )?\p{Ll}{4,}(?:ar|er|or|ning|tion|ik))(?= (?:till|för|i|på|åt|som|med)\b|[.,]|$)/u,
  wished: [/\bom ((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+)(?=$|[.,;!]| (?:med|för|till|och|i|på)\b)/giu],
  trade: [
    new RegExp(
      verbose`(?<!\p{L})(?:gör|erbjuder|levererar|system för|program för|verktyg för|tjänster för|
        programvara för|stöd för) (\p{Ll}+(?:ing|tion|tik|kt|vård|het|el|skap))(?= |[.,])`,
      'gu',
    ),
  ],
  nouns: '[Ff]öretaget|[Bb]olaget|[Kk]oncernen|[Dd]et|[Dd]e',
  openings:
    '(?:I|Sedan|Under|På|Från|Efter|Hösten|Våren|Sommaren|Vintern) ?[^,;]{0,40}?|\\d{4}|Nyligen|Idag|Nu',
  apposition: '(?:, (?:en|ett) [^,]+,)?',
  notVerbs: /^(?:och|eller|i|på|som|hos|av)(?= )/u,
  relative: /^[^,.;]{4,70},? som (\p{Ll}+r .+)$/u,
  verbs: /(?:r|de|te)$/u,
  phraseStarts:
    /,? (?:med|för|i|på|till|från|som|där|medan|hos|genom|samt)(?= )|,? (?:och|men) (?=\p{Ll}+r )|[,;] | [–—-] /gu,
  leaning: /^(?:det|den|de|detta|dessa|han|hon) (?!finns)\p{Ll}+(?:r|t|s)(?!\p{L})/iu,
};
