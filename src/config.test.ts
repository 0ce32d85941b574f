import fastCheck from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, listSettings, readConfig } from './config.ts';
import { settings } from './settings.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/outreach');

test.each(['LLM_BASE_URL', 'S3_ENDPOINT', 'SEARXNG_URL', 'BASE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'])(
  'never shows a password in the address %s',
  (name) => {
    for (const value of [
      'https://maija:hunter2@host.example/v1?key=hunter2',
      'https://maija:hun@ter2@host.example',
      'maija:hunter2@host.example',
      'https://hunter2@host.example:99999',
    ]) {
      const environment = { [name]: value };
      expect(JSON.stringify(listSettings(environment)), value).not.toMatch(/ter2\b/);
      expect(() => read(environment)).toThrow(ConfigError);
      expect(() => read(environment)).not.toThrow(/ter2/);
      expect(() => read(environment)).toThrow(/host\.example/);
    }
  },
);

describe('readConfig', () => {
  test('has the published defaults', () => {
    expect(read({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:8787',
      appUrl: 'http://127.0.0.1:8787/app',
      dataDir: '/srv/outreach/data',
      databaseUrl: undefined,
      secretKey: undefined,
      logLevel: 'info',
      storageLimitMb: 10_240,
      rateLimitLive: 600,
      rateLimitTest: 120,
      outboundAllow: [],
      allowedOrigins: [],
    });
  });

  test('is frozen, lists included', () => {
    const config = read({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.allowedOrigins, ['*'])).toThrow(TypeError);
  });

  test('treats an empty or blank value as unset', () => {
    expect(read({ PORT: '', LOG_LEVEL: '  ', DATABASE_URL: ' ' })).toEqual(read({}));
  });

  test.each([
    ['0.0.0.0', 'http://localhost:9000'],
    ['::', 'http://localhost:9000'],
    ['::1', 'http://[::1]:9000'],
    ['192.168.1.5', 'http://192.168.1.5:9000'],
  ])('derives a usable address from HOST %s', (host, baseUrl) => {
    expect(read({ HOST: host, PORT: '9000' })).toMatchObject({ baseUrl, appUrl: `${baseUrl}/app` });
  });

  test('drops the slash at the end of an address and derives the app from it', () => {
    const config = read({ BASE_URL: 'https://outreach.example.com/' });
    expect(config.baseUrl).toBe('https://outreach.example.com');
    expect(config.appUrl).toBe('https://outreach.example.com/app');
  });

  test('derives the sender of mail from the public address', () => {
    expect(read({ HOST: '0.0.0.0' }).mailFrom).toBe('outreach@localhost');
    expect(read({ HOST: '::1' }).mailFrom).toBe('outreach@localhost');
    expect(read({ BASE_URL: 'https://outreach.example.com/api' }).mailFrom).toBe(
      'outreach@outreach.example.com',
    );
    for (const sender of ['team@example.com', 'Team Öst <team@example.com>'])
      expect(read({ MAIL_FROM: sender }).mailFrom).toBe(sender);
    for (const sender of [
      'Team',
      'a@b.example, c@d.example',
      'Team <a@b.example>\r\nBcc: c@d.example',
      '<a@b>',
    ])
      expect(() => read({ MAIL_FROM: sender })).toThrow('MAIL_FROM must be an address');
  });

  test('detects a mail server by its protocol', () => {
    const url = 'smtps://robot:hunter2@mail.example:465?requireTLS=true';
    expect(read({ SMTP_URL: url }).smtpUrl).toBe(url);
    for (const wrong of ['https://robot:hunter2@mail.example', 'mail.example:25', 'smtp://'])
      expect(() => read({ SMTP_URL: wrong })).toThrow(/^SMTP_URL must look like smtp:(?!.*hunter2)/);
  });

  test('keeps an absolute data folder', () => {
    expect(read({ DATA_DIR: '/var/lib/outreach' }).dataDir).toBe('/var/lib/outreach');
  });

  test('reads a key in base64 and in hex', () => {
    const bytes = Buffer.alloc(32, 7);
    for (const encoding of ['base64', 'base64url', 'hex'] as const) {
      expect(read({ SECRET_KEY: bytes.toString(encoding) }).secretKey).toEqual(bytes);
    }
  });

  test.each([
    ['PORT', '70000', 'must be a port number from 0 to 65535'],
    ['PORT', '0x50', 'must be a port number'],
    ['PORT', '8787.5', 'must be a port number'],
    ['BASE_URL', 'example.com', 'must be an http or https address'],
    ['BASE_URL', 'https://example.com/?a=1', 'must be an http or https address'],
    ['ALLOWED_ORIGINS', 'https://example.com/app', 'must be comma-separated origins'],
    ['DATABASE_URL', 'mysql://localhost/outreach', 'must look like postgresql://'],
    ['DATABASE_URL', 'postgresql://localhost', 'must look like postgresql://'],
    ['DATABASE_URL', 'postgresql://me@one:5432,two:5432/db', 'must name one server'],
    ['DATABASE_URL', 'postgresql://me@one,two/db', 'must name one server'],
    ['DATABASE_URL', 'postgresql://me@/db?host=/one,/two', 'must name one server'],
    ['DATABASE_URL', 'postgresql://me@one/db?hostaddr=10.0.0.1', 'must not carry hostaddr'],
    ['DATABASE_URL', 'postgresql://me@one/db?service=prod', 'must not carry service'],
    ['LOG_LEVEL', 'verbose', 'must be one of trace, debug, info'],
    ['RATE_LIMIT_LIVE', '0', 'must be a whole number greater than 0'],
    ['OUTBOUND_ALLOW', '10.0.0.0/33', 'must be comma-separated networks'],
    ['OUTBOUND_ALLOW', 'intranet', 'must be comma-separated networks'],
    [
      'SECRET_KEY',
      'changeme',
      'must be 32 random bytes in base64 or hex; create them with: openssl rand -base64 32',
    ],
    ['CRAWL_SPACING_MS', '-1', 'must be milliseconds'],
  ])('rejects %s=%s with the right form', (name, value, remedy) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(`${name} ${remedy}`);
  });

  test('names all invalid settings', () => {
    const faulty = { PORT: 'x', LOG_LEVEL: 'y', RATE_LIMIT_TEST: 'z' };
    expect(() => read(faulty)).toThrow(
      /^PORT .*, not "x"\.\nLOG_LEVEL .*, not "y"\.\nRATE_LIMIT_TEST .*, not "z"\.$/,
    );
  });

  test('never repeats a secret, even an invalid one', () => {
    for (const { name, secret } of Object.values(settings)) {
      if (!secret) continue;
      let complaint = '';
      try {
        read({ [name]: 'hunter2 is no value' });
      } catch (error) {
        complaint = String(error);
      }
      expect(complaint).not.toContain('hunter2');
    }
  });

  test('reads any numbers and networks or rejects them', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.integer({ min: 0, max: 65_535 }), fastCheck.ipV4(), (port, address) => {
        expect(read({ PORT: String(port), OUTBOUND_ALLOW: `${address}/32` })).toMatchObject({
          port,
          outboundAllow: [`${address}/32`],
        });
      }),
    );
    fastCheck.assert(
      fastCheck.property(fastCheck.string(), (value) => {
        const outcome = settings.port.parse(value);
        expect(outcome instanceof Error || String(outcome) === String(Number(value))).toBe(true);
      }),
    );
  });
});

