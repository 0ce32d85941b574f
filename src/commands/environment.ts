import process from 'node:process';
import { readConfig, type Config } from '../config.ts';
import type { Environment } from '../settings.ts';
import { readSecretFiles } from './secret-files.ts';

/** Reads the settings of the environment; `overrides` take precedence. */
export function configFromEnvironment(overrides: Environment = {}): Config {
  return readConfig(readSecretFiles({ ...process.env, ...overrides }), process.cwd());
}
