import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';

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
    String.raw`^(?:${[
      String.raw`makes?|provides?|offers?|gives?|lets?|sells|delivers?|develops?|creates?|produces?|builds|designs`,
      String.raw`supplies|helps?|automates?|reduces?|cuts|saves|connects|turns|manages|runs|brings?|keeps?|handles`,
      String.raw`installs|maintains|rents|trains|monitors|collects|recycles|translates|publishes|manufactures?`,
      String.raw`imports|ships|distributes|operates|leases|repairs|cleans|organi[sz]es|simplif(?:y|ies)|writes|hosts`,
      String.raw`teaches|serves|uses|needs?|wants?|became|made|built|sold|offered|provided`,
    ].join('|')})$`,
    'u',
  ),
  fi: new RegExp(
    String.raw`^(?:${[
      String.raw`tek(?:ee|evät)|tarjo(?:aa|avat)|my(?:y|yvät)|\p{L}+(?:ttaa|ttää|staa|stää|ntaa|ntää|lee)`,
      String.raw`\p{L}+(?:tavat|tävät|levat|levät)|vuokraa|hoitaa|huoltaa|vie|tuo|saa|siivoaa|ohjaa|luo`,
    ].join('|')})$`,
    'u',
  ),
  sv: new RegExp(
    String.raw`^(?:${[
      String.raw`gör|erbjuder|levererar|säljer|utvecklar|bygger|tillverkar|hjälper|ger|skapar|hyr|driver|tar|sköter`,
      String.raw`producerar|planerar|installerar|underhåller|städar|översätter|utbildar|organiserar|förenklar|sparar`,
      String.raw`minskar|automatiserar|använder|behöver|designar|importerar|tillhandahåller`,
    ].join('|')})$`,
    'u',
  ),
  // Nouns have a capital letter, and adjectives before them other endings.
  de: new RegExp(
    [
      String.raw`^(?!(?:mit|seit|statt|nicht|jetzt|sofort|direkt|fast|oft|erst|selbst|gut|samt)$)`,
      String.raw`(?:\p{Ll}{2,}t|bieten|liefern|machen|verkaufen|bauen|entwickeln|helfen|geben)$`,
    ].join(''),
    'u',
  ),
};

/** Words for what companies sell. */
const kinds: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:${[
      String.raw`software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|maintenance`,
      String.raw`products?|equipment|courses?|insurance|materials?|furniture|machines?|supplies|packaging|components?`,
      String.raw`advice|staffing|cleaning|logistics|hosting|design|analytics`,
    ].join('|')})$`,
    'iu',
  ),
  fi: new RegExp(
    String.raw`(?:${[
      String.raw`ohjelmisto|ohjelmistot|ohjelmistoa|palvelu|palvelut|palveluita|palveluja|järjestelmä|järjestelmät`,
      String.raw`järjestelmiä|sovellus|työkalu|työkalut|työkaluja|ratkaisu|ratkaisut|ratkaisuja|koulutus|koulutukset`,
      String.raw`konsultointi|laitteet|tuotteet|alusta|huolto|siivous`,
    ].join('|')})$`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:${[
      String.raw`program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|utbildning`,
      String.raw`utbildningar|rådgivning|underhåll|produkter|utrustning|städning|schemaläggning|maskiner`,
    ].join('|')})$`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?:${[
      String.raw`software|dienst|dienste|dienstleistung|dienstleistungen|system|systeme|plattform|werkzeuge|lösung`,
      String.raw`lösungen|app|schulung|schulungen|beratung|wartung|produkte|anlagen|maschinen|reinigung|geräte`,
    ].join('|')})$`,
    'iu',
  ),
};
