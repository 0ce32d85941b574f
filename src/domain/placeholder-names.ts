import { foldTitle as fold } from './roles.ts';

/** Whether a name is a placeholder from forms or templates. */
export function isPlaceholderName(firstName: string | null, lastName: string | null): boolean {
  const first = fold(firstName ?? '').trim();
  const last = fold(lastName ?? '').trim();
  return placeholderFamilyNames.has(last) || placeholderFullNames.has(`${first} ${last}`);
}

/** Family names used only as placeholders. */
const placeholderFamilyNames: ReadonlySet<string> = new Set(
  'mustermann musterfrau musterfamilie mustermensch meikäläinen normalverbraucher testaaja platzhalter'
    .split(' ')
    .map(fold),
);

const placeholderFullNames: ReadonlySet<string> = new Set(
  [
    'john doe, jane doe, johnny doe, janie doe, joe bloggs, jane bloggs, fred bloggs, joe public, john public',
    'first last, firstname lastname, first name, last name, your name, full name, forename surname, name surname',
    'vorname nachname, vorname name, max muster, erika muster, hans muster, petra muster, lieschen müller',
    'förnamn efternamn, medel svensson, sven svensson-exempel, etunimi sukunimi, kalle kuvitteellinen',
    'test test, test tester, test user, test person, tina test, lorem ipsum, nomen nescio, donald duck, mickey mouse',
  ].flatMap((line) => line.split(', ').map(fold)),
);
