import { detectAll } from 'tinyld';

/**
 * The language of a text as ISO 639-1, or null when there is too little of it to tell. `declared` is what the document
 * says of itself; it decides where the detector wavers and settles nothing alone, since templates are often left with
 * their makers' language.
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const sample = prose(text).slice(0, sampleCharacters);
  if (sample.length < fewestCharacters) return null;
  const [first, ...others] = detectAll(sample);
  if (first === undefined) return null;
  const hint = normaliseLanguage(declared);
  const hinted = others.find(({ lang }) => lang === hint);
  const closeEnough = hinted !== undefined && hinted.accuracy >= first.accuracy / 2;
  return closeEnough ? hinted.lang : first.lang;
}

/** The two-letter code of a language tag such as `fi-FI` or `en_US`; Norway's written languages are one. */
export function normaliseLanguage(tag: string | null): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase();
  if (code === undefined) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const sampleCharacters = 3_000;
const fewestCharacters = 20;

/** Sentences tell a language better than names in headings and lists, so they come first. */
function prose(text: string): string {
  const blocks = text.split('\n\n');
  const long = blocks.filter((block) => block.length >= 60);
  const short = blocks.filter((block) => block.length < 60);
  return [...long, ...short].join(' ');
}
