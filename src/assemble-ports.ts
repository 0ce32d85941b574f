import path from 'node:path';
import { createByteFolder } from './adapters/bytes/folder.ts';
import { createEmbeddedComposer } from './adapters/composer/embedded/composer.ts';
import { createEmbeddedDirectory } from './adapters/directory/embedded.ts';
import { detectLanguage } from './adapters/site/language.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports/ports.ts';
import type { SiteReader } from './ports/site.ts';
import { registryVersion } from './version.ts';

const userAgent = `outreach-preparation/${registryVersion} (research for one message; robots.txt is obeyed)`;

/** Chooses an adapter for each port from the settings; what is given stands in for the choice. */
export function assemblePorts(
  config: Config,
  given: Partial<Ports> = {},
): { ports: Ports; close(): Promise<void> } {
  const { site, close } = openSitesWhenAsked(config);
  const ports: Ports = {
    bytes: createByteFolder(path.join(config.dataDir, 'material')),
    composer: createEmbeddedComposer(),
    directory: createEmbeddedDirectory(),
    language: { detect: (text) => detectLanguage(text, null) },
    site,
    ...given,
  };
  return { ports, close };
}

/** What reads sites is a sixth of all there is to load, and a process that only answers calls seldom reads one. */
function openSitesWhenAsked(config: Config): { site: SiteReader; close(): Promise<void> } {
  const open = async () => {
    const { createGuardedFetch } = await import('./adapters/fetch.ts');
    const { createSiteReader } = await import('./adapters/site/reader.ts');
    const outbound = createGuardedFetch({ allow: config.outboundAllow, userAgent });
    return { outbound, reader: createSiteReader({ outbound, userAgent, spacingMs: config.crawlSpacingMs }) };
  };
  let opening: ReturnType<typeof open> | undefined;
  return {
    site: {
      read: async (address, options) => {
        opening ??= open();
        return (await opening).reader.read(address, options);
      },
    },
    close: async () => (await opening)?.outbound.close(),
  };
}
