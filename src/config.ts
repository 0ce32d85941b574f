import { isIP } from 'node:net';
import path from 'node:path';
import { type Environment, type Setting, settings } from './settings.ts';

/** What the environment says, read once when the program starts; nothing else looks at `process.env`. */
export type Config = {
  readonly [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value>
    ? Value
    : never;
} & {
  /** Where people and programs reach the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** Who mail to the team comes from: an address, with a name before it or without. */
  readonly mailFrom: string;
};

/** One line of `outreach config`. */
export interface ListedSetting {
  readonly name: string;
  readonly meaning: string;
  /** As written in the environment, or the default; `(set)` in the place of a secret; undefined where there is none. */
  readonly value: string | undefined;
  readonly isDefault: boolean;
  /** What is wrong with the value, where it cannot be used: "must be …". */
  readonly problem?: string;
}

/** Settings that cannot be used. The message names every one of them, what is wrong and what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks all settings; an empty value counts as unset. Relative folders are taken from `workingDir`.
 *
 * @throws ConfigError with one line for each setting that cannot be used.
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

/** All settings in the order of the table, with secrets left out, for `outreach config`. */
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

/** Undefined, or what is wrong with a setting that is unset although another one needs it. */
function findMissingProblem({ neededBy }: Setting<unknown>, environment: Environment): Error | undefined {
  const isNeeded = neededBy !== undefined && Boolean(environment[neededBy]?.trim());
  return isNeeded ? new Error(`must be set where ${neededBy} is`) : undefined;
}

function formatGivenValue(setting: Setting<unknown>, text: string | undefined): string {
  return setting.secret || text === undefined ? '' : `, not ${JSON.stringify(redactCredentials(text))}`;
}

/** What is an address, or was meant for one, may hold a password before its host, and a key in its query. */
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

/** An address that means "all of them" to listen on is none to call. */
function reachableHostOf(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
