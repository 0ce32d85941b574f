import { fold } from '../folding.ts';

/** The columns of a directory file of the seller, by their names in `--map`. */
export const directoryColumns = [
  ...(['company', 'website', 'field', 'description', 'city', 'country', 'employees', 'phone'] as const),
  ...(['person', 'firstName', 'lastName', 'jobTitle', 'email', 'personPhone', 'linkedin'] as const),
] as const;

export type DirectoryColumn = (typeof directoryColumns)[number];

export interface RecognisedColumns {
  /** Columns by their headers as written. */
  readonly columns: ReadonlyMap<string, DirectoryColumn>;
  /** Headers that are ignored. */
  readonly unread: readonly string[];
}

/**
 * Recognises columns by their headers in English, Finnish, Swedish and German. `mapping` takes precedence. Of several
 * headers for one column, the first wins.
 */
export function recogniseColumns(
  headers: readonly string[],
  mapping: ReadonlyMap<DirectoryColumn, string> = new Map(),
): RecognisedColumns {
  const columns = new Map<string, DirectoryColumn>();
  const assigned = new Set<DirectoryColumn>();
  const assignColumn = (header: string, column: DirectoryColumn | undefined): void => {
    if (column === undefined || assigned.has(column) || columns.has(header)) return;
    columns.set(header, column);
    assigned.add(column);
  };
  for (const [column, wanted] of mapping) {
    const header = headers.find((candidate) => headerKey(candidate) === headerKey(wanted));
    if (header !== undefined) assignColumn(header, column);
  }
  for (const header of headers) assignColumn(header, columnsByName.get(headerKey(header)));
  // If there is a company column, a column with a plain name such as `Name` contains people.
  for (const header of headers) {
    if (plainNames.has(headerKey(header)))
      assignColumn(header, assigned.has('company') ? 'person' : 'company');
  }
  return { columns, unread: headers.filter((header) => header.trim() !== '' && !columns.has(header)) };
}

/** The letters and digits of a header, folded, so that `E-Mail`, `e_mail` and `email` are equal. */
export function headerKey(header: string): string {
  return fold(header).replace(/[^\p{L}\p{N}]/gu, '');
}

const plainNames = new Set(['name', 'nimi', 'namn']);

const columnHeaders: Readonly<Record<DirectoryColumn, string>> = {
  company: `company, company name, organisation, organization, organisation name, organization name, account,
    account name, business, business name, firm, yritys, yrityksen nimi, yritysnimi, toiminimi, organisaatio, företag,
    företagsnamn, bolag, bolagsnamn, firma, firmanamn, firmenname, unternehmen, unternehmensname`,
  website: `website, web site, web, web page, url, domain, homepage, company website, company domain, company url, www,
    kotisivu, kotisivut, verkkosivu, verkkosivut, www-osoite, verkko-osoite, verkkotunnus, webbplats, webbsida, hemsida,
    webbadress, domän, webseite, webadresse, internetseite, internetadresse, internet, domäne`,
  field: `field, industry, sector, category, line of business, field of business, toimiala, päätoimiala, ala, bransch,
    näringsgren, verksamhet, branche, industrie, wirtschaftszweig, tätigkeitsfeld`,
  description: `description, about, summary, company description, kuvaus, esittely, beskrivning, beschreibung`,
  city: `city, town, company city, kaupunki, kunta, paikkakunta, kotipaikka, kotikunta, postitoimipaikka, stad, ort,
    postort, kommun, stadt, standort`,
  country: `country, country code, company country, maa, maakoodi, land, landskod, ländercode, länderkennzeichen`,
  employees: `employees, number of employees, employee count, headcount, company size, size, staff, # employees,
    no of employees, henkilöstö, henkilöstömäärä, henkilöstön määrä, työntekijät, työntekijöitä, työntekijämäärä,
    henkilömäärä, koko, anställda, antal anställda, mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, beschäftigte,
    unternehmensgröße`,
  phone: `phone, telephone, phone number, company phone, tel, puhelin, puhelinnumero, puh, telefon, telefonnummer,
    växel, vaihde, zentrale`,
  person: `contact, contact name, contact person, full name, person, person name, yhteyshenkilö, henkilö, koko nimi,
    kontaktperson, kontakt, fullständigt namn, ansprechpartner, ansprechperson, vollständiger name`,
  firstName: `first name, given name, forename, etunimi, förnamn, vorname`,
  lastName: `last name, surname, family name, sukunimi, efternamn, nachname, familienname`,
  jobTitle: `title, job title, position, role, function, titteli, nimike, tehtävänimike, asema, rooli, tehtävä, titel,
    befattning, roll, jobtitel, funktion, rolle`,
  email: `e-mail, e-mail address, mail, work e-mail, sähköposti, sähköpostiosoite, s-posti, e-post, e-postadress, mejl,
    e-mail-adresse, mailadresse`,
  personPhone: `mobile, mobile phone, mobile number, direct phone, direct number, cell, cell phone, matkapuhelin, gsm,
    suora puhelin, mobil, mobiltelefon, mobilnummer, direktnummer, handy, handynummer, durchwahl`,
  linkedin: `linkedin, linkedin url, linkedin profile, person linkedin url, linkedin-profiili, linkedin-profil`,
};

const columnsByName = new Map(
  directoryColumns.flatMap((column) =>
    [column, ...columnHeaders[column].split(',')].map((name) => [headerKey(name), column] as const),
  ),
);
