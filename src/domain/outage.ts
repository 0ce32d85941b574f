/** Why the service cannot do its work at the moment. */
export type OutageReason =
  | 'database_disk_full'
  | 'local_disk_full'
  | 'database_memory_full'
  | 'too_many_connections'
  | 'busy'
  | 'unreachable';

interface OutageText {
  readonly problem: string;
  readonly remedy: string;
}

const soon = 'Try again in a moment';
const afterOperator = 'Try again when the operator has freed some of it';
const temporary: OutageText = { problem: 'The database is temporarily unavailable.', remedy: soon };

const texts: Readonly<Record<OutageReason, OutageText>> = {
  database_disk_full: { problem: 'The disk of the database is full.', remedy: afterOperator },
  local_disk_full: { problem: 'The disk of the service is full.', remedy: afterOperator },
  database_memory_full: { problem: 'The database is out of memory.', remedy: soon },
  too_many_connections: { problem: 'The database accepts no further connections.', remedy: soon },
  busy: temporary,
  unreachable: temporary,
};

/** The message of `unavailable` to a caller. */
export function explainOutage(reason: OutageReason): string {
  const { problem, remedy } = texts[reason];
  return `${problem} ${remedy}; with an Idempotency-Key the retry is safe.`;
}

/** The message of `unavailable` to a readiness check. */
export function explainNotReady(reason: OutageReason): string {
  if (texts[reason] === temporary)
    return 'The service is not ready: its database is unreachable or not migrated yet.';
  return `The service is not ready. ${texts[reason].problem}`;
}
