import type { PersonProviderCall } from '../../person-operation.ts';

interface Who {
  readonly orgId: string;
  readonly userId: string;
  readonly personId: string;
  /** Null if the person was signing in. */
  readonly sessionId: string | null;
}

/** Records that a wrong password was given for a person. The reply does not wait, or its time would show who exists. */
export function recordRefusal(
  {
    afterReply,
    record,
    store,
  }: Pick<PersonProviderCall<'session.signIn'>, 'afterReply' | 'record' | 'store'>,
  { orgId, userId, personId, sessionId }: Who,
): void {
  afterReply(() =>
    store.transaction(orgId, async (tx) =>
      record(tx, { userId, sessionId }, { target: personId, change: { refused: 'wrong password' } }),
    ),
  );
}
