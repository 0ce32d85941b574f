import { capabilities } from '../generated/contract/capabilities.ts';

/** The version of the interface, which the program carries too. */
export const registryVersion = capabilities.version;
