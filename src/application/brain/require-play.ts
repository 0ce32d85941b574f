import type { NewPlay } from '../../../generated/contract/types.ts';
import type { PlayContent } from '../../domain/plays/play.ts';
import { readPlay } from '../../domain/plays/read-play.ts';
import { findTypeForShare } from '../../store/queries/brain.ts';
import { listCampaignIds } from '../../store/queries/campaigns.ts';
import type { Tx } from '../../store/store.ts';

export type PlayError = 'invalid_arguments' | 'brain_item_not_found' | 'campaign_not_found';

interface PlayCall {
  readonly tx: Tx;
  fail(code: PlayError, message: string | null, details: { param: string }): never;
}

/** Returns the play to store. Fails with the path of an invalid field, or of an id that the workspace does not have. */
export async function requirePlay(
  { tx, fail }: PlayCall,
  projectId: string,
  given: NewPlay,
): Promise<PlayContent> {
  const play = readPlay(given);
  if ('problem' in play) {
    return fail('invalid_arguments', `The argument ${play.param} ${play.problem}`, { param: play.param });
  }
  const { proofId, campaignIds } = play;
  const [proofType, known] = await Promise.all([
    proofId === null ? null : findTypeForShare(tx, projectId, proofId),
    listCampaignIds(tx, projectId, campaignIds),
  ]);
  const param = 'play.proof.brainId';
  if (proofType === undefined) fail('brain_item_not_found', null, { param });
  if (proofType !== null && proofType !== 'reference') {
    const message = `The argument ${param} names an item of the type ${proofType}. Name one of the type reference.`;
    fail('invalid_arguments', message, { param });
  }
  const unknown = given.campaignIds?.findIndex((id) => !known.has(id)) ?? -1;
  if (unknown >= 0) fail('campaign_not_found', null, { param: `play.campaignIds[${unknown}]` });
  return play;
}
