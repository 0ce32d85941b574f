import type { PageKind, SiteFailure, SitePage, SiteReading } from '../../domain/research.ts';
import { isSharedHost, sharedPagePath } from '../../domain/host-sharing.ts';
import { detectLanguage } from './language.ts';
import { publishedOn } from './published-on.ts';
import { linkedDomainsOf } from './linked-domains.ts';
import { choosePages, isSameOwner, isSameSite } from './page-choice.ts';
import type { FailedVisit, Visit, VisitedPage } from './visit.ts';

export interface CrawlLimits {
  readonly maxPages: number;
  readonly maxSiteBytes: number;
  /** Kinds of pages to read first, up to two of each. */
  readonly first: readonly PageKind[];
  /** The preferred language of pages; null for the home page's. */
  readonly language: string | null;
}

/**
 * Reads a site's home page from the first address that responds, then the most informative pages about the company.
 * `entries` must not be empty. When `signal` aborts, returns the pages read so far.
 */
export async function crawlSite(
  entries: readonly URL[],
  visit: Visit,
  limits: CrawlLimits,
  signal: AbortSignal,
): Promise<SiteReading> {
  const home = await findHomeOrRoot(entries, visit, signal);
  if (!home.ok) return { ok: false, failure: home.failure, reason: home.reason };
  if (home.page.text === '') {
    return {
      ok: false,
      failure: 'empty',
      reason: `${home.url.host} shows no text without running its scripts.`,
    };
  }
  return readMorePages(home, visit, limits, signal);
}

/** If the entry page does not exist, reads the root of its host, except on a shared host. */
async function findHomeOrRoot(
  entries: readonly URL[],
  visit: Visit,
  signal: AbortSignal,
): Promise<VisitedPage | FailedVisit> {
  const found = await findHome(entries, visit, signal);
  const isMissing = !found.ok && found.failure === 'http_error' && !found.overloaded;
  const roots = entries.filter(hasSeparateRoot).map((entry) => new URL('/', entry));
  return isMissing && roots.length > 0 ? findHome(roots, visit, signal) : found;
}

function hasSeparateRoot(entry: URL): boolean {
  return `${entry.pathname}${entry.search}` !== '/' && sharedPagePath(entry) === null;
}

async function findHome(
  entries: readonly URL[],
  visit: Visit,
  signal: AbortSignal,
): Promise<VisitedPage | FailedVisit> {
  let firstFailure: FailedVisit | null = null;
  const unresolved = new Set<string>();
  for (const entry of entries) {
    if (unresolved.has(entry.hostname) || signal.aborted) continue;
    const visited = await visit(entry, (target) => mayBecomeHome(entry, target), signal);
    if (visited.ok || visited.overloaded || !retryableFailures.has(visited.failure)) return visited;
    if (visited.failure === 'name_not_resolved') unresolved.add(entry.hostname);
    firstFailure ??= visited;
  }
  return (
    firstFailure ?? {
      ok: false,
      failure: 'timed_out',
      reason: 'The deadline for reading this site has passed.',
    }
  );
}

/**
 * Whether a redirect may lead to this page. A shared host redirects from a hidden page to its own first page or to its
 * login page, and neither describes the company.
 */
function mayBecomeHome(entry: URL, target: URL): boolean {
  if (sharedPagePath(entry) !== null && isSameOwner(entry, target)) return isSameSite(entry, target);
  return isSameOwner(entry, target) || !isSharedHost(target.hostname) || sharedPagePath(target) !== null;
}

const retryableFailures: ReadonlySet<SiteFailure> = new Set<SiteFailure>([
  'unreachable',
  'timed_out',
  'name_not_resolved',
  'http_error',
]);

async function readMorePages(
  home: VisitedPage,
  visit: Visit,
  { maxPages, maxSiteBytes, first, language }: CrawlLimits,
  signal: AbortSignal,
): Promise<SiteReading> {
  const homePage = toSitePage(home, 'home');
  const pages = [homePage];
  const skipped: { url: string; reason: string }[] = [];
  const seen = new Set(fingerprintsOf(home));
  let bytes = home.bytes;
  const { links } = home.page;
  const preferred = language ?? homePage.language;
  const chosen = followsLinks(home) ? choosePages(home.url, baseOf(home), links, preferred, first) : [];
  for (const { url, kind } of chosen.slice(0, maxPages * 2)) {
    if (pages.length >= maxPages) break;
    if (seen.has(url)) continue;
    seen.add(url);
    if (bytes >= maxSiteBytes) {
      skipped.push({ url, reason: `More than ${maxSiteBytes} bytes of this site were already read.` });
      break;
    }
    const visited = await visit(new URL(url), (target) => isSameSite(home.url, target), signal);
    if (!visited.ok) {
      skipped.push({ url, reason: visited.reason });
      if (visited.overloaded || signal.aborted) break;
      continue;
    }
    bytes += visited.bytes;
    const isRepeated = fingerprintsOf(visited).some(
      (fingerprint) => fingerprint !== url && seen.has(fingerprint),
    );
    if (visited.page.text === '' || isRepeated) {
      skipped.push({ url, reason: isRepeated ? 'It repeats another page.' : 'It shows no text.' });
      continue;
    }
    for (const fingerprint of fingerprintsOf(visited)) seen.add(fingerprint);
    pages.push(toSitePage(visited, kind));
  }
  return { ok: true, pages, skipped };
}

function followsLinks({ page }: VisitedPage): boolean {
  return !/\b(?:nofollow|none)\b/.test(page.robots);
}

function baseOf({ url, page }: VisitedPage): URL {
  return (page.base === null ? null : URL.parse(page.base, url)) ?? url;
}

/** Strings that identify a page: its address, its canonical address and its text. */
function fingerprintsOf({ url, page }: VisitedPage): string[] {
  const address = new URL(url);
  address.hash = '';
  const canonical = page.canonical === null ? null : URL.parse(page.canonical, url);
  // Some templates name the root as every page's canonical address, so the root identifies nothing.
  const isSpecific = canonical !== null && canonical.pathname !== '/' && isSameSite(url, canonical);
  return [address.href, ...(isSpecific ? [canonical.href] : []), page.text];
}

function toSitePage({ url, page }: VisitedPage, kind: PageKind): SitePage {
  const { title, description, text, emails, structuredData, declaredLanguage, blocks } = page;
  const language = detectLanguage(text, declaredLanguage);
  const linkedDomains = linkedDomainsOf(page.links, url.hostname);
  const data = { emails, structuredData, blocks, linkedDomains, publishedOn: publishedOn(page) };
  return { url: url.href, title, description, text, language, kind, ...data };
}
