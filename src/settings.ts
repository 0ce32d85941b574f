import { isIP } from 'node:net';
import { unescape } from 'node:querystring';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, read from an environment variable. */
export interface Setting<Value> {
  readonly name: string;
  readonly meaning: string;
  /** As written in the environment. Without a default the value may be undefined. */
  readonly default?: string;
  /** Never shown, in lists or errors. */
  readonly secret?: true;
  /** Another variable that needs this one. */
  readonly neededBy?: string;
  /** Returns the value, or an error to follow the name: "must be …". */
  parse(text: string): Value | Error;
}

/** All settings by their names in `Config`. */
export const settings = {
  port: defineSetting('PORT', 'port to listen on', parsePort, '8787'),
  host: defineSetting('HOST', 'address to listen on', parseText, '127.0.0.1'),
  configuredBaseUrl: defineSetting(
    'BASE_URL',
    'public address of the service (default: from HOST and PORT)',
    parseWebUrl,
  ),
  configuredAppUrl: defineSetting('APP_URL', 'address of the web app (default: BASE_URL/app)', parseWebUrl),
  allowedOrigins: defineSetting(
    'ALLOWED_ORIGINS',
    'allowed web origins besides its own, comma-separated',
    parseOrigins,
    '',
  ),
  trustedProxies: defineSetting(
    'TRUST_PROXY',
    'number of proxies in front that append to X-Forwarded-For; 0 ignores the header',
    parseProxies,
    '0',
  ),
  dataDir: defineSetting(
    'DATA_DIR',
    'folder for the embedded database, uploaded files and the secret key; several machines must share it',
    parseText,
    './data',
  ),
  databaseUrl: defineSecret(
    'DATABASE_URL',
    'database, PostgreSQL 15 or newer; ?host=/folder uses a socket (default: the embedded database)',
    parseDatabaseUrl,
  ),
  secretKey: defineSecret(
    'SECRET_KEY',
    'encrypts stored secrets: 32 bytes in base64 or hex (default: a file in DATA_DIR)',
    parseSecretKey,
  ),
  logLevel: defineSetting('LOG_LEVEL', 'lowest level to log', parseLogLevel, 'info'),
  requestLogDays: defineSetting(
    'REQUEST_LOG_DAYS',
    'days to keep the request log, which `npx outreach requests` reads; 0 keeps none',
    parseDays,
    '7',
  ),
  requestLogRows: defineSetting(
    'REQUEST_LOG_ROWS',
    'maximum number of calls in the request log',
    parseCount,
    '1000000',
  ),
  metricsPort: defineSetting(
    'METRICS_PORT',
    'port for Prometheus metrics, separate from PORT (default: none)',
    parsePort,
  ),
  metricsHost: defineSetting(
    'METRICS_HOST',
    'address for metrics, served without a key',
    parseText,
    '127.0.0.1',
  ),
  traceEndpoint: defineSetting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OpenTelemetry endpoint for traces, OTLP over HTTP (default: none)',
    parseWebUrl,
  ),
  traceHeaders: defineSecret(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'headers for traces: name=value, comma-separated',
    parseHeaders,
  ),
  traceServiceName: defineSetting('OTEL_SERVICE_NAME', 'service name in traces', parseText, 'outreach'),
  traceRatio: defineSetting(
    'OTEL_TRACES_SAMPLER_ARG',
    'share of traces to keep, from 0 to 1',
    parseRatio,
    '1',
  ),
  storageLimitMb: defineSetting(
    'STORAGE_LIMIT_MB',
    'megabytes of files and long texts that one organisation may store',
    parseCount,
    '10240',
  ),
  rateLimitLive: defineSetting('RATE_LIMIT_LIVE', 'calls per minute for each live key', parseCount, '600'),
  rateLimitTest: defineSetting('RATE_LIMIT_TEST', 'calls per minute for each sandbox key', parseCount, '120'),
  outboundAllow: defineSetting(
    'OUTBOUND_ALLOW',
    'networks (CIDR, comma-separated) to allow besides public ones',
    parseNetworks,
    '',
  ),
  crawlSpacingMs: defineSetting(
    'CRAWL_SPACING_MS',
    'pause between two requests to the same web site',
    parseMilliseconds,
    '1000',
  ),
  webhookRetryMs: defineSetting(
    'WEBHOOK_RETRY_MS',
    'webhook retry times, in milliseconds after the first attempt, comma-separated',
    parseDelays,
    '30000,300000',
  ),
  webhookTimeoutMs: defineSetting(
    'WEBHOOK_TIMEOUT_MS',
    'timeout of a webhook receiver',
    parseTimeoutMs,
    '10000',
  ),
  llmBaseUrl: defineSetting(
    'LLM_BASE_URL',
    'OpenAI-compatible endpoint (default: the embedded composer)',
    parseWebUrl,
  ),
  llmApiKey: defineSecret('LLM_API_KEY', 'API key for the model, if needed', parseText),
  llmModel: { ...defineSetting('LLM_MODEL', 'model name', parseText), neededBy: 'LLM_BASE_URL' },
  apolloApiKey: defineSecret('APOLLO_API_KEY', 'Apollo API key: companies and people', parseText),
  googlePlacesApiKey: defineSecret('GOOGLE_PLACES_API_KEY', 'Google Places API key: companies', parseText),
  hunterApiKey: defineSecret('HUNTER_API_KEY', 'Hunter API key: people', parseText),
  braveApiKey: defineSecret('BRAVE_API_KEY', 'Brave Search API key: web search', parseText),
  searxngUrl: defineSetting('SEARXNG_URL', 'SearXNG address: web search', parseWebUrl),
  s3Endpoint: defineSetting(
    'S3_ENDPOINT',
    'S3-compatible store for uploaded files (default: a folder in DATA_DIR)',
    parseWebUrl,
  ),
  s3Region: defineSetting('S3_REGION', 'S3 region', parseText, 'auto'),
  s3Bucket: { ...defineSetting('S3_BUCKET', 'S3 bucket', parseBucket), neededBy: 'S3_ENDPOINT' },
  s3Addressing: defineSetting('S3_ADDRESSING', 'S3 addressing style: path or host', parseAddressing, 'path'),
  s3AccessKeyId: {
    ...defineSetting('S3_ACCESS_KEY_ID', 'S3 access key', parseText),
    neededBy: 'S3_ENDPOINT',
  },
  s3SecretAccessKey: {
    ...defineSecret('S3_SECRET_ACCESS_KEY', 'S3 secret key', parseText),
    neededBy: 'S3_ENDPOINT',
  },
  smtpUrl: defineSecret(
    'SMTP_URL',
    'mail server for notices to the team (default: .eml files in DATA_DIR/outbox)',
    parseSmtpUrl,
  ),
  outboxDays: defineSetting('OUTBOX_DAYS', 'days to keep these .eml files', parseCount, '90'),
  outboxMails: defineSetting(
    'OUTBOX_MAILS',
    'maximum number of .eml files; the oldest are deleted first',
    parseCount,
    '10000',
  ),
  configuredMailFrom: defineSetting(
    'MAIL_FROM',
    'sender of notices, such as Outreach <outreach@example.com> (default: outreach@ and the host of ' +
      'BASE_URL)',
    parseSender,
  ),
  outreachUrl: defineSetting(
    'OUTREACH_URL',
    'service that `npx outreach call`, `upload` and `mcp` use',
    parseServiceUrl,
  ),
  outreachKey: defineSecret('OUTREACH_KEY', 'API key that they use', parseText),
};

