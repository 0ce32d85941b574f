import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(se|sen|siinä|tämä|tässä|ne|nämä|ja|mutta|myös|silloin|lisäksi|hän|he)(?!\p{L})/iu,
  speaksOfUs: /^(me|meidän|\p{L}+mme)(?!\p{L})/iu,
  withoutSubject: null,
  slogans: /^(?:vähemmän|enemmän)(?!\p{L})/iu,
  isFormal: false,
  voices: { formal: /\bTeidän|\bTeille\b/u, informal: /(?<!\p{L})(sinun|sinulle|sinua)(?!\p{L})/u },
  finite: pattern`^(?:tek(?:ee|evät)|tarjo(?:aa|avat)|my(?:y|yvät)|\p{L}+(?:ttaa|ttää|staa|stää|ntaa|ntää|
    lee)|\p{L}+(?:tavat|tävät|levat|levät)|vuokraa|hoitaa|huoltaa|vie|tuo|saa|siivoaa|ohjaa|luo)$`,
  kinds: anyCasePattern`(?:ohjelmisto|ohjelmistot|ohjelmistoa|palvelu|palvelut|palveluita|palveluja|
    järjestelmä|järjestelmät|järjestelmiä|sovellus|työkalu|työkalut|työkaluja|ratkaisu|ratkaisut|ratkaisuja|
    koulutus|koulutukset|konsultointi|laitteet|tuotteet|alusta|huolto|siivous)$`,
  leaning: /^(?:se|sen|siinä|siihen|ne|niiden|tämä|tämän|nämä|hän|he)(?!\p{L})/iu,
};
