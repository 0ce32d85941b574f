import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern, verbose } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(es|das|dies\p{L}*|er|sie|und|aber|auch|dann|damit|dabei|so|hier)(?!\p{L})/iu,
  speaksOfUs: /^(wir|unser\p{L}*)(?!\p{L})/iu,
  voices: { formal: /(?<=[\p{Ll},] )(Sie|Ihnen|Ihre?)\b/u, informal: /\b(du|dir|dich|deine?|euch|eure?)\b/u },
  finite: pattern`^(?!(?:mit|seit|statt|nicht|jetzt|sofort|direkt|fast|oft|erst|selbst|gut|
    samt)$)(?:\p{Ll}{2,}t|bieten|liefern|machen|verkaufen|bauen|entwickeln|helfen|geben)$`,
  kinds: anyCasePattern`(?:software|dienst|dienste|dienstleistung|dienstleistungen|system|systeme|plattform|
    werkzeuge|lösung|lösungen|app|schulung|schulungen|beratung|wartung|produkte|anlagen|maschinen|reinigung|
    geräte)$`,
  owners: /^(?:ihr|ihre[rsnm]?|sein|seine[rsnm]?|unser|unsere[rsnm]?|euer|eure[rsnm]?|mein|meine[rsnm]?)$/iu,
  objects: /^Wir \p{Ll}+ ((?:\p{Ll}+e )?\p{Lu}\p{Ll}{4,})(?= (?:in|für|an|mit|aus|bei|nach)\b|[.,]|$)/u,
  wished: [/\b(?:über|zur|zum|zum Thema|Thema|für) (?:die |das |den |der )?(\p{Lu}\p{L}+)/gu],
  trade: [
    new RegExp(
      verbose`(?:Software|System|Lösung|Lösungen|Plattform|Werkzeug|Dienst|App|Programm) (?:für|zur|
        zum) (?:die |das |den |der )?(\p{Lu}\p{Ll}+(?:ung|ik|ion|tät|heit|schaft|ment|wesen|pflege|
        wirtschaft))(?=\P{L}|$)`,
      'gu',
    ),
    /(?<!\p{L})(\p{Lu}\p{Ll}+(?:ung|ion|tät|schaft))s?(?:software|system|lösung|plattform)/gu,
  ],
  nouns: '[Dd]as Unternehmen|[Dd]ie Firma|[Dd]ie Gruppe|[Ee]s|[Ss]ie',
  openings:
    '(?:Im|In|Seit|Am|An|Nach|Ab|Zum|Bei|Mit|Anfang|Ende|Mitte) [^,;]{2,40}?|\\d{4}|Derzeit|Heute|Kürzlich|Zuletzt',
  apposition: '(?:, (?:ein|eine) [^,]+,)?',
  notVerbs: /^(?:und|oder|in|am|bei|an|aus|von|der|die|das)(?= )/u,
  relative: null,
  verbs: /^\p{Ll}+(?:t|te|ten|en)$/u,
  phraseStarts: /,? (?:mit|in|für|an|auf|bis|seit|bei|sowie|und)(?= )|[,;] | [–—-] /gu,
  leaning: /^(?:[Ee]s|[Dd]as|[Dd]ies|[Dd]iese[rsnm]?|[Ss]ie|[Ee]r) (?!gibt)\p{Ll}+(?!\p{L})/u,
};