type Parser<Value> = (text: string) => Value | Error;

function defineSetting<Value>(
  name: string,
  meaning: string,
  parse: Parser<Value>,
  fallback: string,
): Setting<Value>;
function defineSetting<Value>(
  name: string,
  meaning: string,
  parse: Parser<Value>,
): Setting<Value | undefined>;
function defineSetting<Value>(
  name: string,
  meaning: string,
  parse: Parser<Value>,
  fallback?: string,
): Setting<unknown> {
  return { name, meaning, parse, default: fallback };
}

function defineSecret<Value>(
  name: string,
  meaning: string,
  parse: Parser<Value>,
): Setting<Value | undefined> {
  return { name, meaning: `${meaning}; ${name}_FILE may name a file with the value`, parse, secret: true };
}

function parseText(value: string): string {
  return value;
}

function parsePort(value: string): number | Error {
  return (
    parseWholeNumber(value, 0, 65_535) ?? new Error('must be a port number from 0 to 65535 (0: any free one)')
  );
}

function parseCount(value: string): number | Error {
  return parseWholeNumber(value, 1, 1_000_000_000) ?? new Error('must be a whole number greater than 0');
}

function parseProxies(value: string): number | Error {
  return parseWholeNumber(value, 0, 10) ?? new Error('must be a number of proxies from 0 to 10');
}

