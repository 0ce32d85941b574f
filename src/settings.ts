import { isIP } from 'node:net';
import { unescape } from 'node:querystring';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One variable of the environment. */
export interface Setting<Value> {
  readonly name: string;
  readonly meaning: string;
  /** As one would write it in the environment; without a default the value is undefined where the variable is unset. */
  readonly default?: string;
  /** Never shown, neither in lists nor in complaints. */
  readonly secret?: true;
  /** Another variable that cannot be used without this one. */
  readonly neededBy?: string;
  /** Answers the value, or an error that says how it has to look, to be read after the name: "must be …". */
  parse(text: string): Value | Error;
}

/** Every setting of the program by its name in `Config`. */
export const settings = {
  port: defineSetting('PORT', 'port that the service listens on', parsePort, '8787'),
  host: defineSetting('HOST', 'address that the service listens on', parseText, '127.0.0.1'),
  configuredBaseUrl: defineSetting(
    'BASE_URL',
    'address people and programs reach it at; by default from HOST and PORT',
    parseWebUrl,
  ),
  configuredAppUrl: defineSetting('APP_URL', 'address of the web app; by default BASE_URL/app', parseWebUrl),
  allowedOrigins: defineSetting(
    'ALLOWED_ORIGINS',
    'web origins that may call it, by comma, besides its own',
    parseOrigins,
    '',
  ),
  dataDir: defineSetting(
    'DATA_DIR',
    'folder of the embedded database, uploaded files and the secret key; other machines see them only if they share it',
    parseText,
    './data',
  ),
  databaseUrl: defineSecret(
    'DATABASE_URL',
    'database to use, on PostgreSQL 15 or newer; ?host=/folder names a socket; unset: the embedded one',
    parseDatabaseUrl,
  ),
  secretKey: defineSecret(
    'SECRET_KEY',
    'encrypts stored secrets: 32 bytes in base64 or hex; unset: a file in DATA_DIR',
    parseSecretKey,
  ),
  logLevel: defineSetting('LOG_LEVEL', 'least severe level that is logged', parseLogLevel, 'info'),
  requestLogDays: defineSetting(
    'REQUEST_LOG_DAYS',
    'days that the record of calls goes back, which `npx outreach requests` reads; 0 keeps none',
    parseDays,
    '7',
  ),
  requestLogRows: defineSetting('REQUEST_LOG_ROWS', 'calls that it holds at most', parseCount, '1000000'),
  metricsPort: defineSetting(
    'METRICS_PORT',
    'port for Prometheus, apart from PORT; unset: no figures',
    parsePort,
  ),
  metricsHost: defineSetting(
    'METRICS_HOST',
    'address that it listens on; it asks for no key',
    parseText,
    '127.0.0.1',
  ),
  traceEndpoint: defineSetting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'receiver of OpenTelemetry traces by OTLP over HTTP; unset: no traces',
    parseWebUrl,
  ),
  traceHeaders: defineSecret(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'headers for it: name=value, by comma',
    parseHeaders,
  ),
  traceServiceName: defineSetting(
    'OTEL_SERVICE_NAME',
    'name of the service in traces',
    parseText,
    'outreach',
  ),
  traceRatio: defineSetting(
    'OTEL_TRACES_SAMPLER_ARG',
    'share of traces that is kept, from 0 to 1',
    parseRatio,
    '1',
  ),
  rateLimitLive: defineSetting('RATE_LIMIT_LIVE', 'calls a minute for each live key', parseCount, '600'),
  rateLimitTest: defineSetting('RATE_LIMIT_TEST', 'calls a minute for each sandbox key', parseCount, '120'),
  outboundAllow: defineSetting(
    'OUTBOUND_ALLOW',
    'networks (CIDR, by comma) to reach besides public ones',
    parseNetworks,
    '',
  ),
  crawlSpacingMs: defineSetting(
    'CRAWL_SPACING_MS',
    'pause between two requests to one web site',
    parseMilliseconds,
    '1000',
  ),
  webhookRetryMs: defineSetting(
    'WEBHOOK_RETRY_MS',
    'when a failed delivery is sent again, in milliseconds after its first attempt, by comma',
    parseDelays,
    '30000,300000',
  ),
  webhookTimeoutMs: defineSetting(
    'WEBHOOK_TIMEOUT_MS',
    'how long a receiver of webhooks may take to answer',
    parseTimeoutMs,
    '10000',
  ),
  llmBaseUrl: defineSetting(
    'LLM_BASE_URL',
    'OpenAI-compatible endpoint; unset: the embedded composer',
    parseWebUrl,
  ),
  llmApiKey: defineSecret('LLM_API_KEY', 'key for it, if it needs one', parseText),
  llmModel: { ...defineSetting('LLM_MODEL', 'model to ask there', parseText), neededBy: 'LLM_BASE_URL' },
  apolloApiKey: defineSecret('APOLLO_API_KEY', 'Apollo, for companies and people', parseText),
  googlePlacesApiKey: defineSecret('GOOGLE_PLACES_API_KEY', 'Google Places, for companies', parseText),
  hunterApiKey: defineSecret('HUNTER_API_KEY', 'Hunter, for people', parseText),
  braveApiKey: defineSecret('BRAVE_API_KEY', 'Brave Search, for web search', parseText),
  searxngUrl: defineSetting('SEARXNG_URL', 'SearXNG instance, for web search', parseWebUrl),
  s3Endpoint: defineSetting(
    'S3_ENDPOINT',
    'S3-compatible store for material; unset: a folder in DATA_DIR',
    parseWebUrl,
  ),
  s3Region: defineSetting('S3_REGION', 'its region', parseText, 'auto'),
  s3Bucket: { ...defineSetting('S3_BUCKET', 'its bucket', parseBucket), neededBy: 'S3_ENDPOINT' },
  s3Addressing: defineSetting(
    'S3_ADDRESSING',
    'where its requests name the bucket: path or host',
    parseAddressing,
    'path',
  ),
  s3AccessKeyId: {
    ...defineSetting('S3_ACCESS_KEY_ID', 'its access key', parseText),
    neededBy: 'S3_ENDPOINT',
  },
  s3SecretAccessKey: {
    ...defineSecret('S3_SECRET_ACCESS_KEY', 'the secret of that key', parseText),
    neededBy: 'S3_ENDPOINT',
  },
  smtpUrl: defineSecret(
    'SMTP_URL',
    'mail server for what the team is told; unset: .eml files in DATA_DIR/outbox',
    parseSmtpUrl,
  ),
  outboxDays: defineSetting(
    'OUTBOX_DAYS',
    'days that such a file waits for whoever takes it',
    parseCount,
    '90',
  ),
  outboxMails: defineSetting(
    'OUTBOX_MAILS',
    'how many wait at most; the oldest go first',
    parseCount,
    '10000',
  ),
  configuredMailFrom: defineSetting(
    'MAIL_FROM',
    'sender of that mail, such as Outreach <outreach@example.com>; by default outreach@ the host of BASE_URL',
    parseSender,
  ),
  outreachUrl: defineSetting(
    'OUTREACH_URL',
    'service that `npx outreach call`, `upload` and `mcp` speak to',
    parseServiceUrl,
  ),
  outreachKey: defineSecret('OUTREACH_KEY', 'API key that it uses', parseText),
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
  return { name, meaning: `${meaning}; ${name}_FILE may name a file that holds it`, parse, secret: true };
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
  return parseWholeNumber(value, 1, 1_000_000_000) ?? new Error('must be a whole number above 0');
}

