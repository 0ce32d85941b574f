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
  const head = (hangs <= 0 ? words.at(-1) : words[hangs - 1]) ?? '';
  const before = (hangs <= 0 ? words : words.slice(0, hangs)).length;
  return before <= mostWordsBefore && kinds[language].test(head);
}

const mostWordsBefore = 6;

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
