import type { PageKind, SiteReading } from '../domain/research.ts';

/** Reads a company's public site politely. Never throws for a site's behaviour; returns the outcome. */
export interface SiteReader {
  /** `address` is a host name or an http(s) URL. Throws the signal's reason on abort. */
  read(address: string, options: SiteReadOptions): Promise<SiteReading>;
}

export interface SiteReadOptions {
  readonly maxPages: number;
  /** The most useful kinds of pages; up to two of each are read first. */
  readonly first?: readonly PageKind[];
  /** ISO 639-1: the language to read on a multilingual site. Default: the home page's. */
  readonly language?: string;
  readonly signal?: AbortSignal;
}
