import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/extrasmall';
import { writtenLanguages } from '../../domain/drafting/material.ts';
import { isWritten } from '../../domain/drafting/message-language.ts';

type Detector = ReturnType<typeof eld.newInstance>;

/**
 * The languages of company sites. Without this list, the detector sometimes takes a short text for one of many
 * similar languages.
 */
const candidateLanguages = [
  'en',
  'fi',
  'sv',
  'de',
  'da',
  'no',
  'is',
  'et',
  'lv',
  'lt',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'it',
  'fr',

  'es',
  'pt',
  'ca',
  'nl',
  'tr',
  'ru',
  'uk',
  'hr',
  'sr',
  'sl',
  'ja',
  'ko',
  'zh',
  'ar',
  'he',
  'hi',
  'th',
  'vi',
];

let detector: Detector | undefined;

const minCharacters = 20;
const sampleCharacters = 2_000;

/** The declared language wins if the text fits it at least this well compared with the first guess. */
const declaredLanguageRatio = 0.85;

/**
 * The language of a text as ISO 639-1; null for too short a text. `declared` is the document's own claim. It is only
 * a hint, because templates often keep their author's language.
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const sample = sampleOf(text);
  if (sample.length < minCharacters) return null;
  const scores = loadDetector().detect(sample).getScores();
  const [first] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  if (first === undefined) return null;
  const hint = normaliseLanguage(declared);
  const forHint = hint === null ? undefined : scores[hint];
  if (forHint !== undefined && forHint >= first[1] * declaredLanguageRatio) return hint;
  return sample.length < shortTextLength ? preferWrittenLanguage(first, scores) : first[0];
}

/**
 * A short text is easily mistaken for a similar language. So a language that messages can be written in wins if it
 * fits almost equally well.
 */
function preferWrittenLanguage([guessed, most]: [string, number], scores: Record<string, number>): string {
  if (isWritten(guessed)) return guessed;
  return (
    writtenLanguages.find((language) => (scores[language] ?? 0) >= most * writtenLanguageRatio) ?? guessed
  );
}

const shortTextLength = 60;
const writtenLanguageRatio = 0.94;

/** The two-letter code of a language tag such as `fi-FI` or `en_US`; both Norwegian languages map to one code. */
export function normaliseLanguage(tag: string | null): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase();
  if (code === undefined) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

/** The longest blocks first, because headings and lists contain many names. */
function sampleOf(text: string): string {
  const blocks = text.split('\n\n').sort((one, other) => other.length - one.length);
  return blocks.join(' ').slice(0, sampleCharacters).trim();
}

/**
 * Loads the detector on first use: its data takes a third of the memory and a fifth of the start, and processes that
 * only answer calls never need it. The package only supports `import`, which would make every call asynchronous.
 */
function loadDetector(): Detector {
  if (detector) return detector;
  const file = fileURLToPath(import.meta.resolve('eld/extrasmall'));
  const loaded = createRequire(import.meta.url)(file) as { eld: typeof eld };
  detector = loaded.eld.newInstance();
  detector.setLanguageSubset(candidateLanguages);
  return detector;
}
