import type { Model } from '../model.ts';
import { dereference, jsonContent, mappingAt } from '../read/document.ts';
import type { Change } from './change.ts';
import { compareSchemas, type Revisions } from './compare-schemas.ts';

/** The changes in the webhook events: their kinds, and the whole bodies of deliveries. */
export function compareEvents(models: Revisions<Model>): Change[] {
  const kindsOf = ({ events }: Model) => events.map(({ kind }) => kind);
  const [before, after] = [kindsOf(models.before), kindsOf(models.after)];
  return [...new Set([...before, ...after])].flatMap((kind): Change[] => {
    const common = { subject: 'event', location: kind };
    if (!after.includes(kind))
      return [{ ...common, level: 'breaking', kind: 'removed', sentence: 'is no longer delivered.' }];
    if (!before.includes(kind)) return [{ ...common, level: 'additive', kind: 'added', sentence: 'is new.' }];
    const schemas = { before: bodyOf(models.before, kind), after: bodyOf(models.after, kind) };
    return compareSchemas(models, 'received', `${kind} delivery`, schemas);
  });
}

function bodyOf({ document }: Model, kind: string) {
  const { requestBody } = mappingAt(document, 'webhooks', kind, 'post');
  return dereference(document, jsonContent(document, requestBody));
}
