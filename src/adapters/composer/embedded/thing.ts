import { lexiconOf } from '../../../domain/drafting/lexicon/lexicon.ts';
import type { WrittenLanguage } from '../../../domain/drafting/material.ts';

/**
 * Whether a text names a thing that is offered ("Shift planning software for retailers") instead of telling something
 * ("Planners spend less time on rosters"). Only a text that surely has no verb is a thing.
 */
export function namesThing(text: string, language: WrittenLanguage): boolean {
  const lexicon = lexiconOf(language);
  const words = text.split(/\s+/u).map((word) => word.replace(/[,;:]$/u, ''));
  const holds = words.map((word) => word.toLowerCase());
  if (
    words.length > 16 ||
    holds.some((word) => lexicon.auxiliary.has(word) || lexicon.firstSubject.has(word))
  )
    return false;
  // Finnish has endings where others have prepositions: what it is for stands behind the thing.
  const hangs =
    language === 'fi'
      ? words.findIndex((word) => kinds.fi.test(word)) + 1
      : holds.findIndex((word) => lexicon.prepositions.has(word));
  // A verb among the words up to the thing makes a sentence of them: "Tavlo makes planning software".
  if (words.slice(1, hangs <= 0 ? words.length : hangs).some((word) => finite[language].test(word)))
    return false;
  const head = (hangs <= 0 ? words.at(-1) : words[hangs - 1]) ?? '';
  const before = (hangs <= 0 ? words : words.slice(0, hangs)).length;
  return before <= mostWordsBefore && kinds[language].test(head);
}

const mostWordsBefore = 6;

/** Verbs of what companies do, in the forms in which they stand behind their subject. */
const finite: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: new RegExp(
    [
      String.raw`^(?:makes?|provides?|offers?|gives?|lets?|sells|delivers?|develops?|creates?|produces?|builds|`,
      String.raw`designs|supplies|helps?|automates?|reduces?|cuts|saves|connects|turns|manages|runs|brings?|keeps?|`,
      String.raw`handles|installs|maintains|rents|trains|monitors|collects|recycles|translates|publishes|`,
      String.raw`manufactures?|imports|ships|distributes|operates|leases|repairs|cleans|organi[sz]es|simplif(?:y|ies)|`,
      String.raw`writes|hosts|teaches|serves|uses|needs?|wants?|became|made|built|sold|offered|provided)$`,
    ].join(''),
    'u',
  ),
  fi: new RegExp(
    [
      String.raw`^(?:tek(?:ee|evät)|tarjo(?:aa|avat)|my(?:y|yvät)|\p{L}+(?:ttaa|ttää|staa|stää|ntaa|ntää|lee)|`,
      String.raw`\p{L}+(?:tavat|tävät|levat|levät)|vuokraa|hoitaa|huoltaa|vie|tuo|saa|siivoaa|ohjaa|luo)$`,
    ].join(''),
    'u',
  ),
  sv: new RegExp(
    [
      String.raw`^(?:gör|erbjuder|levererar|säljer|utvecklar|bygger|tillverkar|hjälper|ger|skapar|hyr|driver|tar|`,
      String.raw`sköter|producerar|planerar|installerar|underhåller|städar|översätter|utbildar|organiserar|`,
      String.raw`förenklar|sparar|minskar|automatiserar|använder|behöver|designar|importerar|tillhandahåller)$`,
    ].join(''),
    'u',
  ),
  // Nouns have a capital letter, and adjectives before them other endings.
  de: new RegExp(
    [
      String.raw`^(?!(?:mit|seit|statt|nicht|jetzt|sofort|direkt|fast|oft|erst|selbst|gut|samt)$)(?:\p{Ll}{2,}t|`,
      String.raw`bieten|liefern|machen|verkaufen|bauen|entwickeln|helfen|geben)$`,
    ].join(''),
    'u',
  ),
};

/** Words for what companies sell. */
const kinds: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: new RegExp(
    [
      String.raw`^(?:software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|`,
      String.raw`maintenance|products?|equipment|courses?|insurance|materials?|furniture|machines?|`,
      String.raw`supplies|packaging|components?|advice|staffing|cleaning|logistics|hosting|design|`,
      String.raw`analytics)$`,
    ].join(''),
    'iu',
  ),
  fi: new RegExp(
    [
      String.raw`(?:ohjelmisto|ohjelmistot|ohjelmistoa|palvelu|palvelut|palveluita|palveluja|järjestelmä|`,
      String.raw`järjestelmät|järjestelmiä|sovellus|työkalu|työkalut|työkaluja|ratkaisu|ratkaisut|`,
      String.raw`ratkaisuja|koulutus|koulutukset|konsultointi|laitteet|tuotteet|alusta|huolto|siivous)$`,
    ].join(''),
    'iu',
  ),
  sv: new RegExp(
    [
      String.raw`(?:program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|`,
      String.raw`utbildning|utbildningar|rådgivning|underhåll|produkter|utrustning|städning|`,
      String.raw`schemaläggning|maskiner)$`,
    ].join(''),
    'iu',
  ),
  de: new RegExp(
    [
      String.raw`(?:software|dienst|dienste|dienstleistung|dienstleistungen|system|systeme|plattform|`,
      String.raw`werkzeuge|lösung|lösungen|app|schulung|schulungen|beratung|wartung|produkte|anlagen|`,
      String.raw`maschinen|reinigung|geräte)$`,
    ].join(''),
    'iu',
  ),
};
