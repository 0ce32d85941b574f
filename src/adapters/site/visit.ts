import { registrableDomain } from '../../domain/company-domain.ts';
import {
  OutboundFailed,
  type Outbound,
  type OutboundFailure,
  type OutboundResponse,
} from '../../ports/outbound.ts';
import type { SiteFailure } from '../../domain/research.ts';
import { decodeHtml } from '../html/decode.ts';
import { NestedTooDeep, readHtmlPage, type HtmlPage } from '../html/html-page.ts';
import type { Pacing } from './pacing.ts';
import type { Robots } from './robots.ts';

export interface VisitedPage {
  readonly ok: true;
  /** The final address after redirects. */
  readonly url: URL;
  readonly page: HtmlPage;
  /** The length of the fetched document, decompressed. */
  readonly bytes: number;
}

export interface FailedVisit {
  readonly ok: false;
  readonly failure: SiteFailure;
  readonly reason: string;
  /** Whether the server reported that it is overloaded. */
  readonly overloaded?: boolean;
}

export interface VisitOptions {
  readonly outbound: Outbound;
  readonly robots: Robots;
  readonly pacing: Pacing;
  readonly userAgent: string;
  readonly spacingMs: number;
  readonly pageTimeoutMs: number;
  readonly maxPageBytes: number;
}

/** Fetches one page. Each redirect is checked against robots.txt and paced like a new request. */
export type Visit = (
  start: URL,
  mayRedirectTo: (target: URL) => boolean,
  signal: AbortSignal,
) => Promise<VisitedPage | FailedVisit>;

export function createVisit(options: VisitOptions): Visit {
  return async (start, mayRedirectTo, signal) => {
    let url = start;
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const outcome = await visitOnce(url, options, signal);
        if (!('movedTo' in outcome)) return outcome;
        if (!mayRedirectTo(outcome.movedTo))
          return failed('http_error', `It redirects to ${outcome.movedTo.host}.`);
        url = outcome.movedTo;
      }
      return failed('http_error', `It redirects more than ${maxRedirects} times.`);
    } catch (error) {
      return explain(error, signal);
    }
  };
}

const maxRedirects = 5;

async function visitOnce(
  url: URL,
  options: VisitOptions,
  signal: AbortSignal,
): Promise<VisitedPage | FailedVisit | { movedTo: URL }> {
  signal.throwIfAborted();
  const rules = await options.robots.rulesFor(url);
  const disallowReason = rules.disallowReason(url);
  if (disallowReason !== null) return failed('robots_disallow', disallowReason);
  const site = registrableDomain(url.hostname) ?? url.hostname;
  const spacingMs = Math.max(options.spacingMs, rules.crawlDelayMs ?? 0);
  const response = await options.pacing.schedule(site, spacingMs, signal, () =>
    options.outbound.fetch(url, {
      headers: { 'user-agent': options.userAgent, accept: acceptedTypes, 'accept-language': '*' },
      redirect: 'manual',
      maxBytes: options.maxPageBytes,
      timeoutMs: options.pageTimeoutMs,
      signal,
    }),
  );
  return readResponse(url, response);
}

const acceptedTypes = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1';

function readResponse(
  url: URL,
  { status, headers, body }: OutboundResponse,
): VisitedPage | FailedVisit | { movedTo: URL } {
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const movedTo = location === null ? null : URL.parse(location, url);
  if (movedTo !== null) return { movedTo };
  if (status < 200 || status >= 300) {
    const overloaded = status === 429 || status === 503;
    return { ...failed('http_error', `${url.host} answered with status ${status}.`), overloaded };
  }
  const contentType = headers.get('content-type') ?? '';
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    return failed('not_html', `It is ${contentType === '' ? 'of no declared type' : contentType}, not HTML.`);
  }
  const page = readHtmlPage(decodeHtml(body, contentType));
  const refreshTarget = page.text === '' && page.refresh !== null ? URL.parse(page.refresh, url) : null;
  if (refreshTarget !== null && refreshTarget.href !== url.href) return { movedTo: refreshTarget };
  return { ok: true, url, page, bytes: body.length };
}

function explain(error: unknown, signal: AbortSignal): FailedVisit {
  if (error instanceof OutboundFailed) {
    return failed(failureByCode.get(error.code) ?? 'unreachable', error.message);
  }
  if (error instanceof NestedTooDeep) return failed('too_large', error.message);
  if (signal.aborted) return failed('timed_out', 'The deadline for reading this site has passed.');
  throw error;
}

const failureByCode: ReadonlyMap<OutboundFailure, SiteFailure> = new Map<OutboundFailure, SiteFailure>([
  ['address_refused', 'address_refused'],
  ['name_not_resolved', 'name_not_resolved'],
  ['name_unanswered', 'name_not_resolved'],
  ['timed_out', 'timed_out'],
  ['aborted', 'timed_out'],
  ['too_large', 'too_large'],
]);

function failed(failure: SiteFailure, reason: string): FailedVisit {
  return { ok: false, failure, reason };
}
