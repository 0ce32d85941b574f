import { OutboundFailed, type Outbound, type OutboundResponse } from '../../ports/outbound.ts';
import {
  SourceFailed,
  type RecordSource,
  type SourcePage,
  type SourceRequest,
} from '../../ports/record-source.ts';
import { nextPage } from './next-page.ts';
import { readDocument } from './document.ts';

/** Reads sources over HTTP with the guarded client. Paging ends at a link to a page that was already read. */
export function createRecordSource(outbound: Outbound): RecordSource {
  return {
    blockedUrlReason: (url, orgId) => outbound.blockedUrlReason(url, orgId),
    async *readPages(request, signal) {
      const seen = new Set<string>();
      let url: string | null = request.url;
      while (url !== null && !seen.has(url)) {
        seen.add(url);
        const page: SourcePage = await readPage(outbound, url, request, signal);
        yield { ...page, next: page.next !== null && seen.has(page.next) ? null : page.next };
        url = page.next;
      }
    },
  };
}

const acceptHeader =
  'application/json, application/x-ndjson, text/csv, text/tab-separated-values;q=0.9, */*;q=0.1';

async function readPage(
  outbound: Outbound,
  url: string,
  { credential, fieldMap }: SourceRequest,
  signal: AbortSignal,
): Promise<SourcePage> {
  // The client drops the header when a redirect leads to another origin.
  const mayReceive = credential !== null && URL.parse(url)?.origin === credential.origin;
  const response = await fetchPage(outbound, url, signal, {
    accept: acceptHeader,
    ...(mayReceive ? { [credential.name]: credential.value } : {}),
  });
  const { host } = new URL(response.url);
  throwOnStatus(response.status, host);
  const contentType = response.headers.get('content-type') ?? '';
  const { records, json } = readDocument(response.body, { contentType, fieldMap, host });
  const next = nextPage({ url: response.url, link: response.headers.get('link'), json });
  return { url, bytes: response.body.length, records, next };
}

async function fetchPage(
  outbound: Outbound,
  url: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<OutboundResponse> {
  try {
    return await outbound.fetch(url, { headers, signal });
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    throw new SourceFailed(
      `${error.message.replace(/(?<![.!?])$/u, '.')} ${remedies[error.code] ?? 'Sync again later.'}`,
      {
        cause: error,
      },
    );
  }
}

const wrongUrlRemedy = 'Create a connector with another url.';

const remedies: { readonly [Code in OutboundFailed['code']]?: string } = {
  bad_url: wrongUrlRemedy,
  bad_scheme: wrongUrlRemedy,
  credentials_in_url: wrongUrlRemedy,
  port_refused: wrongUrlRemedy,
  address_refused: wrongUrlRemedy,
  name_not_resolved: wrongUrlRemedy,
  too_many_redirects: wrongUrlRemedy,
  too_large: 'Let the source return smaller pages.',
};

function throwOnStatus(status: number, host: string): void {
  if (status >= 200 && status < 300) return;
  throw new SourceFailed(`${host} answered with status ${status}. ${remedyOf(status)}`);
}

function remedyOf(status: number): string {
  if (status === 401 || status === 403 || status === 407)
    return 'Create a connector with a valid authHeader.';
  if (status === 429 || status >= 500) return 'Sync again later.';
  return wrongUrlRemedy;
}
