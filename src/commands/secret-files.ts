import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';
import { type Environment, type Setting, settings } from '../settings.ts';

/**
 * Returns the environment with secrets read from files: if `DATABASE_URL` is unset, it is read from the file named
 * by `DATABASE_URL_FILE`.
 * @throws ConfigError if a file cannot be read.
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