describe('listSettings', () => {
  test('shows effective values and their sources', () => {
    const list = listSettings({ PORT: '9000' });
    expect(list.find(({ name }) => name === 'PORT')).toMatchObject({ value: '9000', isDefault: false });
    expect(list.find(({ name }) => name === 'HOST')).toMatchObject({ value: '127.0.0.1', isDefault: true });
    expect(list.find(({ name }) => name === 'BASE_URL')).toMatchObject({
      value: undefined,
      isDefault: true,
    });
  });

  test('leaves secrets out', () => {
    const environment = Object.fromEntries(Object.values(settings).map(({ name }) => [name, 'hunter2']));
    const shown = listSettings(environment);
    const secrets = Object.values(settings).filter((setting) => 'secret' in setting);
    expect(secrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'S3_SECRET_ACCESS_KEY']),
    );
    for (const { name } of secrets)
      expect(shown.find((setting) => setting.name === name)?.value).toBe('(set)');
    expect(
      shown
        .filter(({ name, value }) => /KEY$|_URL$/.test(name) && value === 'hunter2')
        .map(({ name }) => name),
    ).toEqual(['BASE_URL', 'APP_URL', 'LLM_BASE_URL', 'SEARXNG_URL', 'OUTREACH_URL']);
  });

  test('shows what another setting needs', () => {
    const problemWith = (environment: Record<string, string>) =>
      listSettings(environment).find(({ name }) => name === 'LLM_MODEL')?.problem;
    const environment = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(problemWith({})).toBeUndefined();
    expect(problemWith({ ...environment, LLM_MODEL: 'planner' })).toBeUndefined();
    expect(problemWith(environment)).toBe('must be set because LLM_BASE_URL is set');
    expect(() => read(environment)).toThrow('LLM_MODEL must be set because LLM_BASE_URL is set.');
    expect(() => read({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files' })).toThrow(
      'S3_ACCESS_KEY_ID must be set because S3_ENDPOINT is set.\n' +
        'S3_SECRET_ACCESS_KEY must be set because S3_ENDPOINT is set.',
    );
  });

  test('has each name once, with a default that its own rule accepts', () => {
    const all = Object.values(settings);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { default: fallback, parse } of all) {
      if (fallback !== undefined) expect(parse(fallback)).not.toBeInstanceOf(Error);
    }
  });
});
