import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Play } from './play.ts';

/** The plays that a message may use: those of its campaign first, then those for all campaigns. */
export function playsFor(
  plays: readonly Play[],
  message: { readonly campaignId: string | null; readonly language: WrittenLanguage },
): readonly Play[] {
  const { campaignId, language } = message;
  const usable = plays.filter((play) => play.language === language);
  return [
    ...usable.filter(({ campaignIds }) => campaignId !== null && campaignIds.includes(campaignId)),
    ...usable.filter(({ campaignIds }) => campaignIds.length === 0),
  ];
}
