import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';

const composer = createEmbeddedComposer();
const classifier = createEmbeddedClassifier();
const unused = async () => {
  throw new Error('Flows do not use this port.');
};

/** The ports of a service without external providers. */
export const flowPorts: Ports = {
  ...unusedPorts,
  composer,
  embeddedComposer: composer,
  classifier,
  embeddedClassifier: classifier,
  language: { detect: () => 'en' },
  directory: { search: unused, lookup: unused },
  contactSearch: { find: unused },
  search: null,
  site: { read: unused },
};
