// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the connectors of a workspace. Lists the data sources of leads, each with the result of its last sync.
 * The authorization header is never returned, only whether one is set.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor does not belong to this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.ConnectorsListArguments, types.ConnectorList>({ method: 'GET', path: '/v1/connectors' });

/**
 * Register a data connector. Registers an address that returns companies or people as a source of leads.
 * Reads nothing until connectors.sync. The source answers GET with JSON, NDJSON, or CSV with a header line.
 * In JSON, the list of records is the document itself, or the one array in it, at most three levels deep,
 * whose records contain a mapped field. The next page comes from a `Link` header with `rel="next"`, from
 * `next` or `links.next` of a JSON object, or from its `nextCursor` or `next_cursor`, which the service sends
 * back as the query parameter `cursor`.
 *
 * Needs the scope `write` and any key. Costs nothing.
 *
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 * @throws {InvalidRequestError} `url_not_allowed`: The service may not call this address.
 */
export const create = /* @__PURE__ */ operation<types.ConnectorsCreateArguments, types.Connector>({ method: 'POST', path: '/v1/connectors' });

const deleteOperation = /* @__PURE__ */ operation<types.ConnectorsDeleteArguments, types.ConnectorDeleted>({ method: 'DELETE', path: '/v1/connectors/{connectorId}' });
export {
  /**
   * Remove a data connector. Deletes the source and its authorization header. Its leads stay. A new connector
   * for the same address matches them again.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `connector_not_found`: No connector of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Pull leads from a data source. Reads the source page by page and adds its records as leads.addBatch does. A
 * known lead only gets its empty fields filled, a suppressed person is refused, and each new lead emits
 * lead.added. A record without an e-mail address is matched by its externalUrl, or else by its company,
 * domain and names. So you can repeat a sync, and an interrupted one keeps what it has added. One sync reads
 * at most 20,000 records, 200 pages and 50 MB, in about 30 seconds. `truncated` names the limit that stopped
 * it, and the next sync continues there. Needs a live key and costs no credits.
 *
 * Needs the scope `pipeline` and a live key. Costs nothing.
 * Emits `lead.added`.
 *
 * @throws {NotFoundError} `connector_not_found`: No connector of this organisation has the id.
 * @throws {StateError} `invalid_state`: The current state does not allow this.
 * @throws {ApiError} `upstream_failed`: An external service failed.
 */
export const sync = /* @__PURE__ */ operation<types.ConnectorsSyncArguments, types.ConnectorSync>({ method: 'POST', path: '/v1/connectors/{connectorId}/sync' });
