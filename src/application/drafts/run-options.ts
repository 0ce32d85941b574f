import type { DraftOptions } from '../../domain/drafting/draft-request.ts';
import type { Rows } from '../../store/rows.ts';

/** Returns the options that a person confirmed for all messages of the run. */
export function runDraftOptions({ language, channel, profile }: Rows['Run']): DraftOptions {
  const { languageChosen, greeting, tone, targetAudience, targetMarket } = profile ?? {};
  const audience = [targetAudience, targetMarket].filter((text) => text !== undefined).join('\n');
  return {
    [languageChosen === false ? 'suggestedLanguage' : 'language']: language ?? undefined,
    channel: channel ?? undefined,
    greeting,
    tone,
    audience,
  };
}
