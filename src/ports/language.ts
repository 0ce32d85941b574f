/** Tells the language of a text, in this process and without a network. */
export interface LanguageDetector {
  /** ISO 639-1, or null where the text is too short or too mixed to tell. */
  detect(text: string): string | null;
}
