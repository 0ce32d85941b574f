import type { PlayContent } from './play.ts';

/** The play as lines of text, for readers and for search. */
export function renderPlay(play: PlayContent): string {
  const { when, because, offer, proofId, ask, subject, language, campaignIds } = play;
  const lines: readonly (readonly [label: string, text: string | null])[] = [
    ['News', when.kinds.join(', ')],
    ['News with the words', when.words.join(', ')],
    ['Because', because],
    ['Offer', offer],
    ['Proof', proofId],
    ['Ask', ask],
    ['Subject', subject],
    ['Language', language],
    ['Campaigns', campaignIds.join(', ')],
  ];
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n');
}
