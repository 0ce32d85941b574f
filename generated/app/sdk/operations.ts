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
/** Received mail, and possible opt-outs that wait for a person. */
export * as inbox from './operations/inbox.ts';
/** The endpoints of the organisation and what was sent to them. */
export * as webhooks from './operations/webhooks.ts';
/** Addresses and domains that get no messages. */
export * as suppressions from './operations/suppressions.ts';
/** What the organisation spent. */
export * as credits from './operations/credits.ts';
/** The workspaces of the organisation. */
export * as workspaces from './operations/workspaces.ts';
/** What happens when something arrives. */
export * as flows from './operations/flows.ts';
/** What only people may do with leads. */
export * as leads from './operations/leads.ts';
/** Your own companies and people, in which runs look first. */
export * as directory from './operations/directory.ts';
/** What people and keys changed. */
export * as audit from './operations/audit.ts';
/** Decisions about the people and the cost of a run. */
export * as runs from './operations/runs.ts';
/** The review of drafts. */
export * as messages from './operations/messages.ts';
/** What waits for whom. */
export * as home from './operations/home.ts';
/** Saved filters of pages. */
export * as views from './operations/views.ts';
