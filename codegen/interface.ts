/**
 * What a signed-in person needs for a call. The roles that have each right are in `src/domain/rights.ts`; `anyone` and
 * `account` are for operations of the app alone.
 */
export type Right = 'anyone' | 'account' | 'review' | 'prepare' | 'send' | 'administer' | 'own';

/** What differs between the two interfaces that the same reader and emitters make. */
export interface Interface {
  /** The names of its two documents. */
  readonly document: string;
  readonly registry: string;
  /** Where its files go below `generated/`. */
  readonly folder: '' | 'app/';
  /** False for the app's own interface, which no public list names. */
  readonly isPublic: boolean;
  /** The rights that its entries may name. */
  readonly rights: readonly Right[];
  /** The folder of its handlers and the module of their types, from the root of the repository. */
  readonly handlers: string;
  readonly handlerTypes: string;
}

const rolesRights = ['review', 'prepare', 'send', 'administer', 'own'] as const;

/** The interface that keys call. */
export const publicInterface: Interface = {
  document: 'openapi.yaml',
  registry: 'registry.yaml',
  folder: '',
  isPublic: true,
  rights: rolesRights,
  handlers: 'src/operations',
  handlerTypes: 'src/operation.ts',
};

/** What only signed-in people may call. `anyone` needs no session, and `account` needs one of any role. */
export const appInterface: Interface = {
  document: 'app.yaml',
  registry: 'app-registry.yaml',
  folder: 'app/',
  isPublic: false,
  rights: ['anyone', 'account', ...rolesRights],
  handlers: 'src/people',
  handlerTypes: 'src/person-operation.ts',
};
