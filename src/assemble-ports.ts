import path from 'node:path';
import { createByteFolder } from './adapters/bytes/folder.ts';
import { createEmbeddedDirectory } from './adapters/directory/embedded.ts';
import { createDocumentReader } from './adapters/documents/document-reader.ts';
import { createSealedSecrets } from './adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from './adapters/secrets/secret-key.ts';
import { detectLanguage } from './adapters/site/language.ts';
import { createTextThreads } from './adapters/text-work/text-threads.ts';
import { openBucketLazily } from './assemble-bucket.ts';
import { openWebhookClientLazily } from './assemble-webhook-client.ts';
import { openMailLazily } from './assemble-mail.ts';
import type { Providers } from './assemble-providers.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Classifier } from './ports/classifier.ts';
import type { Composer, ComposeRound, ComposerFailed } from './ports/composer.ts';
import type { Ports } from './ports/ports.ts';
import type { RecordSource } from './ports/record-source.ts';
import type { SiteReader } from './ports/site.ts';
import type { CompanyFiles } from './ports/company-files.ts';
import type { TextWork } from './ports/text-work.ts';
import { registryVersion } from './version.ts';

const userAgent = `outreach-preparation/${registryVersion} (research for one message; robots.txt is obeyed)`;
const plainUserAgent = `outreach-preparation/${registryVersion}`;

/** Follows how a model writes. */
export interface ModelObserver {
  readonly log?: Log | undefined;
  readonly onModelRound?: ((round: ComposeRound) => void) | undefined;
}

/**
 * Chooses an adapter for each port by the settings; `given` adapters take precedence. A given composer is
 * its own fallback, unless `given.embeddedComposer` is set; the same holds for a classifier. Logs why a model did not
 * write.
 */
export function assemblePorts(
  config: Config,
  given: Partial<Ports> = {},
  observer: ModelObserver = {},
): { ports: Ports; close(): Promise<void> } {
  const sites = openSitesLazily(config);
  const sources = openSourcesLazily(config);
  const bucket = openBucketLazily(config, plainUserAgent);
  const webhookClients = openWebhookClientLazily(config, plainUserAgent);
  const documents = createDocumentReader();
  const textThreads = createTextThreads();
  const embeddedClassifier = classifyWith(textThreads);
  const model = openModelLazily(config, embeddedClassifier, observer);
  const providers = openProvidersLazily(config, given.site ?? sites.site);
  const embeddedComposer = composeWith(textThreads);
  const ports: Ports = {
    bytes: bucket?.bytes ?? createByteFolder(path.join(config.dataDir, 'material')),
    webhookClient: webhookClients.webhookClient,
    directory: providers.directory,
    classifier: model?.classifier ?? embeddedClassifier,
    composer: model?.composer ?? embeddedComposer,
    embeddedClassifier: given.classifier ?? embeddedClassifier,
    embeddedComposer: given.composer ?? embeddedComposer,
    documents,
    companyFiles: { readRows: readCompanyRowsLazily },
    language: { detect: (text) => detectLanguage(text, null) },
    mail: openMailLazily(config),
    contactSearch: providers.contactSearch,
    search: providers.search,
    secrets: createSealedSecrets(() => loadSecretKey(config.secretKey, config.dataDir)),
    site: sites.site,
    recordSource: sources.source,
    textWork: textThreads,
    ...given,
  };
  const close = async (): Promise<void> => {
    const opened = [sites, sources, model, providers, documents, bucket, webhookClients, textThreads];
    await Promise.all(opened.map(async (each) => each?.close()));
  };
  return { ports, close };
}

/** Loads the parser of CSV with the first file. */
async function* readCompanyRowsLazily(...args: Parameters<CompanyFiles['readRows']>) {
  const { readCompanyRows } = await import('./adapters/directory/company-file.ts');
  yield* readCompanyRows(...args);
}

function composeWith(textWork: TextWork): Composer {
  return {
    name: 'embedded',
    compose: (request, signal, _onRound, orgId = '') => textWork.run({ orgId, signal }, 'compose', request),
  };
}

