// @generated from openapi.yaml and registry.yaml by npm run codegen

/** Workspaces of the organisation, each with the business context that its messages draw on. */
export * as projects from './operations/projects.ts';
/** A text about the seller that drafts may quote. */
export * as knowledge from './operations/knowledge.ts';
/** Structured knowledge: facts to quote, phrases to avoid, writing rules and plays. */
export * as brain from './operations/brain.ts';
/** Companies and people to reach. */
export * as leads from './operations/leads.ts';
/** The brief, the message structure and the leads of a campaign. */
export * as campaigns from './operations/campaigns.ts';
/** Look up one company and the people to reach there. Stores nothing. */
export * as company from './operations/company.ts';
/** Runs that start from a brief and find companies. */
export * as engine from './operations/engine.ts';
/** Runs take companies and leads through research and drafting. */
export * as runs from './operations/runs.ts';
/** Upload and import folders of files about prospects. */
export * as material from './operations/material.ts';
/** The drafted messages of a run. */
export * as drafts from './operations/drafts.ts';
/** Threads with leads: drafted, sent and received. */
export * as messages from './operations/messages.ts';
/** Record messages that were sent or received elsewhere. */
export * as inbox from './operations/inbox.ts';
/** Report events of other systems, such as form submissions. */
export * as events from './operations/events.ts';
/** Classify replies from leads and draft answers. */
export * as replies from './operations/replies.ts';
/** Automatic steps for inbound events and messages. */
export * as flows from './operations/flows.ts';
/** External data sources of leads. */
export * as connectors from './operations/connectors.ts';
/** Endpoints that receive events. */
export * as webhooks from './operations/webhooks.ts';
/** Balance, usage and prices. */
export * as credits from './operations/credits.ts';
