import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import type { JobKind } from '../../domain/run.ts';
import { Job } from '../../store/entities/runs.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';

export interface NewJob {
  readonly kind: JobKind;
  /** Absent for a unit outside runs. */
  readonly runId?: string;
  readonly runLeadId?: string;
  readonly leadId?: string;
  readonly runCompanyId?: string;
  readonly host?: string;
  /** For an enrichment outside runs. */
  readonly options?: EnrichmentOptions;
  /** The earliest start. */
  readonly dueAt?: Date;
}

/** Adds a job and enqueues it. Returns its id. */
export function enqueueJob(tx: Tx, { dueAt = tx.now, ...unit }: NewJob): string {
  const id = newId('job');
  tx.em.create(Job, {
    orgId: tx.orgId,
    id,
    kind: unit.kind,
    runId: unit.runId ?? null,
    runLeadId: unit.runLeadId ?? null,
    leadId: unit.leadId ?? null,
    runCompanyId: unit.runCompanyId ?? null,
    host: unit.host ?? null,
    enrichmentOptions: unit.options ?? null,
    state: 'waiting',
    attempts: 0,
    code: null,
    reason: null,
    createdAt: tx.now,
    finishedAt: null,
  });
  tx.enqueue(unit.kind, id, dueAt);
  return id;
}
