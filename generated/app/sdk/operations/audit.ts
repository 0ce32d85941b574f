// @generated from app.yaml and app-registry.yaml by npm run codegen

import { listOperation } from '../../../sdk/list-operation.ts';
import type * as types from '../types.ts';

/**
 * List what was changed. Lists what people and keys changed in the organisation, newest first.
 *
 * Needs the right `administer`.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 */
export const list = /* @__PURE__ */ listOperation<types.AuditListArguments, types.AuditListValue>({ method: 'POST', path: '/audit.list', effect: 'read' });
