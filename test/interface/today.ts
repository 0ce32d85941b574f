/**
 * Where the callers of earlier releases find today's client. A file of the client that merely moves is named anew here,
 * because it breaks nobody who calls the service.
 */
import type * as types from '../../generated/sdk/types.ts';
import { createOutreach, type Outreach } from '../../sdk/client.ts';
import { OutreachError } from '../../sdk/outreach-error.ts';

export { createOutreach, OutreachError };
export type { Outreach, types };
