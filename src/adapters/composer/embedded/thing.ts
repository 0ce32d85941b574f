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
  const hangs = holds.findIndex((word) => lexicon.prepositions.has(word));
  const head = (hangs < 0 ? words.at(-1) : words[hangs - 1]) ?? '';
  const before = (hangs < 0 ? words : words.slice(0, hangs)).length;
  return before <= mostWordsBefore && kinds[language].test(head);
}

const mostWordsBefore = 6;

/** Words for what companies sell. */
const kinds: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|maintenance|products?|equipment|courses?|insurance|materials?|furniture|machines?|supplies|packaging|components?|advice|staffing|cleaning|logistics|hosting|design|analytics)$/iu,
  fi: /(?:ohjelmisto|ohjelmistot|ohjelmistoa|palvelu|palvelut|palveluita|palveluja|järjestelmä|järjestelmät|järjestelmiä|sovellus|työkalu|työkalut|työkaluja|ratkaisu|ratkaisut|ratkaisuja|koulutus|koulutukset|konsultointi|laitteet|tuotteet|alusta|huolto|siivous)$/iu,
  sv: /(?:program|programvara|tjänst|tjänster|system|verktyg|lösning|lösningar|plattform|app|utbildning|utbildningar|rådgivning|underhåll|produkter|utrustning|städning|schemaläggning|maskiner)$/iu,
  de: /(?:software|dienst|dienste|dienstleistung|dienstleistungen|system|systeme|plattform|werkzeuge|lösung|lösungen|app|schulung|schulungen|beratung|wartung|produkte|anlagen|maschinen|reinigung|geräte)$/iu,
};
