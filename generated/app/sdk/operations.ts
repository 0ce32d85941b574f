// @generated from app.yaml and app-registry.yaml by npm run codegen

/** The first account of a new service. */
export * as setup from './operations/setup.ts';
/** Signing in and out, and the sessions of a person. */
export * as session from './operations/session.ts';
/** The account of the person who is signed in. */
export * as account from './operations/account.ts';
/** The people of the organisation and their roles. */
export * as members from './operations/members.ts';
/** The API keys of the organisation. */
export * as keys from './operations/keys.ts';
/** What people and keys changed. */
export * as audit from './operations/audit.ts';
/** Decisions about the people and the cost of a run. */
export * as runs from './operations/runs.ts';
/** The review of drafts. */
export * as messages from './operations/messages.ts';
