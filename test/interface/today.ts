/**
 * Where the callers of earlier releases find today's client. A file of the client that merely moves is named anew here,
 * because it breaks nobody who calls the service.
 */
import type * as types from '../../sdk/outreach-sdk.ts';
import { createOutreach, OutreachError, type Outreach } from '../../sdk/outreach-sdk.ts';

export { createOutreach, OutreachError };
export type { Outreach, types };
