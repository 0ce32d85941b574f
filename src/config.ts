import { isIP } from 'node:net';
import path from 'node:path';
import { type Environment, type Setting, settings } from './settings.ts';

/** The configuration, read once at startup; nothing else reads `process.env`. */
export type Config = {
  readonly [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value>
    ? Value
    : never;
} & {
  /** The public address of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** Sender of mail to the team: an address, optionally with a name. */
  readonly mailFrom: string;
};

/** One line of `outreach config`. */
export interface ListedSetting {
  readonly name: string;
  readonly meaning: string;
  /** The value from the environment, or the default. A secret shows as `(set)`; undefined if there is no value. */
  readonly value: string | undefined;
  readonly isDefault: boolean;
  /** Why the value is invalid: "must be …". */
  readonly problem?: string;
}

/** Invalid settings. The message names each one, its problem and the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks all settings. An empty value counts as unset; relative folders are resolved against `workingDir`.
 * @throws ConfigError with one line for each invalid setting.
 */
export function readConfig(environment: Environment, workingDir: string): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const text = findRawValue(setting, environment);
    const parsed = text === undefined ? findMissingProblem(setting, environment) : setting.parse(text);
    if (parsed instanceof Error)
      problems.push(`${setting.name} ${parsed.message}${formatGivenValue(setting, text)}.`);
    else values[key] = parsed;
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.freeze(withDerivedSettings(values as Config, workingDir));
}

/** Lists all settings in order, without secrets, for `outreach config`. */
export function listSettings(environment: Environment): ListedSetting[] {
  return Object.values(settings).map((setting: Setting<unknown>) => {
    const given = environment[setting.name]?.trim();
    const text = given || setting.default;
    const parsed = text === undefined ? findMissingProblem(setting, environment) : setting.parse(text);
    return {
      name: setting.name,
      meaning: setting.meaning,
      value: setting.secret && text !== undefined ? '(set)' : redactCredentials(text),
      isDefault: !given,
      ...(parsed instanceof Error ? { problem: parsed.message } : {}),
    };
  });
}

function findRawValue(setting: Setting<unknown>, environment: Environment): string | undefined {
  return environment[setting.name]?.trim() || setting.default;
}

/** The problem of an unset setting that another one needs, or undefined. */
function findMissingProblem({ neededBy }: Setting<unknown>, environment: Environment): Error | undefined {
  const isNeeded = neededBy !== undefined && Boolean(environment[neededBy]?.trim());
  return isNeeded ? new Error(`must be set because ${neededBy} is set`) : undefined;
}

function formatGivenValue(setting: Setting<unknown>, text: string | undefined): string {
  return setting.secret || text === undefined ? '' : `, not ${JSON.stringify(redactCredentials(text))}`;
}

/** An address, even an invalid one, may contain a password before its host and a key in its query. */
function redactCredentials(text: string): string;
function redactCredentials(text: string | undefined): string | undefined;
function redactCredentials(text: string | undefined): string | undefined {
  return text?.replaceAll(/(?<=^|[\s,]|:\/\/)[^\s,/]*@/gu, '***@').replaceAll(/(?<=\?)[^\s,#]+/gu, '***');
}

function withDerivedSettings(values: Config, workingDir: string): Config {
  const baseUrl = values.configuredBaseUrl ?? `http://${reachableHostOf(values.host)}:${values.port}`;
  return {
    ...values,
    dataDir: path.resolve(workingDir, values.dataDir),
    baseUrl,
    appUrl: values.configuredAppUrl ?? `${baseUrl}/app`,
    mailFrom: values.configuredMailFrom ?? `outreach@${mailHostOf(baseUrl)}`,
  };
}

function mailHostOf(url: string): string {
  const { hostname } = new URL(url);
  const isName = !hostname.startsWith('[') && isIP(hostname) === 0;
  return isName ? hostname : 'localhost';
}

/** A wildcard address to listen on is no address to call. */
function reachableHostOf(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
