// @generated from openapi.yaml and registry.yaml by npm run codegen

import { listOperation } from '../list-operation.ts';
import { operation } from '../operation.ts';
import type * as types from '../types.ts';

/**
 * List the connectors of a workspace. The data sources that leads can be pulled from, each with what its last
 * sync came to. What a source is asked with is never shown, only whether there is something.
 *
 * Needs the scope `read` and any key. Costs nothing.
 *
 * @throws {InvalidRequestError} `cursor_invalid`: The cursor is not one of this list with these filters.
 * @throws {NotFoundError} `project_not_found`: No workspace of this organisation has the id.
 */
export const list = /* @__PURE__ */ listOperation<types.ConnectorsListArguments, types.ConnectorList>({ method: 'GET', path: '/v1/connectors' });

/**
 * Register a data connector. Makes an address that answers with companies or people a source of leads.
 * Nothing is read until connectors.sync. The source answers GET with JSON, NDJSON, or CSV with a header line.
 * In JSON the list of records is the document itself, or the one array in it, at most three levels deep,
 * whose records hold a mapped field. Further pages are found by a header `Link` with `rel="next"`, by `next`
 * or `links.next` of a JSON object, or by its `nextCursor` or `next_cursor`, which is given back as the query
 * parameter `cursor`.
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
   * Remove a data connector. Forgets the source and what it was asked with. The leads that came from it stay.
   * A connector made again for the same address finds them again.
   *
   * Needs the scope `write` and any key. Costs nothing.
   *
   * @throws {NotFoundError} `connector_not_found`: No connector of this organisation has the id.
   */
  deleteOperation as delete,
};

/**
 * Pull leads from a connected data source. Reads the source page by page and adds its records as
 * leads.addBatch does: a known lead only has its empty fields filled, people who must not be written to are
 * refused, and every new lead raises lead.added. A record without an e-mail address is known again by its
 * externalUrl, or else by its company, domain and names. So a sync can be repeated, and one that breaks off
 * keeps what it had added. It reads at most 20,000 records, 200 pages, 50 MB and about 30 seconds;
 * `truncated` says what cut it, and the next sync goes on from there. It needs a live key and costs no
 * credits.
 *
 * Needs the scope `pipeline` and a live key. Costs nothing.
 * Raises `lead.added`.
 *
 * @throws {NotFoundError} `connector_not_found`: No connector of this organisation has the id.
 * @throws {StateError} `invalid_state`: The thing is not in a state that allows this.
 * @throws {ApiError} `upstream_failed`: A service of others did not answer as it must.
 */
export const sync = /* @__PURE__ */ operation<types.ConnectorsSyncArguments, types.ConnectorSync>({ method: 'POST', path: '/v1/connectors/{connectorId}/sync' });
