import type { BrainItem as BrainItemView, Play } from '../../../generated/contract/types.ts';
import type { PlayContent } from '../../domain/plays/play.ts';
import type { Rows } from '../../store/rows.ts';

/** The API's form of a Brain item. */
export function viewBrainItem(item: Rows['BrainItem']): BrainItemView {
  const { id, projectId, type, title, body, play, createdAt, updatedAt } = item;
  return {
    id,
    projectId,
    type,
    title,
    body,
    play: play ? viewPlay(play) : null,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
  };
}

function viewPlay({ when, because, offer, proofId, ask, subject, language, campaignIds }: PlayContent): Play {
  return {
    when: { kinds: [...when.kinds], words: [...when.words] },
    because,
    offer,
    proof: proofId === null ? null : { brainId: proofId },
    ask,
    subject,
    language,
    campaignIds: [...campaignIds],
  };
}