function parseRatio(value: string): number | Error {
  const number = /^(0|1|0?\.\d{1,9}|1\.0+)$/.test(value) ? Number(value) : Number.NaN;
  return number <= 1 ? number : new Error('must be a number from 0 to 1, such as 0.1');
}

function parseHeaders(value: string): Readonly<Record<string, string>> | Error {
  const wrong = new Error('must be headers by comma, such as api-key=abc');
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
  return new Error('must be milliseconds in rising order, by comma, such as 30000,300000');
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

/** Clients of MCP are given the address of its endpoint, and people give the same here. */
function parseServiceUrl(value: string): string | Error {
  const url = parseWebUrl(value);
  if (url instanceof Error || !url.endsWith('/mcp')) return url;
  return new Error('must be given without /mcp at its end');
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
  return new Error('must be the name of a bucket: 3 to 63 small letters, digits, hyphens and dots');
}

function parseAddressing(value: string): 'path' | 'host' | Error {
  return value === 'path' || value === 'host' ? value : new Error('must be path or host');
}

const socketForm = 'postgresql://user@/database?host=/folder-of-its-socket';

function parseDatabaseUrl(value: string): string | Error {
  // PostgreSQL takes an address without a host where the query names a socket folder; the standard parser does not.
  const protocols = ['postgres:', 'postgresql:'];
  const url = parseUrl(value, protocols) ?? parseUrl(value.replace('@/', '@localhost/'), protocols);
  // They would stand in the place of the program's own, which name the role that keeps tenants apart.
  if (url?.searchParams.has('options'))
    return new Error('must not carry options; give them to the role instead (alter role … set …)');
  const encoded = url && [url.username, url.password, url.hostname, url.pathname];
  if (encoded?.some((part) => unescape(part).includes('\ufffd')))
    return new Error('must hold signs beyond ASCII as %XX of their UTF-8, and the sign % itself as %25');
  if (url && url.pathname.length > 1) return value;
  return new Error(`must look like postgresql://user:password@host:5432/database or ${socketForm}`);
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
  return new Error('must be origins by comma, such as https://app.example.com, or *');
}

function parseNetworks(value: string): readonly string[] | Error {
  const all = splitList(value);
  if (all.every(isNetwork)) return Object.freeze(all);
  return new Error('must be networks by comma, such as 10.0.0.0/8,fd00::/8');
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
  return new Error('must be 32 random bytes in base64 or hex; make one with: openssl rand -base64 32');
}