function parseRatio(value: string): number | Error {
  const number = /^(0|1|0?\.\d{1,9}|1\.0+)$/.test(value) ? Number(value) : Number.NaN;
  return number <= 1 ? number : new Error('must be a number from 0 to 1, such as 0.1');
}

function parseHeaders(value: string): Readonly<Record<string, string>> | Error {
  const wrong = new Error('must be comma-separated headers, such as api-key=abc');
  const read = new Map<string, string>();
  for (const part of splitList(value)) {
    const [, name, encoded] = /^([\w-]+)=([\x21-\x7e]+)$/.exec(part) ?? [];
    if (name === undefined || encoded === undefined) return wrong;
    try {
      read.set(name, decodeURIComponent(encoded));
    } catch {
      return wrong;
    }
  }
  return Object.freeze(Object.fromEntries(read));
}

function parseDays(value: string): number | Error {
  return parseWholeNumber(value, 0, 3_650) ?? new Error('must be a number of days from 0 to 3650');
}

function parseMilliseconds(value: string): number | Error {
  return (
    parseWholeNumber(value, 0, 86_400_000) ?? new Error('must be milliseconds from 0 to 86400000 (a day)')
  );
}

function parseTimeoutMs(value: string): number | Error {
  return (
    parseWholeNumber(value, 1, 600_000) ?? new Error('must be milliseconds from 1 to 600000 (ten minutes)')
  );
}

function parseDelays(value: string): readonly number[] | Error {
  const all = splitList(value).map((part) => parseWholeNumber(part, 0, 86_400_000));
  const isRising = all.every((each, place) => each !== undefined && each >= (all[place - 1] ?? 0));
  if (isRising) return Object.freeze(all as number[]);
  return new Error('must be ascending milliseconds, comma-separated, such as 30000,300000');
}

