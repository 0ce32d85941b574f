/** A text about a company. */
export interface ResearchText {
  readonly sourceId: string;
  readonly text: string;
  /** The address of its page, or null if it is no page. */
  readonly url: string | null;
  /** The title of its page. */
  readonly title?: string;
  /** The day that the page gives for itself, in ISO 8601. */
  readonly date: string | null;
  /** In ISO 639-1, if known. */
  readonly language?: string | null;
}
