import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/extrasmall';
import { writtenLanguages } from '../../domain/drafting/material.ts';
import { isWritten } from '../../domain/drafting/message-language.ts';

type Detector = ReturnType<typeof eld.newInstance>;

/**
 * Languages in which companies write about themselves. Without such a list short texts are now and then taken for one
 * of the many languages that share their letters.
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

/** What a document says of itself wins where the text speaks nearly as much for it as for the first guess. */
const declaredLanguageRatio = 0.85;

/**
 * The language of a text as ISO 639-1, or null when there is too little of it to tell. `declared` is what the document
 * says of itself; it settles nothing alone, since templates are often left with their makers' language.
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
 * A few words are easily taken for the neighbour of their language: one that messages are written in is believed where
 * they speak as good as equally much for it.
 */
function preferWrittenLanguage([guessed, most]: [string, number], scores: Record<string, number>): string {
  if (isWritten(guessed)) return guessed;
  return (
    writtenLanguages.find((language) => (scores[language] ?? 0) >= most * writtenLanguageRatio) ?? guessed
  );
}

const shortTextLength = 60;
const writtenLanguageRatio = 0.94;

/** The two-letter code of a language tag such as `fi-FI` or `en_US`; Norway's written languages are one. */
export function normaliseLanguage(tag: string | null): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase();
  if (code === undefined) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

/** The longest blocks first, since headings and lists are full of names. */
function sampleOf(text: string): string {
  const blocks = text.split('\n\n').sort((one, other) => other.length - one.length);
  return blocks.join(' ').slice(0, sampleCharacters).trim();
}

/**
 * What is known of the languages takes a third of the program's memory and a fifth of its start, so it is loaded with
 * the first text; a process that only answers calls never needs it. The package admits `import` alone, which would
 * make every judgement a promise.
 */
function loadDetector(): Detector {
  if (detector) return detector;
  const file = fileURLToPath(import.meta.resolve('eld/extrasmall'));
  const loaded = createRequire(import.meta.url)(file) as { eld: typeof eld };
  detector = loaded.eld.newInstance();
  detector.setLanguageSubset(candidateLanguages);
  return detector;
}
