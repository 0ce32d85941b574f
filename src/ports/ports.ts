import type { ByteStore } from './bytes.ts';
import type { Classifier } from './classifier.ts';
import type { Composer } from './composer.ts';
import type { WebhookClient } from './webhook-client.ts';
import type { CompanyDirectory } from './directory.ts';
import type { CompanyFiles } from './company-files.ts';
import type { DocumentReader } from './documents.ts';
import type { LanguageDetector } from './language.ts';
import type { TeamMailer } from './mail.ts';
import type { ContactSearch } from './contact-search.ts';
import type { RecordSource } from './record-source.ts';
import type { WebSearch } from './search.ts';
import type { Secrets } from './secrets.ts';
import type { SiteReader } from './site.ts';
import type { TextWork } from './text-work.ts';

/** The adapters of all ports, local or of a provider, chosen by `assemble-ports.ts` from the settings. */
export interface Ports {
  readonly bytes: ByteStore;
  readonly classifier: Classifier;
  readonly composer: Composer;
  readonly webhookClient: WebhookClient;
  readonly directory: CompanyDirectory;
  readonly companyFiles: CompanyFiles;
  /** Local: classifies for sandbox keys. May be the same as `classifier`. */
  readonly embeddedClassifier: Classifier;
  /** Local: writes for sandbox keys and when `composer` fails. May be the same as `composer`. */
  readonly embeddedComposer: Composer;
  readonly documents: DocumentReader;
  readonly language: LanguageDetector;
  readonly mail: TeamMailer;
  readonly contactSearch: ContactSearch;
  /** Null if none is configured. */
  readonly search: WebSearch | null;
  readonly secrets: Secrets;
  readonly site: SiteReader;
  readonly textWork: TextWork;
  /** Reads the records of a workspace's connectors. */
  readonly recordSource: RecordSource;
}
