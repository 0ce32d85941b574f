import { capabilities } from '../generated/contract/capabilities.ts';

/** The version of the interface and of the program. */
export const registryVersion = capabilities.version;
