import path from 'node:path';
import { createByteFolder } from './adapters/bytes/folder.ts';
import { createEmbeddedComposer } from './adapters/composer/embedded/composer.ts';
import { createGuardedFetch } from './adapters/fetch.ts';
import { detectLanguage } from './adapters/site/language.ts';
import { createSiteReader } from './adapters/site/reader.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports/ports.ts';
import { registryVersion } from './version.ts';

const userAgent = `outreach-preparation/${registryVersion} (research for one message; robots.txt is obeyed)`;

/** Chooses an adapter for each port from the settings; what is given stands in for the choice. */
export function assemblePorts(
  config: Config,
  given: Partial<Ports> = {},
): { ports: Ports; close(): Promise<void> } {
  const outbound = createGuardedFetch({ allow: config.outboundAllow, userAgent });
  const ports: Ports = {
    bytes: createByteFolder(path.join(config.dataDir, 'material')),
    composer: createEmbeddedComposer(),
    language: { detect: (text) => detectLanguage(text, null) },
    site: createSiteReader({ outbound, userAgent, spacingMs: config.crawlSpacingMs }),
    ...given,
  };
  return { ports, close: () => outbound.close() };
}
