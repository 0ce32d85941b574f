import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(se|sen|siinä|tämä|tässä|ne|nämä|ja|mutta|myös|silloin|lisäksi|hän|he)(?!\p{L})/iu,
  speaksOfUs: /^(me|meidän|\p{L}+mme)(?!\p{L})/iu,
  voices: { formal: /\bTeidän|\bTeille\b/u, informal: /(?<!\p{L})(sinun|sinulle|sinua)(?!\p{L})/u },
  finite: pattern`^(?:tek(?:ee|evät)|tarjo(?:aa|avat)|my(?:y|yvät)|\p{L}+(?:ttaa|ttää|staa|stää|ntaa|ntää|
    lee)|\p{L}+(?:tavat|tävät|levat|levät)|vuokraa|hoitaa|huoltaa|vie|tuo|saa|siivoaa|ohjaa|luo)$`,
  kinds: anyCasePattern`(?:ohjelmisto|ohjelmistot|ohjelmistoa|palvelu|palvelut|palveluita|palveluja|
    järjestelmä|järjestelmät|järjestelmiä|sovellus|työkalu|työkalut|työkaluja|ratkaisu|ratkaisut|ratkaisuja|
    koulutus|koulutukset|konsultointi|laitteet|tuotteet|alusta|huolto|siivous)$`,
  owners: /^(?:heidän|hänen|teidän|meidän|sen|niiden|minun|sinun)$/iu,
  objects: /^(?:Me )?\p{L}+mme (\p{Ll}{4,}(?:jen|den|ten|n) )?(\p{Ll}{4,}[uy]st[aä])(?= |[.,]|$)/u,
  wished: [/(?<!\p{L})(\p{L}{3,}(?:sta|stä))(?=$|[.,;!\s])/giu, /aiheesta (\p{L}+)/giu],
  trade: [
    /(?<!\p{L})(\p{L}{4,}(?:un|yn|ksen|nnan|nnän|non)) (?:ohjelmisto|järjestelm|palvelu|sovellu|työkalu|ratkaisu)/gu,
    /(?:ohjelmisto|järjestelm|palvelu|sovellu|työkalu|ratkaisu)\p{L}{0,40} (\p{L}{5,40}(?:uun|yyn|kseen))/gu,
  ],
  nouns: '[Yy]ritys|[Yy]htiö|[Kk]onserni|[Ss]e',
  openings:
    '(?:Vuonna|Vuodesta) \\d{4}(?: lähtien)?|\\p{Lu}\\p{Ll}+(?:ssa|ssä|lla|llä)(?: \\d{4})?|Viime \\p{Ll}+',
  apposition: '',
  notVerbs: /^(?:ja|sekä|tai|joka|jotka)(?= )/u,
  relative: /^[^,.;]{4,70}, joka (\p{Ll}+ .+)$/u,
  verbs: /./u,
  phraseStarts: /, | (?:ja|sekä|mutta) | [–—-] /gu,
  leaning: /^(?:se|sen|siinä|siihen|ne|niiden|tämä|tämän|nämä|hän|he)(?!\p{L})/iu,
};
