import { onlyItemOrNull } from '../only-item.ts';
import type { MessageStructure } from '../campaign.ts';
import type { PlayContent } from '../plays/play.ts';
import { blankSecrets, redactSecrets } from '../redact-secrets.ts';
import { planMessage } from '../planning/plan-message.ts';
import { readFiles } from '../reading/read-files.ts';
import { playsFor } from '../plays/plays-for.ts';
import type { Trigger } from '../reading/trigger.ts';
import type { ProjectContext, ProjectSettings } from '../workspace.ts';
import { isInstruction } from './instructions.ts';
import type { DraftRequest, Source } from './material.ts';
import { chooseLanguage, languageOfAnalysis, type Detect } from './message-language.ts';
import { languageStartsIn } from './section-languages.ts';
import { completeBlocks } from './structure.ts';
import { namesSender } from './sender-name.ts';

/** All stored material from which one message may be written. */
export interface DraftingMaterial {
  readonly project: {
    readonly id: string;
    readonly name: string;
    readonly context: ProjectContext;
    readonly settings: ProjectSettings;
  };
  readonly knowledge: string | null;
  readonly brain: readonly {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly body: string;
    /** The fields of a play; none for other types. */
    readonly play?: PlayContent | null | undefined;
  }[];
  readonly lead: {
    readonly id: string;
    readonly firstName?: string | null | undefined;
    readonly lastName?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly jobTitle?: string | null | undefined;
    readonly company?: string | null | undefined;
    readonly companyDomain?: string | null | undefined;
    readonly city?: string | null | undefined;
    readonly companyCity?: string | null | undefined;
    readonly country?: string | null | undefined;
    readonly analysis?: string | null | undefined;
    readonly outreachAngle?: string | null | undefined;
  };
  readonly pages: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly text: string;
    readonly language: string | null;
  }[];
  /** Current news of the company from the lead's analysis and from the pages of its site. */
  readonly triggers: readonly Trigger[];
  /** The texts of the files that were imported for the company. */
  readonly files: readonly {
    readonly storageId: string;
    readonly path: string;
    readonly text: string;
    readonly language: string | null;
  }[];
  /** The day of drafting in ISO 8601. */
  readonly today: string;
  readonly campaign: {
    readonly id?: string | undefined;
    readonly goal?: string | null | undefined;
    readonly ghostwriterHints?: string | null | undefined;
    readonly brief?: string | null | undefined;
    readonly outreachAngle?: string | null | undefined;
    readonly structure?: MessageStructure | null | undefined;
  } | null;
  readonly runBrief: string | null;
  readonly thread: readonly {
    readonly direction: 'inbound' | 'outbound';
    readonly subject: string;
    readonly body: string;
    readonly language?: string | null | undefined;
  }[];
}

export interface DraftOptions {
  readonly language?: string | undefined;
  /** The language if neither the thread nor the recipient's own material suggests one. */
  readonly suggestedLanguage?: string | undefined;
  readonly greeting?: string | undefined;
  readonly tone?: string | undefined;
  /** The description of the recipient, in a person's words. */
  readonly audience?: string | undefined;
  readonly channel?: string | undefined;
  readonly outreachAngle?: string | undefined;
  /** The news with which the message should begin. */
  readonly triggerId?: string | undefined;
  /** What a person wants the answer to do, in their own words: "decline politely". */
  readonly intent?: string | undefined;
}

/**
 * Makes the draft request, with its plan, from the stored material. `detect` names a text's language in ISO 639-1.
 * Warnings say what a person should know before reading the draft.
 */
export function buildDraftRequest(
  material: DraftingMaterial,
  wishes: DraftOptions,
  detect: Detect,
): { request: DraftRequest; warnings: string[] } {
  const { request, warnings } = buildUnplannedRequest(material, wishes, detect);
  const news = newsPages(material);
  const { lead, campaign, brain, files, triggers, today } = material;
  const { language, sources } = request;
  const plays = brain.flatMap(({ id, title, play }) => (play ? [{ ...play, id, title }] : []));
  const plan = planMessage({
    request: { ...request, sources: [...sources, ...news] },
    triggers: [...triggers, ...readFiles(files, lead.company, today)],
    plays: playsFor(plays, { campaignId: campaign?.id ?? null, language }),
    hasForeignPlays: plays.some((play) => play.language !== language),
    angles: [wishes.outreachAngle ?? lead.outreachAngle, campaign?.outreachAngle].flatMap(
      (angle) => angle ?? [],
    ),
    triggerId: wishes.triggerId,
  });
  const chosen = news.filter(({ id }) => id === plan.trigger?.sourceId);
  const own = brain.filter(({ id }) => id === plan.play?.id).map((item) => brainSource(item, detect));
  return { request: { ...request, sources: [...sources, ...chosen, ...own], plan }, warnings };
}