function classifyWith(textWork: TextWork): Classifier {
  return {
    name: 'embedded',
    choose: (question, signal, orgId = '') => textWork.run({ orgId, signal }, 'chooseCategory', question),
  };
}

/** Loads the providers' clients with the first request. */
function openProvidersLazily(config: Config, site: SiteReader): Providers {
  const embedded = { directory: createEmbeddedDirectory(), site };
  const open = async () => {
    const { assembleProviders } = await import('./assemble-providers.ts');
    return assembleProviders(config, plainUserAgent, embedded);
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => (opening ??= open());
  const searches = [config.braveApiKey && 'Brave Search', config.searxngUrl && 'SearXNG'].filter(Boolean);
  return {
    directory: {
      search: async (criteria, options) => (await opened()).directory.search(criteria, options),
      lookup: async (named, options) => (await opened()).directory.lookup(named, options),
    },
    contactSearch: { find: async (wanted, options) => (await opened()).contactSearch.find(wanted, options) },
    search:
      searches.length === 0
        ? null
        : {
            name: searches.join(' or '),
            search: async (words, options) => {
              const { search } = await opened();
              if (!search) throw new Error('The settings name a web search that was not assembled.');
              return search.search(words, options);
            },
          },
    close: async () => (await opening)?.close(),
  };
}

/** Opens the configured model, if any. The client is loaded with the first message to write or read. */
function openModelLazily(
  config: Config,
  embedded: Classifier,
  { log, onModelRound }: ModelObserver,
): { composer: Composer; classifier: Classifier; close(): Promise<void> } | undefined {
  const { llmBaseUrl: baseUrl, llmApiKey: apiKey, llmModel: model } = config;
  if (baseUrl === undefined || model === undefined) return undefined;
  const open = async () => {
    const { createGuardedFetch } = await import('./adapters/fetch.ts');
    const { createModelClassifier } = await import('./adapters/classifier/model.ts');
    const { createModelComposer } = await import('./adapters/composer/model/composer.ts');
    // The operator configured this address, so it may be private, but only for this adapter.
    const trustedOrigins = [new URL(baseUrl).origin];
    const outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: plainUserAgent });
    const warn = (what: string) => (err: ComposerFailed) => log?.warn({ err }, what);
    const onComposeFailure = warn('the model wrote no message; the built-in composer was used');
    const onClassifyFailure = warn('the model chose no category; the built-in classifier was used');
    const server = { outbound, baseUrl, apiKey, model };
    return {
      outbound,
      composer: createModelComposer({ ...server, onFailure: onComposeFailure }),
      classifier: createModelClassifier({ ...server, embedded, onFailure: onClassifyFailure }),
    };
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => (opening ??= open());
  return {
    composer: {
      name: 'model',
      readsRules: true,
      compose: async (request, signal, onRound) =>
        (await opened()).composer.compose(request, signal, (round) => {
          onModelRound?.(round);
          onRound?.(round);
        }),
    },
    classifier: {
      name: 'model',
      choose: async (...asked) => (await opened()).classifier.choose(...asked),
    },
    close: async () => (await opening)?.outbound.close(),
  };
}

/** The site reader is a sixth of all code to load, and a process that only answers calls seldom needs it. */
function openSitesLazily(config: Config): { site: SiteReader; close(): Promise<void> } {
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

function openSourcesLazily(config: Config): { source: RecordSource; close(): Promise<void> } {
  const open = async () => {
    const { createGuardedFetch } = await import('./adapters/fetch.ts');
    const { createRecordSource } = await import('./adapters/source/source.ts');
    const outbound = createGuardedFetch({ allow: config.outboundAllow, userAgent: plainUserAgent });
    return { outbound, source: createRecordSource(outbound) };
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => (opening ??= open());
  return {
    source: {
      blockedUrlReason: async (url, orgId) => (await opened()).source.blockedUrlReason(url, orgId),
      async *readPages(reading, signal) {
        yield* (await opened()).source.readPages(reading, signal);
      },
    },
    close: async () => (await opening)?.outbound.close(),
  };
}