function parseWholeNumber(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function parseLogLevel(value: string): (typeof logLevels)[number] | Error {
  return logLevels.find((level) => level === value) ?? new Error(`must be one of ${logLevels.join(', ')}`);
}

function parseWebUrl(value: string): string | Error {
  const url = parseUrl(value, ['http:', 'https:']);
  if (url && !url.search && !url.hash && !url.username) return url.href.replace(/(?<!\/)\/+$/, '');
  return new Error(
    'must be an http or https address without user, query or fragment, such as https://example.com',
  );
}

/** MCP clients use the address with /mcp, and people may paste it here. */
function parseServiceUrl(value: string): string | Error {
  const url = parseWebUrl(value);
  if (url instanceof Error || !url.endsWith('/mcp')) return url;
  return new Error('must be the root of the service, without /mcp');
}

function parseSmtpUrl(value: string): string | Error {
  const url = parseUrl(value, ['smtp:', 'smtps:']);
  if (url?.hostname) return value;
  return new Error('must look like smtp://user:password@mail.example.com:587, or smtps://…:465');
}

function parseSender(value: string): string | Error {
  const address = String.raw`[^\s<>@"(),:;]+@[^\s<>@"(),:;]+`;
  const isSender = new RegExp(String.raw`^(${address}|[^<>@"(),:;\p{Cc}]+ <${address}>)$`, 'u').test(value);
  return isSender ? value : new Error('must be an address, such as Outreach <outreach@example.com>');
}

function parseBucket(value: string): string | Error {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value;
  return new Error('must be a bucket name: 3 to 63 lower-case letters, digits, hyphens and dots');
}

function parseAddressing(value: string): 'path' | 'host' | Error {
  return value === 'path' || value === 'host' ? value : new Error('must be path or host');
}

const socketForm = 'postgresql://user@/database?host=/folder-of-its-socket';

function parseDatabaseUrl(value: string): string | Error {
  // PostgreSQL allows an address without a host if the query names a socket folder; the standard parser does not.
  const protocols = ['postgres:', 'postgresql:'];
  const url = parseUrl(value, protocols) ?? parseUrl(value.replace('@/', '@localhost/'), protocols);
  // They would replace the program's own options, which set the role that isolates tenants.
  if (url?.searchParams.has('options'))
    return new Error('must not carry options; give them to the role instead (alter role … set …)');
  const redirecting = url && redirectingParameters.find((name) => url.searchParams.has(name));
  if (redirecting) return new Error(`must not carry ${redirecting}; write the server as host and port`);
  if (namesSeveralServers(value, url))
    return new Error('must name one server; put a proxy in front of several, or change it after a failover');
  const encoded = url && [url.username, url.password, url.hostname, url.pathname];
  if (encoded?.some((part) => unescape(part).includes('\ufffd')))
    return new Error('must percent-encode characters beyond ASCII as UTF-8, and % itself as %25');
  if (url && (url.pathname.length > 1 || url.searchParams.get('dbname'))) return value;
  return new Error(`must look like postgresql://user:password@host:5432/database or ${socketForm}`);
}

/** Without the effect that they have in libpq, they would leave the program with another server than was meant. */
const redirectingParameters = ['hostaddr', 'service', 'servicefile'];

function namesSeveralServers(value: string, url: URL | undefined): boolean {
  const authority = /^postgres(?:ql)?:\/\/([^/?#]*)/.exec(value)?.[1] ?? '';
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  const parameters = ['host', 'port'].map((name) => url?.searchParams.get(name) ?? '');
  return [hosts, ...parameters].some((text) => text.includes(','));
}

function parseUrl(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(value);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function parseOrigins(value: string): readonly string[] | Error {
  const all = splitList(value);
  const isOrigin = (part: string): boolean =>
    part === '*' || parseUrl(part, ['http:', 'https:'])?.origin === part;
  if (all.every(isOrigin)) return Object.freeze(all);
  return new Error('must be comma-separated origins, such as https://app.example.com, or *');
}

function parseNetworks(value: string): readonly string[] | Error {
  const all = splitList(value);
  if (all.every(isNetwork)) return Object.freeze(all);
  return new Error('must be comma-separated networks, such as 10.0.0.0/8,fd00::/8');
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || parseWholeNumber(bits, 0, family === 4 ? 32 : 128) !== undefined;
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const secretKeyBytes = 32;

function parseSecretKey(value: string): Buffer | Error {
  const isHex = /^[0-9a-f]{64}$/i.test(value);
  const bytes = Buffer.from(value, isHex ? 'hex' : 'base64');
  if (isHex || (/^[A-Za-z0-9+/_-]{43}=?$/.test(value) && bytes.length === secretKeyBytes)) return bytes;
  return new Error('must be 32 random bytes in base64 or hex; create them with: openssl rand -base64 32');
}
