import type { Composer } from './composer.ts';
import type { SiteReader } from './site.ts';

/** Every provider that operations and the pipeline may ask, as `assemble.ts` chose them from the settings. */
export interface Ports {
  readonly composer: Composer;
  readonly site: SiteReader;
}
