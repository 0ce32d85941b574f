import type { ByteStore } from './bytes.ts';
import type { Classifier } from './classifier.ts';
import type { Composer } from './composer.ts';
import type { WebhookClient } from './webhook-client.ts';
import type { CompanyDirectory } from './directory.ts';
import type { DocumentReader } from './documents.ts';
import type { LanguageDetector } from './language.ts';
import type { TeamMailer } from './mail.ts';
import type { ContactSearch } from './contact-search.ts';
import type { RecordSource } from './record-source.ts';
import type { WebSearch } from './search.ts';
import type { Secrets } from './secrets.ts';
import type { SiteReader } from './site.ts';

/** Every provider that operations and the pipeline may ask, as `assemble-ports.ts` chose them from the settings. */
export interface Ports {
  readonly bytes: ByteStore;
  readonly classifier: Classifier;
  readonly composer: Composer;
  readonly webhookClient: WebhookClient;
  readonly directory: CompanyDirectory;
  /** Asks nobody: it chooses for sandbox keys; it may be the same one as `classifier`. */
  readonly embeddedClassifier: Classifier;
  /** Asks nobody: it writes for sandbox keys, and steps in where `composer` fails; it may be the same one. */
  readonly embeddedComposer: Composer;
  readonly documents: DocumentReader;
  readonly language: LanguageDetector;
  readonly mail: TeamMailer;
  readonly contactSearch: ContactSearch;
  /** Null where the settings name none. */
  readonly search: WebSearch | null;
  readonly secrets: Secrets;
  readonly site: SiteReader;
  readonly source: RecordSource;
}
