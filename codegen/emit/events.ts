import type { File, Model } from '../model.ts';
import { docstring, literal, quote, scriptHeader } from './source.ts';

/** `contract/events.ts`: the kinds of webhook events and the type of each one's data. */
export function emitEvents(model: Model): File[] {
  const rows = model.events.map(
    ({ kind, summary, dataName }) => `${docstring(summary, '  ')}  ${quote(kind)}: types.${dataName};\n`,
  );
  const text = `${scriptHeader}
${rows.length > 0 ? "import type * as types from './types.ts';\n" : ''}
/** The \`data\` of a delivery by the kind of its event. */
export interface Events {
${rows.join('')}}

/** The kinds of events. */
export type EventKind = keyof Events;

/** The data of one kind of event. */
export type EventData<Kind extends EventKind> = Events[Kind];

/** All kinds of events, sorted by name. */
export const eventKinds = ${literal(model.events.map(({ kind }) => kind))} as const satisfies readonly EventKind[];
`;
  return [{ path: 'contract/events.ts', text }];
}
