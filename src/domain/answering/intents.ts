/** What a person may ask of an answer in words that every composer understands. */
export const intents = ['decline', 'call', 'summary', 'details', 'later'] as const;
export type Intent = (typeof intents)[number];

/** The intents that a person's words name, in four languages; none where they ask for something else. */
export function intentsOf(words: string | undefined): readonly Intent[] {
  if (words === undefined) return [];
  return intents.filter((intent) => patterns[intent].test(words));
}

const patterns: Readonly<Record<Intent, RegExp>> = {
  decline: new RegExp(
    [
      String.raw`\b(?:decline|turn (?:it|this|them|him|her) down|say no|refuse|reject|not interested)\b|kieltäydy`,
      String.raw`hylkää|sano ei|ei kiinnosta|tacka nej|avböj|avvisa|säg nej|absagen|ablehn|sag nein|lehn`,
    ].join('|'),
    'iu',
  ),
  call: new RegExp(
    [
      String.raw`\b(?:call|meeting|meet|demo|phone)\b|puhelu|tapaami|palaver|soitto|esittely|samtal|möte|ringa|träff`,
      String.raw`telefonat|gespräch|termin|treffen|anruf`,
    ].join('|'),
    'iu',
  ),
  summary: new RegExp(
    [
      String.raw`\b(?:summary|overview|brochure|one-?pager|material)\b|yhteenve|esite|materiaal|sammanfattning`,
      String.raw`broschyr|översikt|zusammenfassung|überblick|broschüre|unterlagen`,
    ].join('|'),
    'iu',
  ),
  details: new RegExp(
    [
      String.raw`\b(?:ask (?:for|about)|find out|more details|what they need|clarify|qualify)\b|kysy|tarkenn|selvitä`,
      String.raw`fråga|ta reda på|förtydlig|frag(?:e|en)? |nachfrag|klär`,
    ].join('|'),
    'iu',
  ),
  later: new RegExp(
    [
      String.raw`\b(?:later|postpone|another time|next (?:year|quarter|spring|autumn))\b|myöhe|siirrä|lykkää|senare`,
      String.raw`skjut upp|später|verschieb`,
    ].join('|'),
    'iu',
  ),
};

/** A warning where a person's words name no intent that the built-in composer understands; null where they do. */
export function unreadIntent(words: string | undefined): string | null {
  if (!words?.trim() || intentsOf(words).length > 0) return null;
  return (
    'The built-in composer does not understand this intent; it understands to decline, to propose a call, to offer ' +
    'a summary, to ask for details and to come back later.'
  );
}
