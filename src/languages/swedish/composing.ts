import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(den|det|detta|de|dessa|han|hon|och|men|då|också|där|här)(?!\p{L})/iu,
  speaksOfUs: /^(vi|vår|vårt|våra)(?!\p{L})/iu,
  withoutSubject: null,
  slogans: /^(?:mindre|mer|bättre)(?!\p{L})/iu,
  isFormal: false,
  voices: null,
  finite: pattern`^(?:gör|erbjuder|levererar|säljer|utvecklar|bygger|tillverkar|hjälper|ger|skapar|hyr|driver|
    tar|sköter|producerar|planerar|installerar|underhåller|städar|översätter|utbildar|organiserar|förenklar|
    sparar|minskar|automatiserar|använder|behöver|designar|importerar|tillhandahåller)$`,
  kinds: anyCasePattern`(?:program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|
    utbildning|utbildningar|rådgivning|underhåll|produkter|utrustning|städning|schemaläggning|maskiner)$`,
  leaning: /^(?:det|den|de|detta|dessa|han|hon) (?!finns)\p{Ll}+(?:r|t|s)(?!\p{L})/iu,
};
