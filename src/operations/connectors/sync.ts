import { readAuthHeader } from '../../domain/auth-header.ts';
import { readRecord, type ConnectorRecord } from '../../domain/connector-record.ts';
import { subjectOf } from '../../domain/lead.ts';
import type { Call, Handler } from '../../operation.ts';
import type { SourceReading } from '../../ports/record-source.ts';
import { SecretLost } from '../../ports/secrets.ts';
import { findConnector, holdConnector, keepSyncResult } from '../../store/queries/connectors.ts';
import { addBatch, findSuppressed, suppressedReason } from '../../store/queries/lead-batch.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { pull, type Pulled, type RecordOutcome } from './_pull.ts';
import { authHeaderPlace } from './_view.ts';

type SyncCall = Call<'connectors.sync'>;

/** Well below the time for which a call holds its Idempotency-Key, and for which clients wait. */
const patienceMs = 30_000;

export const handle: Handler<'connectors.sync'> = async (call) => {
  const { args, ports, fail } = call;
  const connector = await call.prepare((tx) => findConnector(tx, args.connectorId));
  if (!connector) return missing(call);
  const start = connector.resume ?? { url: connector.url, records: 0 };
  const reading = { url: start.url, fieldMap: connector.fieldMap, credential: credentialOf(call, connector) };
  const signal = AbortSignal.timeout(patienceMs);
  const take = (records: readonly ConnectorRecord[]) =>
    call.prepare((tx) => addRecords(tx, call, connector, records));
  const pulled = await pull(ports.source.pages(reading, signal), start, take, signal);
  if (pulled.failure !== null) {
    await call.prepare((tx) => keepSyncResult(tx, connector.id, resultOf(pulled), null));
    return fail('upstream_failed', describeFailure(pulled.failure, pulled));
  }
  return call.save(async (tx) => {
    if (!(await keepSyncResult(tx, connector.id, resultOf(pulled), pulled.resume))) missing(call);
    const { resume: _resume, failure: _failure, ...value } = pulled;
    return { connectorId: connector.id, syncedAt: tx.now.getTime(), ...value };
  });
};

function missing({ fail }: SyncCall): never {
  return fail('connector_not_found', null, { param: 'connectorId' });
}

/** What the source is asked with, for the origin that it was given for. */
function credentialOf({ ports, fail }: SyncCall, connector: Rows['Connector']): SourceReading['credential'] {
  const { orgId, id, url, sealedAuthHeader } = connector;
  if (!sealedAuthHeader) return null;
  try {
    const header = readAuthHeader(ports.secrets.open(sealedAuthHeader, authHeaderPlace(orgId, id)));
    return header && { ...header, origin: new URL(url).origin };
  } catch (error) {
    if (!(error instanceof SecretLost)) throw error;
    return fail('invalid_state', `The authHeader of the connector cannot be read. ${error.message}`);
  }
}

/** Adds one batch in one transaction, by the rules of leads.addBatch. */
async function addRecords(
  tx: Tx,
  call: SyncCall,
  { id, projectId, name, url, fieldMap }: Rows['Connector'],
  records: readonly ConnectorRecord[],
): Promise<RecordOutcome[]> {
  const readings = records.map((record) => readRecord(record, { projectId, name, url, fieldMap }));
  const drafts = readings.map((reading) => ('draft' in reading ? reading.draft : null));
  const [isThere, suppressed] = await Promise.all([holdConnector(tx, id), findSuppressed(tx, drafts)]);
  if (!isThere) missing(call);
  const { rows } = await addBatch(tx, projectId, drafts, suppressed, (lead) =>
    call.emit(tx, 'lead.added', { ...subjectOf(lead), source: lead.source ?? null }),
  );
  return readings.map((reading, index) =>
    'problem' in reading
      ? { refused: reading.problem }
      : (rows[index]?.outcome ?? { refused: suppressedReason }),
  );
}

function resultOf({ read, created, matched, refused, pages, truncated, failure }: Pulled) {
  return { read, created, matched, refused, pages, truncated, failure };
}

function describeFailure(failure: string, { read, created, matched }: Pulled): string {
  if (read === 0) return failure;
  return `${failure} Before that ${read} records were read, ${created} of them new and ${matched} known, and are kept.`;
}
