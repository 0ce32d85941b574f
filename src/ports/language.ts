/** Detects the language of a text locally. */
export interface LanguageDetector {
  /** ISO 639-1, or null if the text is too short or mixed. */
  detect(text: string): string | null;
}
