// @generated from openapi.yaml and registry.yaml by npm run codegen

/** The workspaces of the organisation and the business context that grounds their messages. */
export * as projects from './operations/projects.ts';
/** One block of prose about the seller. */
export * as knowledge from './operations/knowledge.ts';
/** Structured knowledge: facts to quote, phrases to avoid, rules to write by. */
export * as brain from './operations/brain.ts';
/** Companies and people to reach. */
export * as leads from './operations/leads.ts';
/** What the messages are about and what they are made of. */
export * as campaigns from './operations/campaigns.ts';
/** One company and the people to reach in it, outside of any workspace. */
export * as company from './operations/company.ts';
/** Runs that find their companies. */
export * as engine from './operations/engine.ts';
/** Companies and leads on their way through research and drafting. */
export * as runs from './operations/runs.ts';
/** Files about prospects, as a team has them in its folders. */
export * as material from './operations/material.ts';
/** The drafted messages of a run. */
export * as drafts from './operations/drafts.ts';
/** Threads with leads: drafted, sent and received. */
export * as messages from './operations/messages.ts';
/** Messages that came, or went out, elsewhere. */
export * as inbox from './operations/inbox.ts';
/** What happened outside, reported by other systems. */
export * as events from './operations/events.ts';
/** Answers to what leads wrote. */
export * as replies from './operations/replies.ts';
/** What happens when something arrives from outside. */
export * as flows from './operations/flows.ts';
/** Data sources of others that leads are pulled from. */
export * as connectors from './operations/connectors.ts';
/** Addresses that events are sent to. */
export * as webhooks from './operations/webhooks.ts';
/** What can be spent and what was. */
export * as credits from './operations/credits.ts';