/** The same for an answer, which has no plan. */
export function buildUnplannedRequest(
  material: DraftingMaterial,
  wishes: DraftOptions,
  detect: Detect,
): { request: DraftRequest; warnings: string[] } {
  const { project, lead, campaign } = material;
  const { language, warnings } = chooseLanguage({
    wished: wishes.language,
    thread: languageOfThread(material),
    research: lead.analysis?.trim() ? languageOfAnalysis(lead.analysis, detect) : languageOfSite(material),
    workspace: wishes.suggestedLanguage ?? project.settings.language,
  });
  const structure = campaign?.structure ?? null;
  const { context, settings } = project;
  const request: DraftRequest = {
    language,
    channel: wishes.channel ?? 'email',
    recipient: withoutEmpty({
      firstName: calmName(usableName(lead.firstName)),
      lastName: calmName(usableName(lead.lastName)),
      jobTitle: usableName(lead.jobTitle),
      company: usableName(lead.company) ?? lead.companyDomain,
      domain: lead.companyDomain,
      city: lead.companyCity ?? lead.city,
      country: lead.country,
      language: lead.analysis?.trim() ? detect(lead.analysis) : languageOfSite(material),
    }),
    sender: {
      ...withoutEmpty({ company: senderCompany(material), signature: settings.signature ?? null }),
      toneWords: [...(wishes.tone ? [wishes.tone] : []), ...(context.toneWords ?? [])],
      voiceExamplesGood: context.voiceExamplesGood ?? [],
      voiceExamplesBad: context.voiceExamplesBad ?? [],
    },
    ...withoutEmpty({
      greeting: wishes.greeting,
      objective: structure?.objective ?? campaign?.goal ?? null,
      brief: joined([material.runBrief ?? campaign?.brief, wishes.audience]),
      outreachAngle: wishes.outreachAngle ?? lead.outreachAngle ?? campaign?.outreachAngle ?? null,
      followUpStrategy: structure?.followUpStrategy ?? null,
    }),
    blocks: completeBlocks(structure?.blocks ?? []),
    form: structure?.form ?? {},
    must: structure?.must ?? [],
    mustNever: structure?.mustNever ?? [],
    forbiddenPhrases: context.forbiddenPhrases ?? [],
    writingRules: [...material.brain.filter((item) => item.type === 'writing_rule'), ...hintsOf(material)],
    avoid: material.brain.filter((item) => item.type === 'avoid'),
    sources: [...recipientSources(material, detect), ...senderSources(material, detect)],
    thread: material.thread.map((message) => ({
      ...message,
      subject: redactSecrets(message.subject),
      body: blankSecrets(message.body),
    })),
    takenSentences: new Set(),
  };
  const isUnreachable = request.channel === 'email' && !lead.email;
  return {
    request,
    warnings: [
      ...(isUnreachable ? [noAddressReason] : []),
      ...warnings,
      ...(namesSender(request) ? [] : [noSenderNameWarning(project.id)]),
    ],
  };
}

export function noSenderNameWarning(projectId: string): string {
  return (
    'The workspace has no signature, so the message names no person as its sender. Set one with ' +
    `\`npx outreach workspace set --project ${projectId} --json FILE\`, where FILE holds ` +
    '{"settings": {"signature": "Your name\\nYour company"}}.'
  );
}

export const noAddressReason =
  'No e-mail address of this person is known, so the message cannot be sent by e-mail yet.';

/** A name, unless it contains an order, a link or an address, which would then stand in the message. */
export function usableName(name: string | null | undefined): string | null {
  if (!name || isInstruction(name)) return null;
  return /https?:|www\.|@|\n|\p{L}\/\p{L}.*\//iu.test(name) ? null : name;
}

/** Corrects a name that was written in capitals. A name of one or two letters may be initials and stays. */
function calmName(name: string | null): string | null {
  if (name === null || !/^\p{Lu}{3,}(?:[ -]\p{Lu}{3,})*$/u.test(name)) return name;
  return name.replaceAll(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase());
}

/** The draft request without the texts of files that were removed while the message was written. */
export function withFiles(
  request: DraftRequest,
  files: readonly { readonly storageId: string }[],
): DraftRequest {
  const there = new Set(files.map(({ storageId }) => storageId));
  const sources = request.sources.filter(({ kind, id }) => kind !== 'payload' || there.has(id));
  return { ...request, sources };
}

function joined(texts: readonly (string | null | undefined)[]): string | null {
  return texts.filter((text) => text?.trim()).join('\n') || null;
}

/** A campaign's hints are rules after those of the workspace, so that they win in a conflict. */
function hintsOf({ campaign }: DraftingMaterial): DraftRequest['writingRules'] {
  const body = campaign?.ghostwriterHints ?? '';
  return body.trim() === '' ? [] : [{ id: 'ghostwriterHints', title: 'Hints of the campaign', body }];
}

