import process from 'node:process';
import { readConfig, type Config } from '../config.ts';
import type { Environment } from '../settings.ts';
import { readSecretFiles } from './secret-files.ts';

/** The settings of the environment; `instead` stands in the place of what is set there. */
export function configFromEnvironment(overrides: Environment = {}): Config {
  return readConfig(readSecretFiles({ ...process.env, ...overrides }), process.cwd());
}
