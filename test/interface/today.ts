/**
 * The module from which the callers of earlier releases import today's client. If a file of the client moves, change
 * its path here: that breaks no caller of the service.
 */
import type * as types from '../../sdk/outreach-sdk.ts';
import { createOutreach, OutreachError, type Outreach } from '../../sdk/outreach-sdk.ts';

export { createOutreach, OutreachError };
export type { Outreach, types };
