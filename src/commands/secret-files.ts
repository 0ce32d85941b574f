import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';
import { type Environment, type Setting, settings } from '../settings.ts';

/**
 * The environment with every secret that stands in a file: where `DATABASE_URL` is not set and `DATABASE_URL_FILE` is,
 * the first is what the second names holds.
 *
 * @throws ConfigError if such a file cannot be read.
 */
export function readSecretFiles(environment: Environment): Environment {
  const resolved: Record<string, string | undefined> = { ...environment };
  for (const { name, secret } of Object.values(settings) as Setting<unknown>[]) {
    const file = secret && environment[`${name}_FILE`]?.trim();
    if (file && !environment[name]?.trim()) resolved[name] = readSecret(name, file);
  }
  return resolved;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}.`);
  }
}
