import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(den|det|detta|de|dessa|han|hon|och|men|då|också|där|här)(?!\p{L})/iu,
  speaksOfUs: /^(vi|vår|vårt|våra)(?!\p{L})/iu,
  voices: null,
  finite: new RegExp(
    String.raw`^(?:${[
      String.raw`gör|erbjuder|levererar|säljer|utvecklar|bygger|tillverkar|hjälper|ger|skapar|hyr|driver|tar|sköter`,
      String.raw`producerar|planerar|installerar|underhåller|städar|översätter|utbildar|organiserar|förenklar|sparar`,
      String.raw`minskar|automatiserar|använder|behöver|designar|importerar|tillhandahåller`,
    ].join('|')})$`,
    'u',
  ),
  kinds: new RegExp(
    String.raw`(?:${[
      String.raw`program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|utbildning`,
      String.raw`utbildningar|rådgivning|underhåll|produkter|utrustning|städning|schemaläggning|maskiner`,
    ].join('|')})$`,
    'iu',
  ),
  owners: /^(?:deras|dess|hans|hennes|sin|sitt|sina|er|ert|era|vår|vårt|våra|min|mitt|mina)$/iu,
  objects:
    /^Vi \p{Ll}+r ((?:\p{Ll}+a )?\p{Ll}{4,}(?:ar|er|or|ning|tion|ik))(?= (?:till|för|i|på|åt|som|med)\b|[.,]|$)/u,
  wished: [/\bom ((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+)(?=$|[.,;!]| (?:med|för|till|och|i|på)\b)/giu],
  trade: [
    new RegExp(
      [
        String.raw`(?<!\p{L})`,
        String.raw`(?:gör|erbjuder|levererar|system för|program för|verktyg för|tjänster för|programvara för|stöd för) `,
        String.raw`(\p{Ll}+(?:ing|tion|tik|kt|vård|het|el|skap))(?= |[.,])`,
      ].join(''),
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
