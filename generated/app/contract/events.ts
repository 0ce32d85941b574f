// @generated from app.yaml and app-registry.yaml by npm run codegen


/** The `data` of a delivery by the kind of its event. */
export interface Events {
}

/** The kinds of events. */
export type EventKind = keyof Events;

/** The data of one kind of event. */
export type EventData<Kind extends EventKind> = Events[Kind];

/** All kinds of events, sorted by name. */
export const eventKinds = [] as const satisfies readonly EventKind[];
