import { readAuthHeader } from '../../domain/auth-header.ts';
import { readRecord, type ConnectorRecord } from '../../domain/connector-record.ts';
import type { Call, Handler } from '../../operation.ts';
import type { SourceRequest } from '../../ports/record-source.ts';
import { SecretUnreadable } from '../../ports/secrets.ts';
import { findConnector, lockConnector, saveSyncResult } from '../../store/queries/connectors.ts';
import { addLeadBatch, suppressedReason } from '../../application/leads/add-batch.ts';
import { findSuppressedPeople } from '../../application/suppressions/find-suppressed.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { pullRecords, type PullResult, type RecordOutcome } from '../../application/connectors/sync.ts';
import { authHeaderPlace } from './_view.ts';

type SyncCall = Call<'connectors.sync'>;

/** Well below the lease of an Idempotency-Key and the timeout of clients. */
const timeoutMs = 30_000;

export const handle: Handler<'connectors.sync'> = async (call) => {
  const { args, ports, fail } = call;
  const connector = await call.prepare((tx) => findConnector(tx, args.connectorId));
  if (!connector) return failNotFound(call);
  const start = connector.resume ?? { url: connector.url, records: 0 };
  const reading = {
    url: start.url,
    fieldMap: connector.fieldMap,
    credential: readCredential(call, connector),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const handleBatch = (records: readonly ConnectorRecord[]) =>
    call.prepare((tx) => addRecords(tx, call, connector, records));
  const result = await pullRecords(ports.recordSource.readPages(reading, signal), start, handleBatch, signal);
  if (result.failure !== null) {
    await call.prepare((tx) => saveSyncResult(tx, connector.id, toSyncResult(result), null));
    return fail('upstream_failed', describeFailure(result.failure, result));
  }
  return call.save(async (tx) => {
    if (!(await saveSyncResult(tx, connector.id, toSyncResult(result), result.resume))) failNotFound(call);
    const { resume: _resume, failure: _failure, ...value } = result;
    return { connectorId: connector.id, syncedAt: tx.now.getTime(), ...value };
  });
};

function failNotFound({ fail }: SyncCall): never {
  return fail('connector_not_found', null, { param: 'connectorId' });
}

/** Reads the credential, bound to the origin it was given for. */
function readCredential(
  { ports, fail }: SyncCall,
  connector: Rows['Connector'],
): SourceRequest['credential'] {
  const { orgId, id, url, sealedAuthHeader } = connector;
  if (!sealedAuthHeader) return null;
  try {
    const header = readAuthHeader(ports.secrets.open(sealedAuthHeader, authHeaderPlace(orgId, id)));
    return header && { ...header, origin: new URL(url).origin };
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    return fail('invalid_state', `The connector's authHeader cannot be read. ${error.message}`);
  }
}

/** Adds one batch in a single transaction, by the rules of leads.addBatch. */
async function addRecords(
  tx: Tx,
  call: SyncCall,
  { id, projectId, name, url, fieldMap }: Rows['Connector'],
  records: readonly ConnectorRecord[],
): Promise<RecordOutcome[]> {
  const readings = records.map((record) => readRecord(record, { projectId, name, url, fieldMap }));
  const drafts = readings.map((reading) => ('draft' in reading ? reading.draft : null));
  const [connectorExists, suppressed] = await Promise.all([
    lockConnector(tx, id),
    findSuppressedPeople(
      tx,
      drafts.flatMap((draft) => draft?.fields ?? []),
    ),
  ]);
  if (!connectorExists) failNotFound(call);
  const { rows } = await addLeadBatch(tx, projectId, drafts, suppressed);
  return readings.map((reading, index) =>
    'problem' in reading
      ? { refused: reading.problem }
      : (rows[index]?.outcome ?? { refused: suppressedReason }),
  );
}

function toSyncResult({ read, created, matched, refused, pages, truncated, failure }: PullResult) {
  return { read, created, matched, refused, pages, truncated, failure };
}

function describeFailure(failure: string, { read, created, matched }: PullResult): string {
  if (read === 0) return failure;
  return `${failure} ${read} records were read before that and are kept: ${created} new, ${matched} known.`;
}