/**
 * The fields of the business context that drafts may quote, with their texts. The items of a list are joined by line
 * breaks.
 */
const quotedContext = [
  'whatTheyDo',
  'valueProposition',
  'products',
  'industry',
  'companySize',
  'knownCustomers',
] as const;
const quotedBrain = new Set(['company', 'product', 'partner', 'reference', 'note']);

/**
 * The sources about the recipient: the lead's analysis, or without one the pages of its company's site. In either
 * case files about the company come before the pages.
 */
function recipientSources({ lead, pages, files }: DraftingMaterial, detect: Detect): Source[] {
  const given = files.map((file) => ({
    ...source('payload', file.storageId, 'recipient', file.text, file.language),
    speaker: 'unknown' as const,
    title: file.path,
  }));
  if (lead.analysis?.trim()) {
    return [source('analysis', lead.id, 'recipient', lead.analysis, detect(lead.analysis)), ...given];
  }
  return [...given, ...pages.map(pageSource)];
}

/** Pages of the company's site of which only the news may be used, because the lead has an analysis. */
function newsPages({ lead, pages, triggers }: DraftingMaterial): readonly Source[] {
  if (!lead.analysis?.trim()) return [];
  return pages.filter(({ id }) => triggers.some(({ sourceId }) => sourceId === id)).map(pageSource);
}

function pageSource(page: DraftingMaterial['pages'][number]): Source {
  return {
    ...source('page', page.id, 'recipient', page.text, page.language),
    title: page.title,
    url: page.url,
  };
}

/** The seller's own texts that a draft may quote. */
export function senderSources({ project, knowledge, brain }: DraftingMaterial, detect: Detect): Source[] {
  const context = quotedContext.flatMap((field) => {
    const text = [project.context[field] ?? ''].flat().join('\n');
    return text.trim() ? [ownSource('context', field, text, detect)] : [];
  });
  const items = brain.filter((item) => quotedBrain.has(item.type)).map((item) => brainSource(item, detect));
  const prose = knowledge?.trim() ? [ownSource('knowledge', project.id, knowledge, detect)] : [];
  return [...context, ...items, ...prose];
}

function brainSource({ id, type, title, body }: DraftingMaterial['brain'][number], detect: Detect): Source {
  return { ...ownSource('brain', id, body, detect), title, type };
}

function ownSource(kind: Source['kind'], id: string, text: string, detect: Detect): Source {
  const languageStarts = languageStartsIn(text, detect);
  const own = source(kind, id, 'sender', text, detect(text));
  return languageStarts.length === 0 ? own : { ...own, languageStarts };
}

function source(
  kind: Source['kind'],
  id: string,
  about: Source['about'],
  text: string,
  language: string | null,
): Source {
  return { kind, id, about, text, ...(language ? { language } : {}) };
}

/** The Brain's company item is the best name of the seller; the name of a workspace may only be a label. */
export function senderCompany({ project, brain }: Pick<DraftingMaterial, 'project' | 'brain'>): string {
  const titles = brain.filter(({ type }) => type === 'company').map(({ title }) => title);
  const offer = project.context.whatTheyDo ?? '';
  const told = [project.name, offer, ...brain.map(({ body }) => body)].join('\n');
  // The title of a company item is often its topic, such as “Opening hours”, if there are several items.
  const spoken = [...titles, project.name].find((name) => speaksOf(offer, name));
  if (spoken !== undefined) return titles.find((title) => title.startsWith(spoken)) ?? spoken;
  const other = titles.find((title) => speaksOf(told, title));
  const only = onlyItemOrNull(titles);
  return other ?? (only !== null && isNameLike(only) ? only : project.name);
}

/** Whether a text contains a name, with or without an ending of the language after it. */
function speaksOf(text: string, name: string): boolean {
  const at = name === '' ? -1 : text.indexOf(name);
  return at >= 0 && !/\p{L}$/u.test(text.slice(0, at));
}

/** Either all words of a name begin with a capital letter, or none. */
function isNameLike(title: string): boolean {
  return !/(?<!\p{L})\p{Ll}/u.test(title);
}

/** The language of the recipient's last message counts more than that of messages to them. */
export function languageOfThread({ thread }: DraftingMaterial): string | null {
  return (
    thread.findLast((message) => message.direction === 'inbound')?.language ?? thread.at(-1)?.language ?? null
  );
}

function languageOfSite({ pages }: DraftingMaterial): string | null {
  return pages.find((page) => page.language !== null)?.language ?? null;
}

function withoutEmpty<Key extends string>(
  fields: Record<Key, string | null | undefined>,
): Partial<Record<Key, string>> {
  const entries = Object.entries(fields).filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}
