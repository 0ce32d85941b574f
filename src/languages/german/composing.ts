import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(es|das|dies\p{L}*|er|sie|und|aber|auch|dann|damit|dabei|so|hier)(?!\p{L})/iu,
  speaksOfUs: /^(wir|unser\p{L}*)(?!\p{L})/iu,
  withoutSubject: null,
  slogans: /^(?:mehr|weniger|besser)(?!\p{L})/iu,
  isFormal: true,
  voices: {
    formal: /(?<=[\p{Ll},] )(Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u,
    informal: /\b(du|dir|dich|deine?|euch|eure?)\b/u,
  },
  finite: pattern`^(?!(?:mit|seit|statt|nicht|jetzt|sofort|direkt|fast|oft|erst|selbst|gut|
    samt)$)(?:\p{Ll}{2,}t|bieten|liefern|machen|verkaufen|bauen|entwickeln|helfen|geben)$`,
  kinds: anyCasePattern`(?:software|dienst|dienste|dienstleistung|dienstleistungen|system|systeme|plattform|
    werkzeuge|lösung|lösungen|app|schulung|schulungen|beratung|wartung|produkte|anlagen|maschinen|reinigung|
    geräte)$`,
  leaning: /^(?:[Ee]s|[Dd]as|[Dd]ies|[Dd]iese[rsnm]?|[Ss]ie|[Ee]r) (?!gibt)\p{Ll}+(?!\p{L})/u,
};
