import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/extrasmall';
import { otherSiteLanguages } from '../../languages/others/site-languages.ts';
import { writtenLanguages } from '../../languages/packs.ts';
import { isWritten } from '../../domain/drafting/message-language.ts';
import { readLanguageData, type LanguageData } from './language-ngrams.ts';

type Detector = ReturnType<typeof eld.newInstance>;

/**
 * The languages of company sites. Without this list, the detector sometimes assigns a short text to a rare similar
 * language.
 */
const candidateLanguages = [...writtenLanguages, ...otherSiteLanguages];

let detector: Detector | undefined;

const minCharacters = 20;
const sampleCharacters = 2_000;

/** The declared language is returned if its score is at least this share of the best score. */
const declaredLanguageRatio = 0.85;

/**
 * Returns the language of a text as ISO 639-1, or null if the text is too short. `declared` is the language that the
 * document declares. It is only a hint, because many sites do not change the declaration of their template.
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const sample = sampleOf(text);
  if (sample.length < minCharacters) return null;
  const scores = loadDetector().detect(sample).getScores();
  const [first] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const hint = normaliseLanguage(declared);
  const hintScore = hint === null ? undefined : scores[hint];
  if (hintScore !== undefined && hintScore >= first[1] * declaredLanguageRatio) return hint;
  return sample.length < shortTextLength ? preferWrittenLanguage(first, scores) : first[0];
}

/**
 * Similar languages are hard to distinguish in a short text. So a language that messages can be written in is preferred
 * if its score is almost equal.
 */
function preferWrittenLanguage([best, bestScore]: [string, number], scores: Record<string, number>): string {
  if (isWritten(best)) return best;
  return (
    writtenLanguages.find((language) => (scores[language] ?? 0) >= bestScore * writtenLanguageRatio) ?? best
  );
}

const shortTextLength = 60;
const writtenLanguageRatio = 0.94;

/** The two-letter code of a language tag such as `fi-FI` or `en_US`; both Norwegian languages map to `no`. */
export function normaliseLanguage(tag: string | null): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase();
  if (code === undefined) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

/** The longest blocks first, because headings and lists contain many names. */
function sampleOf(text: string): string {
  const blocks = text.split('\n\n').sort((a, b) => b.length - a.length);
  return blocks.join(' ').slice(0, sampleCharacters).trim();
}

/** The detector of the package without data. The package exports it only together with data. */
interface Eld {
  createEld(): { readonly instance: Detector; loadData(data: LanguageData): void };
}

/** Loads the detector on first use, because processes that only answer calls never need it. */
function loadDetector(): Detector {
  if (detector) return detector;
  detector = createDetector();
  detector.setLanguageSubset(candidateLanguages);
  return detector;
}

/**
 * Creates a detector of all languages. The package only supports `import`, which would make every call asynchronous.
 */
export function createDetector(): Detector {
  const file = fileURLToPath(new URL('../languageDetector.js', import.meta.resolve('eld/extrasmall')));
  const { createEld } = createRequire(import.meta.url)(file) as Eld;
  const { instance, loadData } = createEld();
  loadData(readLanguageData());
  return instance;
}
