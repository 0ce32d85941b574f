import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createModelClassifier } from '../../src/adapters/classifier/model.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import type { Classifier } from '../../src/ports/classifier.ts';
import { completion, startModel, type ModelRequest } from '../fixtures/model/start-model.ts';

/** A classifier whose model chooses the first category that the text names in any form. */
export async function startObedientClassifier(): Promise<{ classifier: Classifier; close(): Promise<void> }> {
  const model = await startModel((request) => completion(obey(request)));
  const trustedOrigins = [new URL(model.baseUrl).origin];
  const outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: 'test' });
  const embedded = createEmbeddedClassifier();
  return {
    classifier: createModelClassifier({ outbound, baseUrl: model.baseUrl, model: 'obedient', embedded }),
    close: async () => {
      await outbound.close();
      await model.close();
    },
  };
}

function obey({ assignment }: ModelRequest): object {
  const { text, categories }: { text: string; categories: { key: string; label: string }[] } = assignment;
  const visibleText = text.replace(/\p{Cf}/gu, '').toLowerCase();
  const named = categories.find(
    ({ key, label }) => visibleText.includes(key) || visibleText.includes(label.toLowerCase()),
  );
  return { key: named?.key ?? 'none', confidence: 1 };
}
