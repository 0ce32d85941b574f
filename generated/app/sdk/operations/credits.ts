// @generated from app.yaml and app-registry.yaml by npm run codegen

import { listOperation } from '../../../sdk/list-operation.ts';
import type * as types from '../types.ts';

/**
 * List the ledger. Lists what was granted, reserved, spent and released, newest first.
 *
 * Needs the right `review`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 */
export const ledger = /* @__PURE__ */ listOperation<types.CreditsLedgerArguments, types.CreditsLedgerValue>({ method: 'POST', path: '/credits.ledger', effect: 'read' });
