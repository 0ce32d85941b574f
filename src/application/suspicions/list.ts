import type { TimePosition } from '../../domain/paging.ts';
import { formatPayload } from '../../domain/payload.ts';
import { splitMailText } from '../../domain/replies/own-words.ts';
import { listSuspectedItems } from '../../store/queries/suspicions.ts';
import type { QueryContext } from '../../store/store.ts';

/** A possible opt-out that nobody has decided about. */
export interface Suspicion {
  /** The id of a message or event. */
  readonly id: string;
  readonly leadId: string;
  /** The owner of the thread. */
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The sender's own words on one line. */
  readonly text: string;
}

/** Lists possible opt-outs of a workspace without a decision, oldest first. */
export async function listSuspicions(
  tx: QueryContext,
  projectId: string,
  page: { readonly after?: TimePosition | undefined; readonly limit: number },
): Promise<Suspicion[]> {
  const open = await listSuspectedItems(tx, projectId, page);
  return open.map(({ subject, body, payload, ...item }) => {
    const words =
      payload === null ? `${subject}\n${splitMailText(body).text}` : formatPayload(JSON.parse(payload)).lines;
    return { ...item, text: words.replaceAll(/\s+/gu, ' ').trim() };
  });
}
