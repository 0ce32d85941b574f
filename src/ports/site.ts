import type { PageKind, SiteReading } from '../domain/research.ts';

/** Reads a company's public site politely. It never throws for what a site does; it says what happened. */
export interface SiteReader {
  /** `address` is a host name or an http(s) URL. Throws the signal's reason when the caller gives up. */
  read(address: string, options: SiteReadOptions): Promise<SiteReading>;
}

export interface SiteReadOptions {
  readonly maxPages: number;
  /** Kinds of pages that matter most; up to two of each are read before all others. */
  readonly first?: readonly PageKind[];
  /** ISO 639-1: of a site in several languages the one to read; the home page's where absent. */
  readonly language?: string;
  readonly signal?: AbortSignal;
}
