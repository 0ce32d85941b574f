// @generated from openapi.yaml and registry.yaml by npm run codegen

export type AddedCompany = {
  name: string;
  domain: string | null;
};

export type AddedMessage = {
  messageId: MessageId;
  leadId: LeadId;
  threadId: ThreadId;
  /** @description Whether the lead is new. */
  created: boolean;
  warnings: string[];
};

export type Attachment = {
  storageId: string;
  path: string;
  sizeBytes: number;
  /** @description The folder of the company that it is at. */
  folder: string | null;
  /** @description The wave that brought it. */
  wave: number;
  /**
   * @description Whether its text has been read. A file that cannot be read stays attached and stops nothing.
   * @enum {string}
   */
  state: "waiting" | "read" | "failed" | (string & {});
  /** @description Why it could not be read, or what of it was. */
  reason: string | null;
};

export type AwaitingHuman = {
  gate: string;
  /** @description What a person can do, with the operations and commands for it. */
  todo: string;
  /** @description Where a person would act: an address under APP_URL. Unless an app is run there, the page names the commands. */
  url: string;
  /** @description Since when it waits. Epoch milliseconds. */
  since: number;
};

export type BatchResult = {
  /** @description One for each row, in order. */
  items: BatchRow[];
  /** @description How many were created. */
  created: number;
  /** @description How many were there already. */
  matched: number;
  /** @description How many were refused. */
  refused: number;
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type BatchRow = {
  /** @description The place in the request, from 0. */
  row: number;
  /** @enum {string} */
  outcome: "created" | "matched" | "refused" | (string & {});
  /** @description For a refused row, a stable word for programs. */
  code?: string;
  leadId?: LeadId;
  /** @description Why the row was refused, or by what it was matched. */
  reason?: string;
};

export type Block = {
  id: string;
  order: number;
  /** @enum {string} */
  kind: "locked" | "generated" | (string & {});
  /** @enum {string} */
  role: "subject" | "body" | (string & {});
  label: string | null;
  content: string | null;
  aiInstruction: string | null;
  optional: boolean;
  /** @description Of a locked block's content, compared at approval. */
  sha256: string | null;
};

export type BlockInput = {
  /**
   * @description locked ships word for word; generated is written from its instruction and real material.
   * @enum {string}
   */
  kind: "locked" | "generated";
  /** @description What a generated block is to say. It cannot make a claim true. */
  aiInstruction?: string;
  /** @description The text of a locked block. */
  content?: string;
  /** @description Your name for the block; given when absent. */
  id?: string;
  /** @description A title for people. */
  label?: string;
  /** @description Whether the message stands without the block. */
  optional?: boolean;
  /** @description Blocks are taken in this order, then in the order of the list. */
  order?: number;
  /**
   * @description body where absent.
   * @enum {string}
   */
  role?: "subject" | "body";
};

export type BrainAddArguments = {
  projectId: ProjectId;
  type: BrainItemTypeArgument;
  /** @description A short name for people. */
  title: string;
  /** @description The text itself. For avoid: the phrase. */
  body: string;
};

export type BrainItem = {
  id: BrainItemId;
  projectId: ProjectId;
  type: BrainItemType;
  title: string;
  body: string;
  /** @description When it was added. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number;
};

/** The id of a Brain item. Opaque and ordered by the time of creation. */
export type BrainItemId = string;

export type BrainItemList = {
  /** @description Newest first. */
  items: BrainItem[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

/**
 * avoid is a phrase that must never be said; writing_rule is a standing instruction about how messages are
 * written and is never quoted.
 */
export type BrainItemType = "company" | "product" | "partner" | "reference" | "avoid" | "note" | "writing_rule" | (string & {});

/**
 * avoid is a phrase that must never be said; writing_rule is a standing instruction about how messages are
 * written and is never quoted.
 */
export type BrainItemTypeArgument = "company" | "product" | "partner" | "reference" | "avoid" | "note" | "writing_rule";

export type BrainListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
  /** @description Only items of this type. */
  type?: BrainItemTypeArgument;
};

export type BrainRemoveArguments = {
  projectId: ProjectId;
  id: BrainItemId;
};

export type BrainUpdateArguments = {
  projectId: ProjectId;
  id: BrainItemId;
  /** @description The text itself. */
  body?: string;
  /** @description A short name for people. */
  title?: string;
};

export type Campaign = {
  id: CampaignId;
  projectId: ProjectId;
  name: string;
  /** @enum {string} */
  status: "draft" | "active" | "paused" | "completed" | "archived" | (string & {});
  goal: string | null;
  /** @description What the campaign is about; guides every message. */
  brief: string | null;
  ghostwriterHints: string | null;
  outreachAngle: string | null;
  channels: string[];
  settings: CampaignSettings;
  /** @description How many leads it holds. */
  leadCount: number;
  /** @description Whether a message structure was set. */
  hasStructure: boolean;
  /** @description When it was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number;
};

export type CampaignCompletedData = {
  projectId: ProjectId;
  runId: RunId;
  counts: RunCounts;
};

export type CampaignDetail = {
  id: CampaignId;
  projectId: ProjectId;
  name: string;
  /** @enum {string} */
  status: "draft" | "active" | "paused" | "completed" | "archived" | (string & {});
  goal: string | null;
  /** @description What the campaign is about; guides every message. */
  brief: string | null;
  ghostwriterHints: string | null;
  outreachAngle: string | null;
  channels: string[];
  settings: CampaignSettings;
  /** @description How many leads it holds. */
  leadCount: number;
  /** @description Whether a message structure was set. */
  hasStructure: boolean;
  /** @description When it was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number;
  /** @description The first 200 leads; leads.list with campaignId reads them all. */
  leads: {
    leadId: LeadId;
    company: string | null;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    /** @description When it joined. Epoch milliseconds. */
    addedAt: number;
  }[];
  /** @description By which leads join on their own, oldest first. */
  rules: CampaignRule[];
};

/** The id of a campaign. Opaque and ordered by the time of creation. */
export type CampaignId = string;

export type CampaignJoin = {
  leadId: LeadId;
  /** @enum {string} */
  outcome: "added" | "already_there" | "not_found" | (string & {});
};

export type CampaignJoins = {
  campaignId: CampaignId;
  /** @description One for each id, in order. */
  items: CampaignJoin[];
  /** @description How many joined. */
  added: number;
  /** @description How many were in the campaign before. */
  alreadyThere: number;
  /** @description How many are not in the campaign's workspace. */
  notFound: number;
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type CampaignList = {
  /** @description Newest first. */
  items: Campaign[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type CampaignRule = {
  id: RuleId;
  campaignId: CampaignId;
  condition: RuleCondition;
  /** @description From when on it holds. Epoch milliseconds. */
  createdAt: number;
};

export type CampaignRuleAdded = {
  id: RuleId;
  campaignId: CampaignId;
  condition: RuleCondition;
  /** @description From when on it holds. Epoch milliseconds. */
  createdAt: number;
  /** @description False when the rule was there already. */
  created: boolean;
};

export type CampaignSettings = {
  targetRole: string | null;
  targetIndustry: string | null;
  targetCompanySize: string | null;
  locations: string[];
  leadCount: number | null;
  /** @description When it is to start. Epoch milliseconds. */
  startAt: number | null;
  /** @description The day that was planned. Epoch milliseconds. */
  scheduledStartDate: number | null;
};

export type CampaignStats = {
  campaignId: CampaignId;
  /** @description Messages that went out, delivered and bounced ones included. */
  sent: number;
  /** @description Messages that are known to have arrived. */
  delivered: number;
  /** @description Null while nothing tracks it. */
  opened: number | null;
  /** @description Null while nothing tracks it. */
  clicked: number | null;
  /** @description Leads that wrote after a message of the campaign went out to them; automatic answers do not count. */
  replied: number;
  /** @description Messages that came back. */
  bounced: number;
};

export type CampaignsAddLeadsArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
  /** @description The leads. */
  leadIds: LeadId[];
};

export type CampaignsAddLeadsByTagArguments = {
  projectId: ProjectId;
  campaignId: CampaignId;
  /** @description One of them suffices. */
  tags: string[];
};

export type CampaignsAddRuleArguments = {
  projectId: ProjectId;
  campaignId: CampaignId;
  /** @description When a lead joins. */
  condition: {
    /** @description The tag a lead gets. */
    tag: string;
  };
};

export type CampaignsCreateArguments = {
  projectId: ProjectId;
  /** @description A name for people. */
  name: string;
  /** @description What the campaign is about; guides every message. */
  brief?: string;
  /** @description Where messages go; email where absent. */
  channels?: ("email" | "linkedin")[];
  /** @description How many leads are wanted. */
  leadCount?: number;
  /** @description Where. */
  locations?: string[];
  /** @description What to build the messages on. */
  outreachAngle?: string;
  /** @description An ISO 8601 time or epoch milliseconds. */
  scheduledStartDate?: string | number;
  /** @description An ISO 8601 time or epoch milliseconds. */
  startAt?: string | number;
  /** @description At companies of which size. */
  targetCompanySize?: string;
  /** @description In which field. */
  targetIndustry?: string;
  /** @description Whom to reach. */
  targetRole?: string;
};

export type CampaignsGetArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
};

export type CampaignsListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type CampaignsLockMessageStructureArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
  /** @description true locks, false unlocks. */
  locked: boolean;
};

export type CampaignsMessageStructureArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
};

export type CampaignsSetMessageStructureArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
  /** @description The ordered blocks. */
  blocks?: BlockInput[];
  /** @description How later messages to the same person refer to the first. */
  followUpStrategy?: string;
  form?: MessageFormInput;
  /** @description What must appear. */
  must?: string[];
  /** @description What must never appear. */
  mustNever?: string[];
  /** @description What the message is to achieve. */
  objective?: string;
};

export type CampaignsStatsArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
};

export type CampaignsUpdateArguments = {
  /** @description The campaign. */
  campaignId: CampaignId;
  /** @description What the campaign is about; guides every message. */
  brief?: string | null;
  /** @description Writing rules for the messages, one in each line. They come behind the workspace's own. */
  ghostwriterHints?: string | null;
  /** @description What the campaign is to achieve. Messages work towards it where their structure names no objective. */
  goal?: string | null;
  /** @description A name for people. */
  name?: string;
  /** @description What to build the messages on. */
  outreachAngle?: string | null;
  /** @description An ISO 8601 time or epoch milliseconds; null clears it. */
  scheduledStartDate?: string | number | null;
  /**
   * @description Where the campaign is to stand. Where it stands already is no move and is taken.
   * @enum {string}
   */
  status?: "draft" | "active" | "paused" | "completed" | "archived";
};

export type CompanyLookedUp = {
  company: FoundCompany | null;
  /** @description Other companies that go by the name, at most 5. */
  others: FoundCompany[];
  /** @description Those who fit best first. */
  people: PersonToReach[];
  lookedIn: LookedIn[];
  /** @description Why there is no company, or nobody; null where there is somebody. */
  reason: string | null;
};

export type CompanyLookupArguments = {
  /** @description Its name. */
  company: string;
  /** @description Where it is, to tell it from others of its name. */
  city?: string;
  /** @description Its domain or web address. Then it is this company, whatever else goes by the name. */
  domain?: string;
  /** @description How many people at most; 5 where absent. */
  limit?: number;
  /** @description A title or function in English, Finnish, Swedish or German; whoever decides where absent. */
  role?: string;
};

export type ConfirmedRun = {
  run: Run;
  /** @description How many companies go on, those that were added included. */
  confirmed: number;
  /** @description Proposed companies that were left out. */
  excluded: ExcludedCompany[];
  /** @description Companies that the run did not hold before. */
  added: AddedCompany[];
  estimate: RunEstimate;
  /** @description Why the run may stop for want of credits or at its cap; null where there is enough. */
  shortage: string | null;
  /** @description What to look at again, such as a role that is not understood; empty where there is nothing. */
  warnings: string[];
  /** @description True when nothing was confirmed. */
  dryRun: boolean;
};

export type Connector = {
  id: ConnectorId;
  projectId: ProjectId;
  name: string;
  url: string;
  fieldMap: ConnectorFieldMap;
  /** @description Whether the source is asked with a header of yours. */
  hasAuthHeader: boolean;
  logoUrl: string | null;
  /** @description When it was last synced. Epoch milliseconds. */
  lastSyncAt: number | null;
  lastResult: ConnectorResult | null;
  /** @description When it was registered. Epoch milliseconds. */
  createdAt: number;
};

export type ConnectorDeleted = {
  connectorId: ConnectorId;
  /** @constant */
  deleted: true;
};

/**
 * For each field of a lead the name of a CSV column, or of a JSON property; a dotted path such as
 * `contact.emails.0.value` leads into objects and lists. At least one of company, email and companyDomain
 * must be mapped.
 */
export type ConnectorFieldMap = {
  /** @description The company's name. */
  company?: string;
  /** @description The company's domain or web address. */
  companyDomain?: string;
  /** @description The person's e-mail address. */
  email?: string;
  /** @description Where the record is kept at the source. */
  externalUrl?: string;
  /** @description The person's first name. */
  firstName?: string;
  /** @description The person's last name. */
  lastName?: string;
  /** @description Notes for people. */
  notes?: string;
};

/** The id of a data connector. Opaque and ordered by the time of creation. */
export type ConnectorId = string;

export type ConnectorList = {
  /** @description Newest first. */
  items: Connector[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type ConnectorProblem = {
  /** @description Its number in this sync, counted from 1 over all pages. */
  record: number;
  reason: string;
};

/** What the last sync came to. */
export type ConnectorResult = {
  /** @description The records that were read. */
  read: number;
  /** @description Those that became leads. */
  created: number;
  /** @description Those of leads that were there. */
  matched: number;
  /** @description Those that could not be taken. */
  refused: number;
  /** @description The pages that were read. */
  pages: number;
  /**
   * @description What cut the sync short; the next one goes on from there. Null when it reached the end.
   * @enum {string|null}
   */
  truncated: "records" | "pages" | "bytes" | "time" | null | (string & {});
  /** @description Why the source could not be read to the end, and what to do about it; null when it could. */
  failure: string | null;
};

export type ConnectorSync = {
  connectorId: ConnectorId;
  /** @description Epoch milliseconds. */
  syncedAt: number;
  /** @description The records that were read. */
  read: number;
  /** @description Those that became leads. */
  created: number;
  /** @description Those of leads that were there. */
  matched: number;
  /** @description Those that could not be taken. */
  refused: number;
  /**
   * @description What cut the sync short; the next one goes on from there. Null when it reached the end.
   * @enum {string|null}
   */
  truncated: "records" | "pages" | "bytes" | "time" | null | (string & {});
  /** @description The first 100 refused records. */
  problems: ConnectorProblem[];
  /** @description The pages that were read. */
  pages: number;
};

export type ConnectorsCreateArguments = {
  projectId: ProjectId;
  /** @description Becomes the `source` of the leads, by which runs.startFromLeads chooses. */
  name: string;
  /** @description The http or https address of the first page. One that carries a user name or does not lead to a public address is refused; a name that does not resolve yet is taken. */
  url: string;
  fieldMap: ConnectorFieldMap;
  /** @description The value of the header Authorization, such as `Bearer …`, or another header as `Name: value`. Kept encrypted, never shown again, and sent to the origin of `url` alone. */
  authHeader?: string;
  /** @description The web address of a picture, for people. It is not read. */
  logoUrl?: string;
};

export type ConnectorsDeleteArguments = {
  /** @description The connector. */
  connectorId: ConnectorId;
};

export type ConnectorsListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type ConnectorsSyncArguments = {
  /** @description The connector. */
  connectorId: ConnectorId;
};

export type Credits = {
  /** @description What can be spent now, beyond today's free credits and less what is reserved. */
  balance: number;
  /** @description Free credits a day under the plan. */
  dailyFree: number;
  /** @description Of them, left today (UTC). */
  dailyFreeRemaining: number;
  /** @description Credits spent since the start of the day and of the month (UTC). */
  used: {
    today: number;
    month: number;
  };
  /** @enum {string} */
  plan: "free" | "pro" | "scale" | (string & {});
  /** @description The mean measured cost of a run; credits.low is raised when the balance falls below it. */
  runCost: number;
  /** @description What one unit costs. */
  costs: {
    lookup: number;
    enrich: number;
    research: number;
    draft: number;
  };
};

export type CreditsInfoArguments = Record<string, never>;

export type CreditsLowData = {
  balance: number;
  runCost: number;
};

export type DecisionMaker = {
  title: string;
  why?: string;
};

export type DeletedRow = {
  leadId: LeadId;
  /** @enum {string} */
  outcome: "deleted" | "not_found" | (string & {});
};

export type DetachedFile = {
  runId: RunId;
  storageId: StorageId;
  path: string;
  /** @description False when the file had been taken off before. */
  changed: boolean;
  /** @description How many messages that were not sent lost it. */
  messages: number;
  /** @description The messages that had been approved and are drafts again. */
  reopened: MessageId[];
};

export type DraftFailedData = {
  projectId: ProjectId;
  leadId: LeadId;
  reason: string;
  code: string;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  runId?: RunId;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type DraftReadyData = {
  projectId: ProjectId;
  leadId: LeadId;
  messageId: MessageId;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  runId?: RunId;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type DraftSentence = {
  text: string;
  /** @enum {string} */
  role: "subject" | "body" | (string & {});
  blockId: string;
  /**
   * @description Every claim has evidence; the other forms state nothing.
   * @enum {string}
   */
  form: "claim" | "greeting" | "courtesy" | "question" | "call_to_action" | "sign_off" | "locked" | (string & {});
};

export type DraftsRemoveArguments = {
  leadId: RunLeadId;
  /** @description Why, for people. */
  reason?: string;
};

export type DraftsUpdateArguments = {
  leadId: RunLeadId;
  /** @description The new body. */
  body?: string;
  /** @description The new subject: one line, without control characters. */
  subject?: string;
};

export type EngineStartArguments = {
  projectId: ProjectId;
  /** @description Whom to reach and what for, in a person's words. What it says of field, country, city and size goes before the campaign and the ideal customer profile; it is the brief of the messages as well. */
  idea: string;
  campaignId?: CampaignId;
  /** @description Where messages go; email where absent. */
  channels?: "email"[];
  /** @description Nothing is begun before. An ISO 8601 time or epoch milliseconds. */
  startAt?: string | number;
  /** @description How many companies are wanted; 25 where absent. */
  targetLeadCount?: number;
};

export type EnrichmentQueued = {
  queued: number;
  /** @description One for each lead, in the order asked for. */
  items: EnrichmentRow[];
  credits: {
    /** @description 1 for each lead that is queued. */
    reserved: number;
  };
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type EnrichmentRow = {
  leadId: LeadId;
  /** @enum {string} */
  outcome: "queued" | "refused" | "not_found" | (string & {});
  /** @description Why it is not enriched. */
  reason: string | null;
  /** @description Names the unit of work; absent in a dry run. */
  jobId?: string;
};

export type Estimate = {
  /** @description Companies to research. */
  research: number;
  /** @description Drafts to write. */
  drafts: number;
  /** @description What that costs at most. */
  credits: number;
};

/** The id of an event. Opaque and ordered by the time of creation. */
export type EventId = string;

export type EventsIngestArguments = {
  projectId: ProjectId;
  /** @description Your own word for what happened, such as `demo_request`; flows are chosen by it. */
  type: string;
  identity: InboundIdentity;
  /** @description Research that was done already, from which messages are written; it takes the place of an earlier one. */
  analysis?: string;
  /** @description A run of this workspace onto whose review list the lead comes as well; it is written to once a person accepts it. */
  attachToRunId?: RunId;
  /** @description Whether a reply is written at once. Spends a credit; false where absent. */
  autoAdvance?: boolean;
  /** @description Your id of this event, unique in the organisation. A repeat changes nothing, ever. */
  idempotencyKey?: string;
  occurredAt?: OccurredAt;
  /** @description Any JSON: the form as it was filled in. It is material, never an instruction. */
  payload?: unknown;
  /** @description Which system reports it, such as `website`. It becomes the `discoverySource` of a new lead. */
  source?: string;
  /** @description Tags that the lead gets besides its own. */
  tags?: string[];
};

export type Evidence = {
  /** @description The sentence that leans on it. */
  sentence: string;
  /** @enum {string} */
  sourceKind: "brain" | "knowledge" | "analysis" | "context" | "page" | "thread" | "payload" | (string & {});
  /** @description The id of the Brain item, page, lead (analysis), workspace (knowledge), message (thread), event or file (payload), or the name of the context field. Offsets into a file count in the text that was read out of it. */
  sourceId: string;
  /** @description Where the quote begins in the source, in UTF-16 units. */
  start: number;
  /** @description Where it ends. */
  end: number;
  quote: string;
  url?: string;
};

export type ExcludedCompany = {
  name: string;
  domain: string | null;
  reason: string;
};

export type Flow = {
  id: FlowId;
  projectId: ProjectId;
  name: string;
  trigger: FlowTrigger;
  steps: FlowStep[];
  /** @description Whether it is on. */
  enabled: boolean;
  /** @description The instruction files that its steps follow, whole. */
  skills: FlowSkill[];
  lastRun: FlowRunSummary | null;
  lastFailure: FlowRunSummary | null;
  /** @description Epoch milliseconds. */
  createdAt: number;
  /** @description When its name, trigger, steps or state last changed. Epoch milliseconds. */
  updatedAt: number;
};

export type FlowCategory = {
  /** @description A word for programs, by which routes name it. */
  key: string;
  /** @description What belongs to it. */
  description?: string;
  /** @description Enquiries of this category as people write them. */
  examples?: string[];
  /** @description What it is, in a few words. */
  label?: string;
};

export type FlowDeleted = {
  flowId: FlowId;
  /** @constant */
  deleted: true;
};

export type FlowFailedData = {
  projectId: ProjectId;
  leadId: LeadId;
  flowId: FlowId;
  runId: FlowRunId;
  /** @description The step that failed, and why. */
  reason: string;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

/** The id of a flow. Opaque and ordered by the time of creation. */
export type FlowId = string;

export type FlowList = {
  /** @description Newest first. */
  items: Flow[];
  /** @description Instruction files of the workspace that no flow follows, the newest 20 of them. */
  unusedSkills: FlowSkill[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type FlowNotifiedData = {
  projectId: ProjectId;
  leadId: LeadId;
  flowId: FlowId;
  /** @description The step of the flow that says so. */
  stepId: string;
  /** @description What the step was given to say; empty where it was given nothing. */
  note: string;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type FlowRoute = {
  /** @description The key of a category, or `*` for any other. */
  when: string;
  /** @description The id of a later step, or `stop`. */
  goTo: string;
};

export type FlowRun = {
  id: FlowRunId;
  flowId: FlowId;
  status: FlowRunStatus;
  /** @description Why it failed, was stopped or is held up; null for none of these. */
  reason: string | null;
  /** @description When it began. Epoch milliseconds. */
  at: number;
  /** @description When it ended; null while it is running. Epoch milliseconds. */
  finishedAt: number | null;
  leadId: LeadId;
  /** @description The event that started it; null where there was none. */
  eventId: string | null;
  /** @description The message that it is about; null where it is about none. */
  messageId: string | null;
  /** @description The type of what arrived, such as `message.received`. */
  eventType: string | null;
  /** @description In the order of the steps. */
  steps: FlowStepRecord[];
};

/** The id of a run of a flow. Opaque and ordered by the time of creation. */
export type FlowRunId = string;

export type FlowRunList = {
  /** @description Newest first. */
  items: FlowRun[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

/**
 * `running`: steps are still to be done. `done`: it came to its end. `failed`: a step could not be done, and
 * those behind it were not begun. `stopped`: it was cut short, because the flow was switched off or the
 * person may not be written to.
 */
export type FlowRunStatus = "running" | "done" | "failed" | "stopped" | (string & {});

export type FlowRunSummary = {
  id: FlowRunId;
  status: FlowRunStatus;
  /** @description Why it failed, was stopped or is held up; null for none of these. */
  reason: string | null;
  /** @description When it began. Epoch milliseconds. */
  at: number;
};

/** An instruction file: how the business decides what an enquiry is. */
export type FlowSkill = {
  id: SkillId;
  projectId: ProjectId;
  name: string;
  /** @description The instructions. */
  body: string;
  /** @description Epoch milliseconds. */
  createdAt: number;
  /** @description Epoch milliseconds. */
  updatedAt: number;
};

/** A step of a flow. None can send. */
export type FlowStep = {
  /** @description A name that no other step of the flow has; any but `stop`. */
  id: string;
  /**
   * @description `understand` takes `categories` and `skillId`, `route` `routes`, `attach` `runId`, `draft_reply` `note`, `notify` `emails`, `webhook` and `note`.
   * @enum {string}
   */
  kind: "understand" | "route" | "attach" | "draft_reply" | "notify" | (string & {});
  /** @description What an enquiry can be; without any, the categories of replies, such as `meeting_request`. In doubt it is `unsure`. */
  categories?: FlowCategory[];
  /** @description Addresses of members of the organisation who are told by mail. */
  emails?: string[];
  /** @description For `notify`: what the team is told. For `draft_reply`: what you wish of the answer. */
  note?: string;
  /** @description Where to go on for each category of the last `understand` step. What no route names goes on with the next step. */
  routes?: FlowRoute[];
  runId?: RunId;
  skillId?: SkillId;
  /** @description Whether the event `flow.notified` is raised. */
  webhook?: boolean;
};

/** A step of a flow. None can send. */
export type FlowStepArgument = {
  /** @description A name that no other step of the flow has; any but `stop`. */
  id: string;
  /**
   * @description `understand` takes `categories` and `skillId`, `route` `routes`, `attach` `runId`, `draft_reply` `note`, `notify` `emails`, `webhook` and `note`.
   * @enum {string}
   */
  kind: "understand" | "route" | "attach" | "draft_reply" | "notify";
  /** @description What an enquiry can be; without any, the categories of replies, such as `meeting_request`. In doubt it is `unsure`. */
  categories?: FlowCategory[];
  /** @description Addresses of members of the organisation who are told by mail. */
  emails?: string[];
  /** @description For `notify`: what the team is told. For `draft_reply`: what you wish of the answer. */
  note?: string;
  /** @description Where to go on for each category of the last `understand` step. What no route names goes on with the next step. */
  routes?: FlowRoute[];
  runId?: RunId;
  skillId?: SkillId;
  /** @description Whether the event `flow.notified` is raised. */
  webhook?: boolean;
};

export type FlowStepRecord = {
  stepId: string;
  /** @enum {string} */
  kind: "understand" | "route" | "attach" | "draft_reply" | "notify" | (string & {});
  /**
   * @description `skipped` means that it did nothing, on purpose.
   * @enum {string}
   */
  outcome: "done" | "skipped" | "failed" | (string & {});
  /** @description What it did, or why it did nothing, in a sentence or two. */
  reason: string;
  /** @description When it was done or passed over. Epoch milliseconds. */
  at: number;
  /** @description For `understand`: the key that it decided on; else null. */
  category: string | null;
  /** @description For `understand`: how sure it is, from 0 to 1; else null. */
  confidence: number | null;
  /** @description For `draft_reply`: the draft that it wrote; else null. */
  messageId: string | null;
};

/** What is done, in this order. */
export type FlowSteps = FlowStepArgument[];

/** What starts the flow. `eventTypes` and `sources` belong to `inbound_event`. */
export type FlowTrigger = {
  /**
   * @description `inbound_event`: something arrived. `manual`: a person starts it for a lead.
   * @enum {string}
   */
  kind: "inbound_event" | "manual" | (string & {});
  /** @description Only events of these types; absent or empty means any. Messages start only a flow that names `message.received`. */
  eventTypes?: string[];
  /** @description Only what comes from these sources; absent or empty means any. Messages come from `inbox`. */
  sources?: string[];
};

/** What starts the flow. `eventTypes` and `sources` belong to `inbound_event`. */
export type FlowTriggerArgument = {
  /**
   * @description `inbound_event`: something arrived. `manual`: a person starts it for a lead.
   * @enum {string}
   */
  kind: "inbound_event" | "manual";
  /** @description Only events of these types; absent or empty means any. Messages start only a flow that names `message.received`. */
  eventTypes?: string[];
  /** @description Only what comes from these sources; absent or empty means any. Messages come from `inbox`. */
  sources?: string[];
};

export type FlowsCreateArguments = {
  projectId: ProjectId;
  /** @description What it is called, for people. */
  name: string;
  trigger: FlowTriggerArgument;
  steps: FlowSteps;
  /** @description Whether it is on from the beginning; absent means off. */
  enabled?: boolean;
};

export type FlowsDeleteArguments = {
  /** @description The flow. */
  flowId: FlowId;
};

export type FlowsListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type FlowsRunsArguments = {
  /** @description The flow. */
  flowId: FlowId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type FlowsSaveSkillArguments = {
  projectId: ProjectId;
  /** @description What it is called, for people. */
  name: string;
  /** @description The instructions. */
  body: string;
  skillId?: SkillId;
};

export type FlowsSetEnabledArguments = {
  /** @description The flow. */
  flowId: FlowId;
  /** @description True for on. */
  enabled: boolean;
};

export type FlowsUpdateArguments = {
  /** @description The flow. */
  flowId: FlowId;
  /** @description What it is called, for people. */
  name?: string;
  steps?: FlowSteps;
  trigger?: FlowTriggerArgument;
};

export type FolderAssignment = {
  /** @description The company's folder, by its name or its path; letter case and spaces do not matter. */
  folderName: string;
  /** @description The company's domain, such as acme.com. */
  domain: string;
};

export type FoundCompany = {
  name: string;
  /** @description Registrable. */
  domain: string | null;
  website: string | null;
  /** @description What it does. */
  field: string | null;
  description: string | null;
  city: string | null;
  /** @description ISO 3166-1 alpha-2. */
  country: string | null;
  employees: number | null;
  phone: string | null;
  /** @description Where it was found, for people. */
  foundIn: string;
  foundUrl: string | null;
  /** @description What of it matched. */
  reason: string;
};

/** A person at a company, or an address of one of its functions. Nothing here is guessed. */
export type FoundPerson = {
  /**
   * @description A role_address, such as info@, has no names.
   * @enum {string}
   */
  kind: "person" | "role_address" | (string & {});
  firstName: string | null;
  lastName: string | null;
  jobTitle: string | null;
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  city: string | null;
  /** @description ISO 3166-1 alpha-2. */
  country: string | null;
  /** @description Where it stands, for people. */
  foundIn: string;
  foundUrl: string | null;
};

/** Whom the seller wants as customers; written by people. */
export type IdealCustomerProfile = {
  industries: string[];
  companySizes: string[];
  countries: string[];
  jobTitles: string[];
  text: string | null;
};

/** What it would cost at most to go on to one draft for each company that is new or waits at the list. */
export type ImportEstimate = {
  /** @description Sites to read. */
  research: number;
  /** @description Companies at which to look for people. */
  contacts: number;
  /** @description Drafts to write. */
  drafts: number;
  /** @description All of that together. */
  credits: number;
  /** @description Of the credits, those that are spent without asking again. */
  granted: number;
};

export type ImportedCompany = {
  /** @description Null on a dry run for a company that is new. */
  id: string | null;
  name: string;
  domain: string | null;
  /** @description Its folder as this call names it. */
  folder: string;
  /** @description False for a company that the run had before. */
  isNew: boolean;
  /** @description Why it is off the list, as where nobody there may be written to; else null. */
  reason: string | null;
  /** @description The files that it got by this call. */
  files: MessageAttachment[];
};

export type ImportedMaterial = {
  /** @description Null on a dry run that would make a new one. */
  runId: RunId | null;
  /** @description Null on a dry run that would make a new one, and where the run has none. */
  campaignId: CampaignId | null;
  status: RunStatusName;
  name: string;
  /** @description The number of this wave, from 1. */
  wave: number;
  /** @description Every company that got files, ordered by folder. */
  companies: ImportedCompany[];
  /** @description Files that are at no company, and why. */
  leftOut: LeftOutFile[];
  estimate: ImportEstimate;
  /** @description What was granted for this wave. */
  autoAdvance: WaveGrant[];
  /** @description True when nothing was imported. */
  dryRun: boolean;
};

/**
 * The person, as far as known: at least one of e-mail address, LinkedIn address, a name, `company` or
 * `domain`. Only the two addresses recognise a lead. A blank text counts as not given.
 */
export type InboundIdentity = {
  /** @description The company's name. */
  company?: string;
  /** @description The company's domain or web address. */
  domain?: string;
  /** @description The person's e-mail address. */
  email?: string;
  firstName?: string;
  jobTitle?: string;
  lastName?: string;
  /** @description The person's LinkedIn address. */
  linkedinUrl?: string;
  /** @description The whole name, where firstName and lastName are not known apart. */
  name?: string;
  phone?: string;
};

export type InboxAddMessageArguments = {
  projectId: ProjectId;
  /**
   * @description `inbound`: they wrote it. `outbound`: we did, elsewhere.
   * @enum {string}
   */
  direction: "inbound" | "outbound";
  /** @description What was written. */
  body: string;
  identity?: InboundIdentity;
  /** @description A lead of this workspace. Leave it out and name the person in `identity` instead; never both. */
  leadId?: LeadId;
  occurredAt?: OccurredAt;
  /** @description Its subject; empty where absent. */
  subject?: string;
};

export type IngestedEvent = {
  leadId: LeadId;
  eventId: EventId;
  /** @description Whether the lead is new. */
  created: boolean;
  /** @description The run on whose review list the lead is by this call, or was already. */
  attachedRunId: RunId | null;
  /** @description The reply that was written with `autoAdvance`. */
  messageId: MessageId | null;
  /** @description The flow runs that the event started. */
  flowRuns: FlowRunId[];
  /** @description When it happened. Epoch milliseconds. */
  occurredAt: number;
  warnings: string[];
};

export type Knowledge = {
  projectId: ProjectId;
  text: string;
  /** @description UTF-8 bytes of the text; at most 262,144. */
  sizeBytes: number;
  /** @description When it last changed; null when nothing was ever written. Epoch milliseconds. */
  updatedAt: number | null;
};

export type KnowledgeAppendArguments = {
  projectId: ProjectId;
  /** @description The paragraph to add. */
  text: string;
};

export type KnowledgeGetArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
};

export type KnowledgeSetArguments = {
  projectId: ProjectId;
  /** @description The whole prose, at most 262,144 UTF-8 bytes. */
  text: string;
};

export type Lead = {
  id: LeadId;
  projectId: ProjectId;
  /**
   * @description Moves on its own only from new to contacted to responded; people set the rest.
   * @enum {string}
   */
  status: "new" | "contacted" | "responded" | "qualified" | "unqualified" | (string & {});
  /**
   * @description The CRM stage. It never moves backwards on its own.
   * @enum {string}
   */
  stage: "none" | "contacted" | "replied" | "meeting" | "customer" | "lost" | (string & {});
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  company: string | null;
  companyDomain: string | null;
  companyWebsite: string | null;
  companyDescription: string | null;
  companyCity: string | null;
  jobTitle: string | null;
  linkedinUrl: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  location: string | null;
  notes: string | null;
  analysis: string | null;
  outreachAngle: string | null;
  externalUrl: string | null;
  source: string | null;
  discoverySource: string | null;
  fitScore: number | null;
  whyGoodLead: WhyGoodLead | null;
  tags: string[];
  /** @description Further e-mail addresses of the same person. */
  aliases: string[];
  /** @description The campaigns the lead is in. */
  campaignIds: CampaignId[];
  customFields: {
    [key: string]: unknown;
  };
  /**
   * @description Set by a person or their agent; the service never advances it.
   * @enum {string|null}
   */
  dealStage: "proposal_sent" | "negotiation" | "won" | "lost" | null | (string & {});
  /** @description In euro. */
  dealValueEur: number | null;
  suppressed: Suppressed | null;
  /** @description At most 20 leads whose address differs only by dots or a plus part, or that the LinkedIn address of this one names. They are flagged, never merged on their own. */
  suspectedDuplicates: LeadId[];
  /** @description For each field that was filled: from where and when. */
  provenance: {
    [key: string]: Provenance;
  };
  /** @description When the lead was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When the lead last changed. Epoch milliseconds. */
  updatedAt: number;
};

export type LeadAdded = {
  id: LeadId;
  projectId: ProjectId;
  /**
   * @description Moves on its own only from new to contacted to responded; people set the rest.
   * @enum {string}
   */
  status: "new" | "contacted" | "responded" | "qualified" | "unqualified" | (string & {});
  /**
   * @description The CRM stage. It never moves backwards on its own.
   * @enum {string}
   */
  stage: "none" | "contacted" | "replied" | "meeting" | "customer" | "lost" | (string & {});
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  company: string | null;
  companyDomain: string | null;
  companyWebsite: string | null;
  companyDescription: string | null;
  companyCity: string | null;
  jobTitle: string | null;
  linkedinUrl: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  location: string | null;
  notes: string | null;
  analysis: string | null;
  outreachAngle: string | null;
  externalUrl: string | null;
  source: string | null;
  discoverySource: string | null;
  fitScore: number | null;
  whyGoodLead: WhyGoodLead | null;
  tags: string[];
  /** @description Further e-mail addresses of the same person. */
  aliases: string[];
  /** @description The campaigns the lead is in. */
  campaignIds: CampaignId[];
  customFields: {
    [key: string]: unknown;
  };
  /**
   * @description Set by a person or their agent; the service never advances it.
   * @enum {string|null}
   */
  dealStage: "proposal_sent" | "negotiation" | "won" | "lost" | null | (string & {});
  /** @description In euro. */
  dealValueEur: number | null;
  suppressed: Suppressed | null;
  /** @description At most 20 leads whose address differs only by dots or a plus part, or that the LinkedIn address of this one names. They are flagged, never merged on their own. */
  suspectedDuplicates: LeadId[];
  /** @description For each field that was filled: from where and when. */
  provenance: {
    [key: string]: Provenance;
  };
  /** @description When the lead was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When the lead last changed. Epoch milliseconds. */
  updatedAt: number;
  /** @description True when an e-mail address, alias or LinkedIn address named a lead that was there: its empty fields were filled and nothing was overwritten. */
  matched: boolean;
};

export type LeadAddedData = {
  projectId: ProjectId;
  leadId: LeadId;
  /** @description Its source label. */
  source: string | null;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type LeadDeleted = {
  leadId: LeadId;
  /** @constant */
  deleted: true;
  /** @description How many messages went with it. */
  messages: number;
  /** @description How many rows of runs went with it. */
  runLeads: number;
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type LeadDetail = {
  id: LeadId;
  projectId: ProjectId;
  /**
   * @description Moves on its own only from new to contacted to responded; people set the rest.
   * @enum {string}
   */
  status: "new" | "contacted" | "responded" | "qualified" | "unqualified" | (string & {});
  /**
   * @description The CRM stage. It never moves backwards on its own.
   * @enum {string}
   */
  stage: "none" | "contacted" | "replied" | "meeting" | "customer" | "lost" | (string & {});
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  company: string | null;
  companyDomain: string | null;
  companyWebsite: string | null;
  companyDescription: string | null;
  companyCity: string | null;
  jobTitle: string | null;
  linkedinUrl: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  location: string | null;
  notes: string | null;
  analysis: string | null;
  outreachAngle: string | null;
  externalUrl: string | null;
  source: string | null;
  discoverySource: string | null;
  fitScore: number | null;
  whyGoodLead: WhyGoodLead | null;
  tags: string[];
  /** @description Further e-mail addresses of the same person. */
  aliases: string[];
  /** @description The campaigns the lead is in. */
  campaignIds: CampaignId[];
  customFields: {
    [key: string]: unknown;
  };
  /**
   * @description Set by a person or their agent; the service never advances it.
   * @enum {string|null}
   */
  dealStage: "proposal_sent" | "negotiation" | "won" | "lost" | null | (string & {});
  /** @description In euro. */
  dealValueEur: number | null;
  suppressed: Suppressed | null;
  /** @description At most 20 leads whose address differs only by dots or a plus part, or that the LinkedIn address of this one names. They are flagged, never merged on their own. */
  suspectedDuplicates: LeadId[];
  /** @description For each field that was filled: from where and when. */
  provenance: {
    [key: string]: Provenance;
  };
  /** @description When the lead was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When the lead last changed. Epoch milliseconds. */
  updatedAt: number;
  /** @description The pages of the company's site that were read; evidence points into their text. */
  research: ResearchPage[];
  /** @description The last 50 things that happened, newest first. */
  timeline: TimelineEntry[];
};

export type LeadEnriched = {
  lead: Lead;
  /** @description The fields that were empty and are not any more. */
  filled: string[];
  /** @description Whether a field was filled or the site read; only then it is paid. */
  found: boolean;
  lookedIn: LookedIn[];
  /** @description Why nothing was filled, and what was found and not taken. */
  reason: string | null;
};

/** The id of a lead. Opaque and ordered by the time of creation. */
export type LeadId = string;

/**
 * One lead of a batch. A lead needs at least one of email, linkedinUrl, company, companyDomain,
 * companyWebsite or a name.
 */
export type LeadInput = {
  /** @description Research text, from which messages are written instead of from a fresh reading of the company's site. */
  analysis?: string;
  /** @description The person's city. */
  city?: string;
  /** @description The company's name. */
  company?: string;
  /** @description The company's city. */
  companyCity?: string;
  /** @description The company's domain or web address; its registrable part is kept. */
  companyDomain?: string;
  /** @description The page of the company's site where research begins. */
  companyWebsite?: string;
  /** @description The country, as a name or an ISO 3166 code. */
  country?: string;
  /** @description Fields of your own, stored as they are. */
  customFields?: {
    [key: string]: unknown;
  };
  /** @description Another name for companyDomain, which wins when both are given. */
  domain?: string;
  /** @description The person's e-mail address. Two leads of a workspace never share one. */
  email?: string;
  /** @description Where the lead is kept in another system. */
  externalUrl?: string;
  /** @description The person's first name. */
  firstName?: string;
  /** @description The person's job title. */
  jobTitle?: string;
  /** @description The person's last name. */
  lastName?: string;
  /** @description The person's LinkedIn address; a company's page identifies only a lead without a person. */
  linkedinUrl?: string;
  /** @description The location in the source's own words. */
  location?: string;
  /** @description Notes for people; they are not used as evidence. */
  notes?: string;
  /** @description A telephone number. */
  phone?: string;
  /** @description A label that says where the lead came from; `runs.startFromLeads` chooses by it. */
  source?: string;
  /** @description Labels. */
  tags?: string[];
};

export type LeadList = {
  /** @description Newest first. */
  items: Lead[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type LeadMerged = {
  lead: Lead;
  mergedId: LeadId;
  /** @description The e-mail addresses that moved. */
  addresses: string[];
  /** @description How many messages moved. */
  messages: number;
  /** @description How many rows of runs moved. */
  runLeads: number;
  /** @description How many memberships moved. */
  campaigns: number;
  /** @description The subjects of drafts whose approval was revoked, because their run keeps one message for each lead. */
  unapproved: string[];
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type LeadStatusChangedData = {
  projectId: ProjectId;
  leadId: LeadId;
  /** @enum {string} */
  field: "status" | "stage" | (string & {});
  from: string;
  to: string;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type LeadsAddAliasArguments = {
  /** @description The lead. */
  leadId: LeadId;
  /** @description The address; Unicode is allowed on both sides of the @. */
  email: string;
};

export type LeadsAddArguments = {
  projectId: ProjectId;
  /** @description Research text, from which messages are written instead of from a fresh reading of the company's site. */
  analysis?: string;
  /** @description The person's city. */
  city?: string;
  /** @description The company's name. */
  company?: string;
  /** @description The company's city. */
  companyCity?: string;
  /** @description The company's domain or web address; its registrable part is kept. */
  companyDomain?: string;
  /** @description The page of the company's site where research begins. */
  companyWebsite?: string;
  /** @description The country, as a name or an ISO 3166 code. */
  country?: string;
  /** @description Fields of your own, stored as they are. */
  customFields?: {
    [key: string]: unknown;
  };
  /** @description Another name for companyDomain, which wins when both are given. */
  domain?: string;
  /** @description The person's e-mail address. Two leads of a workspace never share one. */
  email?: string;
  /** @description Where the lead is kept in another system. */
  externalUrl?: string;
  /** @description The person's first name. */
  firstName?: string;
  /** @description The person's job title. */
  jobTitle?: string;
  /** @description The person's last name. */
  lastName?: string;
  /** @description The person's LinkedIn address; a company's page identifies only a lead without a person. */
  linkedinUrl?: string;
  /** @description The location in the source's own words. */
  location?: string;
  /** @description Notes for people; they are not used as evidence. */
  notes?: string;
  /** @description What to build the message on. */
  outreachAngle?: string;
  /** @description A telephone number. */
  phone?: string;
  /** @description A label that says where the lead came from; `runs.startFromLeads` chooses by it. */
  source?: string;
  /** @description Labels. */
  tags?: string[];
  whyGoodLead?: WhyGoodLeadInput;
};

export type LeadsAddBatchArguments = {
  projectId: ProjectId;
  /** @description The leads. */
  leads: LeadInput[];
};

export type LeadsAddTagArguments = {
  /** @description The lead. */
  leadId: LeadId;
  /** @description The tags to add; blanks around them are dropped. */
  tags: string[];
};

export type LeadsDeleteArguments = {
  /** @description The lead. */
  leadId: LeadId;
};

export type LeadsDeleteBatchArguments = {
  /** @description The leads. */
  leadIds: LeadId[];
};

export type LeadsDeleted = {
  /** @description One for each id, in order. */
  items: DeletedRow[];
  /** @description How many leads were deleted. */
  deleted: number;
  /** @description How many ids named none. */
  notFound: number;
  /** @description How many messages went with them. */
  messages: number;
  /** @description How many rows of runs went with them. */
  runLeads: number;
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type LeadsEnrichArguments = {
  /** @description The lead. */
  leadId: LeadId;
  /**
   * @description Which language of a company's site to read; that of its home page where absent.
   * @enum {string}
   */
  language?: "en" | "fi" | "sv" | "de";
  /** @description Titles or functions in English, Finnish, Swedish or German, the most wanted first. Absent: those of the workspace's context, else whoever decides. */
  roles?: string[];
};

export type LeadsEnrichBatchArguments = {
  /**
   * @description Which language of a company's site to read; that of its home page where absent.
   * @enum {string}
   */
  language?: "en" | "fi" | "sv" | "de";
  /** @description Either this or `projectId` is needed. */
  leadIds?: LeadId[];
  projectId?: ProjectId;
  /** @description Titles or functions in English, Finnish, Swedish or German, the most wanted first. Absent: those of the workspace's context, else whoever decides. */
  roles?: string[];
};

export type LeadsGetArguments = {
  /** @description The lead. */
  leadId: LeadId;
};

export type LeadsListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description Only leads of this campaign. */
  campaignId?: CampaignId;
  /** @description Only leads whose city, or else their company's city, is this; letter case ignored. */
  city?: string;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /** @description Only leads with, or without, an e-mail address. */
  hasEmail?: boolean;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
  /** @description Only leads whose name, company, domain or address holds this text. */
  query?: string;
  /** @description Only leads with this source label. */
  source?: string;
  /**
   * @description Only leads with this status.
   * @enum {string}
   */
  status?: "new" | "contacted" | "responded" | "qualified" | "unqualified";
  /** @description Only leads that have all of these tags. */
  tags?: string[];
};

export type LeadsMergeArguments = {
  primaryId: LeadId;
  duplicateId: LeadId;
};

export type LeadsUpdateArguments = {
  /** @description The lead. */
  leadId: LeadId;
  /** @description Research text, from which messages are written instead of from a fresh reading of the company's site. */
  analysis?: string;
  /** @description Add `notes` to what is there instead of replacing it; false where absent. */
  appendNote?: boolean;
  campaignId?: CampaignId;
  /** @description The person's city. */
  city?: string;
  /** @description What the company does. */
  companyDescription?: string;
  /** @description The company's domain; null clears it. */
  companyDomain?: string | null;
  /** @description The page of the company's site where research begins. */
  companyWebsite?: string;
  /** @description The country, as a name or an ISO 3166 code. */
  country?: string;
  /** @description Fields of your own, stored as they are. */
  customFields?: {
    [key: string]: unknown;
  };
  /**
   * @description Set by a person or their agent; null clears it.
   * @enum {string|null}
   */
  dealStage?: "proposal_sent" | "negotiation" | "won" | "lost" | null;
  /** @description In euro; null clears it. */
  dealValueEur?: number | null;
  /** @description The person's e-mail address. Two leads of a workspace never share one. */
  email?: string;
  /** @description Where the lead is kept in another system. */
  externalUrl?: string;
  /** @description The person's first name. */
  firstName?: string;
  /** @description How well the lead fits. */
  fitScore?: number;
  /** @description The person's job title. */
  jobTitle?: string;
  /** @description The person's last name. */
  lastName?: string;
  /** @description The location in the source's own words. */
  location?: string;
  /** @description Notes for people. */
  notes?: string;
  /** @description What to build the message on. */
  outreachAngle?: string;
  /** @enum {string} */
  status?: "new" | "contacted" | "responded" | "qualified" | "unqualified";
  /** @description Labels. */
  tags?: string[];
};

export type LeftOutFile = {
  path: string;
  storageId: StorageId;
  /** @description Why. */
  reason: string;
};

export type LeftOutLead = {
  leadId: LeadId;
  reason: string;
  /** @description The run that holds the lead, where that is the reason. */
  runId: RunId | null;
};

/** One place where something was looked for. */
export type LookedIn = {
  /** @description For people, such as `the built-in directory`. */
  place: string;
  /** @description How much was found there. */
  found: number;
  /** @description What to know about the answer, or why there is none. */
  note: string | null;
};

/** One uploaded file, and where it lies in the folder. */
export type MaterialFileInput = {
  /** @description Its path inside the prospect folder, not encoded, which decides whose file it is. The file's own name must be the one of the upload, so that no company gets the file of another. */
  path: string;
  storageId: StorageId;
  /** @description As the upload answered it. */
  sizeBytes: number;
  /** @description The media type; looked at where the upload told none. */
  mimeType?: string;
};

export type MaterialImportArguments = {
  projectId: ProjectId;
  /** @description The files, of at most 200 companies. */
  files: MaterialFileInput[];
  /** @description The domains of companies, where they are known. */
  assignments?: FolderAssignment[];
  /** @description What is granted past the company list: nothing where absent, `["leads"]` to look for people, `true` to write to them as well. `["messages"]` alone is refused. */
  autoAdvance?: boolean | WaveGrantArgument[];
  /** @description What the messages are about, and what may not be claimed. With `targetRunId` another brief than the run's is refused as `brief_conflict`. */
  campaignBrief?: string;
  /** @description Names the campaign and the run. Not with `targetRunId`. */
  campaignName?: string;
  /** @description Folders to leave out, at any depth: a name, or several in a row such as `Acme/internal`. One that is not there does no harm; one that is only misspelt is refused. */
  excludedFolders?: string[];
  /** @description The run of this workspace that the companies join as its next wave. */
  targetRunId?: RunId;
};

export type MeetingBookedData = {
  projectId: ProjectId;
  leadId: LeadId;
  /** @description When the meeting begins. Epoch milliseconds. */
  start: number;
  /** @description When it ends. Epoch milliseconds. */
  end: number;
  /** @description The time zone in which it was booked, by its IANA name. */
  timezone: string;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type Message = {
  id: MessageId;
  leadId: LeadId;
  projectId: ProjectId;
  threadId: ThreadId;
  campaignId: CampaignId | null;
  runId: RunId | null;
  /** @enum {string} */
  direction: "inbound" | "outbound" | (string & {});
  /**
   * @description Approving does not send; only a person does.
   * @enum {string}
   */
  state: "drafting" | "drafted" | "approved" | "sending" | "sent" | "delivered" | "bounced" | "failed" | "removed" | "received" | (string & {});
  subject: string;
  body: string;
  /** @description ISO 639-1. */
  language: string | null;
  channel: string;
  /** @description The category of a reply, such as positive; null where none is known yet, and on everything else. */
  classification: string | null;
  /** @description The sentences of the draft, in order. */
  sentences: DraftSentence[];
  /** @description The sources of the sentences: in each, the source's text from `start` to `end` is `quote`. */
  evidence: Evidence[];
  /** @description What was left out of the draft, and why. */
  omitted: Omission[];
  warnings: string[];
  /** @description The files that go with it. A list of people goes with no message. */
  attachments: MessageAttachment[];
  /** @description SHA-256 of subject, body and attachments; an approval is bound to it. */
  contentHash: string;
  /** @description The user whose key or session approved. */
  approvedBy: string | null;
  /** @description When it was approved. Epoch milliseconds. */
  approvedAt: number | null;
  /** @description Why it was taken out of its run. */
  removedReason: string | null;
  /** @description Who changed the text, when, and what was asked for. */
  history: MessageChange[];
  /** @description When it was written, sent or received. Epoch milliseconds. */
  occurredAt: number;
  /** @description When the record was made. Epoch milliseconds. */
  createdAt: number;
};

export type MessageAttachment = {
  storageId: StorageId;
  /** @description Its path inside the folder. */
  path: string;
  sizeBytes: number;
};

export type MessageChange = {
  /** @description When. Epoch milliseconds. */
  at: number;
  /** @description The user, or null for the service. */
  by: string | null;
  /** @description What was done or asked for. */
  instruction: string;
};

export type MessageForm = {
  paragraphs: number | null;
  maxWords: number | null;
  /** @enum {string} */
  links: "none" | "allowed" | (string & {});
};

/** The shape of the message. */
export type MessageFormInput = {
  /**
   * @description Whether links may stand in generated text.
   * @enum {string}
   */
  links?: "none" | "allowed";
  /** @description At most so many words in the body. */
  maxWords?: number;
  /** @description At most so many paragraphs. */
  paragraphs?: number;
};

/** The id of a message. Opaque and ordered by the time of creation. */
export type MessageId = string;

export type MessageList = {
  /** @description In the order of time. */
  items: Message[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type MessageSentData = {
  projectId: ProjectId;
  leadId: LeadId;
  messageId: MessageId;
  company?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  runId?: RunId;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type MessageStructure = {
  campaignId: CampaignId;
  /** @description False when none was set: messages are then written from the brief alone. */
  exists: boolean;
  /** @enum {string} */
  state: "draft" | "locked" | (string & {});
  /** @description Whether it is locked. */
  locked: boolean;
  objective: string | null;
  /** @description In order. */
  blocks: Block[];
  form: MessageForm;
  mustNever: string[];
  must: string[];
  followUpStrategy: string | null;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number | null;
};

export type MessagesApproveArguments = {
  /** @description The message. */
  messageId: MessageId;
  /** @description The contentHash of the draft as you read it. Where the draft has changed since, the approval is refused. */
  contentHash?: string;
};

export type MessagesByLeadArguments = {
  /** @description The lead. */
  leadId: LeadId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type MessagesByProjectArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description Only these.
   * @enum {string}
   */
  direction?: "inbound" | "outbound";
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
  /** @description Only messages from this time on: ISO 8601 or epoch milliseconds. */
  since?: string;
  /**
   * @description Only messages in this state.
   * @enum {string}
   */
  state?: "drafting" | "drafted" | "approved" | "sending" | "sent" | "delivered" | "bounced" | "failed" | "removed" | "received";
};

export type MessagesGenerateArguments = {
  leadId: LeadId;
  campaignId?: CampaignId;
  /**
   * @description email where absent.
   * @enum {string}
   */
  channel?: "email" | "linkedin";
  /**
   * @description Forces the language.
   * @enum {string}
   */
  language?: "en" | "fi" | "sv" | "de";
  /** @description What to build the message on. */
  outreachAngle?: string;
};

/**
 * When it happened, in ISO 8601 or epoch milliseconds; now where absent. For what cannot be read, or lies
 * before 1990 or ahead, now is taken, with a warning.
 */
export type OccurredAt = string | number;

export type Omission = {
  /** @description The words that were left out; empty where there were none, as of a block that found no material. */
  text: string;
  /** @description The block of the message structure that they were meant for. */
  blockId: string;
  /** @description A stable word for programs, such as `number_not_in_evidence`. */
  code: string;
  /** @description Why, as a sentence for people. */
  reason: string;
};

/** The id of a page that was read. Opaque and ordered by the time of creation. */
export type PageId = string;

/** A person at a company, or an address of one of its functions. Nothing here is guessed. */
export type PersonToReach = {
  /**
   * @description A role_address, such as info@, has no names.
   * @enum {string}
   */
  kind: "person" | "role_address" | (string & {});
  firstName: string | null;
  lastName: string | null;
  /** @description As it stands there. */
  jobTitle: string | null;
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  city: string | null;
  /** @description ISO 3166-1 alpha-2. */
  country: string | null;
  /** @description Where it stands, for people. */
  foundIn: string;
  foundUrl: string | null;
  /** @description Why this one, in one sentence. */
  why: string;
};

/** A workspace in full. */
export type Project = {
  id: ProjectId;
  name: string;
  /** @description What the seller does, in a sentence or two. Drafts may quote it. */
  whatTheyDo: string | null;
  /** @description The seller's own field. */
  industry: string | null;
  /** @description Why customers choose the seller. Drafts may quote it. */
  valueProposition: string | null;
  /** @description What the seller offers. */
  products: string | null;
  /** @description How large the seller is. */
  companySize: string | null;
  /** @description Where the seller wants customers. */
  targetMarkets: string[];
  /** @description Whom the seller wants to reach. */
  jobTitles: string[];
  /** @description Messages that sound as the seller wants to sound. */
  voiceExamplesGood: string[];
  /** @description Messages that do not. */
  voiceExamplesBad: string[];
  /** @description Phrases that no draft may hold. */
  forbiddenPhrases: string[];
  /** @description Words for the tone, such as plain, warm or formal. */
  toneWords: string[];
  /** @description Companies that the seller competes with. */
  competitors: string[];
  /** @description Customers that may be named. */
  knownCustomers: string[];
  /** @description What is known of the market. */
  marketAnalysis: string | null;
  icp: IdealCustomerProfile;
  settings: ProjectSettings;
  /** @description When the workspace was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number;
};

/** The id of a workspace. Opaque and ordered by the time of creation. */
export type ProjectId = string;

export type ProjectList = {
  /** @description Newest first. */
  items: ProjectSummary[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

/** Written by people. */
export type ProjectSettings = {
  /** @description ISO 639-1 of the workspace's language. */
  language: string | null;
  /** @description IANA time zone. */
  timezone: string | null;
  sendingWindow: SendingWindow | null;
  /** @description At most so many messages a day. */
  dailyCap: number | null;
  /** @description Closes every message. */
  signature: string | null;
  /** @description The most credits that one run may cost; a run takes it at its start. */
  runCreditCap: number | null;
};

export type ProjectSummary = {
  id: ProjectId;
  name: string;
  whatTheyDo: string | null;
  industry: string | null;
  /** @description When the workspace was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last changed. Epoch milliseconds. */
  updatedAt: number;
};

export type ProjectsGetArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
};

export type ProjectsListArguments = {
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type ProjectsUpdateContextArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description How large the seller is. */
  companySize?: string;
  /** @description Companies that the seller competes with. */
  competitors?: string[];
  /** @description Phrases that no draft may hold. */
  forbiddenPhrases?: string[];
  /** @description The seller's own field. */
  industry?: string;
  /** @description Whom the seller wants to reach. */
  jobTitles?: string[];
  /** @description Customers that may be named. */
  knownCustomers?: string[];
  /** @description What the seller offers. */
  products?: string;
  /** @description Where the seller wants customers. */
  targetMarkets?: string[];
  /** @description Words for the tone, such as plain, warm or formal. */
  toneWords?: string[];
  /** @description Why customers choose the seller. Drafts may quote it. */
  valueProposition?: string;
  /** @description Messages that do not. */
  voiceExamplesBad?: string[];
  /** @description Messages that sound as the seller wants to sound. */
  voiceExamplesGood?: string[];
  /** @description What the seller does, in a sentence or two. Drafts may quote it. */
  whatTheyDo?: string;
};

export type Provenance = {
  source: string;
  /** @description When the field was filled. Epoch milliseconds. */
  at: number;
};

export type RemovedBrainItem = {
  id: BrainItemId;
  /** @constant */
  removed: true;
};

export type RepliesClassifyArguments = {
  projectId: ProjectId;
  /**
   * @description How many replies to classify at most.
   * @default 50
   */
  limit?: number;
};

export type RepliesDraftArguments = {
  leadId: LeadId;
  /** @description The whole text of the reply. */
  body: string;
  /** @description What the person asked for. It is kept in the draft's history, and changes nothing else. */
  instruction?: string;
};

export type RepliesDraftByThreadArguments = {
  threadId: ThreadId;
  /** @description What you want of the answer, in your own words. The built-in composer understands to decline, to propose a call, to offer a summary, to ask for details and to come back later. */
  intent?: string;
};

export type RepliesPreviewArguments = {
  projectId: ProjectId;
  /** @description The kind of thing that arrived. */
  eventType: string;
  /** @description Where they work. */
  company?: string;
  /**
   * @description Forces the language.
   * @enum {string}
   */
  language?: "en" | "fi" | "sv" | "de";
  /** @description The form, or whatever else arrived, as it would be sent to events.ingest: any JSON value. */
  payload?: unknown;
  /** @description The system that reported it. */
  source?: string;
  /** @description Who is greeted. */
  who?: string;
};

/** What a reply comes to. The guide to replies tells what each category means. */
export type ReplyCategory = "positive" | "meeting_request" | "information_request" | "objection" | "not_now" | "not_interested" | "referral" | "wrong_person" | "out_of_office" | "unsubscribe" | "bounce" | "auto_reply" | "unsure" | (string & {});

export type ReplyClassifications = {
  /** @description The replies that this call classified, the oldest first. */
  items: {
    messageId: MessageId;
    leadId: LeadId;
    classification: ReplyCategory;
    /** @description How sure it is: between 0 and 1. */
    confidence: number;
    /** @description A sentence for people. */
    reason: string;
    /**
     * @description Who told the category.
     * @enum {string}
     */
    by: "rules" | "classifier" | "model" | (string & {});
    /** @description Whether the person asked to be left alone, and is suppressed. */
    suppressed: boolean;
  }[];
  /** @description How many replies of the workspace have no classification yet. */
  remaining: number;
  /** @description Why the built-in classifier stood in for the model. */
  warnings: string[];
};

export type ReplyPreview = {
  subject: string;
  body: string;
  /**
   * @description The language that the answer is in.
   * @enum {string}
   */
  language: "en" | "fi" | "sv" | "de" | (string & {});
  /** @description What the enquiry comes to, such as meeting_request; null where that is not certain. */
  classification: string | null;
  sentences: DraftSentence[];
  /** @description Where each claim stands. In the enquiry itself (payload) offsets count in its fields told as lines. */
  evidence: Evidence[];
  omitted: Omission[];
  /** @description What a person should know before sending such an answer. */
  warnings: string[];
  answered: {
    /** @description A question or wish of the enquiry, in its own words. */
    question: string;
    evidence: Evidence[];
  }[];
  /** @description The questions and wishes that nothing in the workspace answers, or not wholly. */
  unanswered: string[];
};

export type ReplyReceivedData = {
  projectId: ProjectId;
  inboundMessageId: MessageId;
  leadId: LeadId;
  /** @description The lead's own address. */
  email: string | null;
  company: string | null;
  campaignId: CampaignId | null;
  /** @description The address that it came from; of a message without one, whoever wrote it. */
  from: string;
  subject: string;
  /** @description The category of the reply, such as positive; null where none is known yet. */
  classification: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** @description Whether it may ask not to be written to any more, in words that no rule settles; then nothing is drafted for it unasked until a person has decided. Absent in older events. */
  suspected?: boolean;
  /** @description An address under APP_URL, where nothing answers unless an app is run there. */
  url?: string;
};

export type ResearchPage = {
  id: PageId;
  url: string;
  title: string;
  /** @description ISO 639-1. */
  language: string | null;
  text: string;
  /** @description When it was read. Epoch milliseconds. */
  fetchedAt: number;
};

export type ReviewedCompany = {
  name: string;
  /** @description Its domain or web address; null where none is known, as in runs.leads. */
  domain?: string | null;
};

export type RuleCondition = {
  /** @description A lead that gets this tag joins. */
  tag: string;
};

/** The id of a campaign's rule. Opaque and ordered by the time of creation. */
export type RuleId = string;

export type Run = {
  id: RunId;
  projectId: ProjectId;
  campaignId: CampaignId | null;
  name: string;
  status: RunStatusName;
  /** @description The source label the leads were chosen by. */
  source: string | null;
  /**
   * @description What it began from: leads that were there, a brief, or a folder of files.
   * @enum {string}
   */
  origin: "leads" | "brief" | "material" | (string & {});
  /** @description How many companies were wanted, for a run from a brief. */
  targetLeadCount: number | null;
  /** @description The language confirmed for its messages. */
  language: string | null;
  /** @description Where its messages go. */
  channel: string | null;
  /** @description Nothing of it is begun before. Epoch milliseconds. */
  startsAt: number | null;
  /** @description The most credits that it may cost; null for no limit of its own. */
  creditCap: number | null;
  /** @description Where its companies were looked for, and what was left out. */
  lookedIn: LookedIn[];
  /** @description What was confirmed with its companies; null before. */
  profile: RunProfile | null;
  /** @description When it was archived. Epoch milliseconds. */
  archivedAt: number | null;
  /** @description Files on the run. */
  attachments: Attachment[];
  /** @description The imports of files, in order. */
  waves: Wave[];
  counts: RunCounts;
  /** @description When it was started. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last moved. Epoch milliseconds. */
  updatedAt: number;
};

export type RunCounts = {
  companies: number;
  contacts: number;
  drafts: number;
  approved: number;
  sent: number;
  removed: number;
};

export type RunError = {
  code: string;
  reason: string;
  /** @description When. Epoch milliseconds. */
  at: number;
  runLeadId?: RunLeadId;
};

/**
 * What going on from here costs at most, on top of what is spent and set aside. What is left out or not found
 * costs less.
 */
export type RunEstimate = {
  /** @description Companies that are proposed, or whose people are still to be found. */
  companies: number;
  /** @description People who are proposed, or may be found. */
  contacts: number;
  /** @description Sites to read. */
  research: number;
  /** @description Companies whose people are to be looked for. */
  enrich: number;
  /** @description Drafts to write. */
  drafts: number;
  /** @description What that costs. */
  credits: number;
};

/** The id of a campaign run. Opaque and ordered by the time of creation. */
export type RunId = string;

export type RunLead = {
  id: RunLeadId;
  /** @description Null while it is a company without a person, or a person whom the run proposes and nobody accepted yet. */
  leadId: LeadId | null;
  company: string | null;
  domain: string | null;
  /**
   * @description Where this row stands in the run. A company is proposed, then resolving while its people are looked for, or excluded; a person who is proposed is awaiting_acceptance.
   * @enum {string}
   */
  status: "proposed" | "excluded" | "resolving" | "awaiting_acceptance" | "pending" | "researching" | "researched" | "drafting" | "drafted" | "failed" | "removed" | (string & {});
  /** @description Why it failed, was excluded or removed. */
  reason: string | null;
  /** @description Why the company fits, where the run found it. */
  why: string | null;
  /** @description Where the company was found, for people. */
  foundIn: string | null;
  /** @description The page where it was found. */
  foundUrl: string | null;
  /** @description Where the company is. */
  city: string | null;
  /** @description Its country as ISO 3166-1 alpha-2. */
  country: string | null;
  /** @description The person who was found at the company. */
  contact: FoundPerson | null;
  draft: Message | null;
};

/** The id of a lead in a run. Opaque and ordered by the time of creation. */
export type RunLeadId = string;

export type RunLeadList = {
  /** @description In the order in which the leads were taken. */
  items: RunLead[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type RunList = {
  /** @description Newest first. */
  items: Run[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

/** What was confirmed together with the list of companies. */
export type RunProfile = {
  languageChosen: boolean;
  targetRoles: string[];
  targetDecisionMakers: DecisionMaker[];
  leadsPerCompany: number;
  excludedDomains: string[];
  /** @description The user whose key confirmed it. */
  confirmedBy: string;
  /** @description When. Epoch milliseconds. */
  confirmedAt: number;
  contactResearchRequest?: string;
  greeting?: string;
  targetAudience?: string;
  targetMarket?: string;
  tone?: string;
};

export type RunStatus = {
  runId: RunId;
  name: string;
  status: RunStatusName;
  /** @description discovery, research, contacts, drafting, review, parked or done. */
  phase: string;
  counts: RunCounts;
  progress: {
    /** @description Steps done: a search for companies, and for each company its files, research and people, and each draft. */
    done: number;
    /** @description Steps that are planned so far; what waits for a person is not. */
    total: number;
  };
  awaitingHuman: AwaitingHuman | null;
  credits: {
    /** @description Set aside for work under way. */
    reserved: number;
    /** @description Paid. */
    spent: number;
  };
  estimate: RunEstimate;
  /** @description Where the companies of the run were looked for, and what was left out. */
  lookedIn: LookedIn[];
  /** @description The imports of files, in order. */
  waves: Wave[];
  /** @description What could not be done, for each row, and what holds up work that waits. */
  errors: RunError[];
  /** @description When it was archived. Epoch milliseconds. */
  archivedAt: number | null;
  /** @description When it was started. Epoch milliseconds. */
  createdAt: number;
  /** @description When it last moved. Epoch milliseconds. */
  updatedAt: number;
};

/**
 * Where the run stands. awaiting_… waits for a person; parked_credits waits for credits and goes on by
 * itself.
 */
export type RunStatusName = "discovering" | "awaiting_profile" | "resolving_contacts" | "awaiting_contacts" | "drafting" | "awaiting_approval" | "sending" | "completed" | "parked_credits" | "failed" | (string & {});

export type RunsArchiveArguments = {
  /** @description The run. */
  runId: RunId;
};

export type RunsConfirmCompaniesArguments = {
  /** @description The run. */
  runId: RunId;
  /** @description The language of the messages: en, fi, sv or de. */
  language: string;
  /**
   * @description Where messages go.
   * @enum {string}
   */
  channel: "email";
  /** @description What to look for in people where no role and no decision-maker is given. */
  contactResearchRequest?: string;
  /** @description Companies of these domains are left out. */
  excludedDomains?: string[];
  /** @description The word that each message begins with, such as Hei or Dear; the name follows. */
  greeting?: string;
  /** @description False where the language is only a suggestion: then the language of a lead's thread or site goes before it. True where absent. */
  languageChosen?: boolean;
  /** @description How many people of each company; 1 where absent. */
  leadsPerCompany?: number;
  /** @description The whole list as a person wants it: proposed companies that it lacks are left out, others are added. A company is found by its domain, else its name. Absent: the proposed list stands. */
  reviewedCompanies?: ReviewedCompany[];
  /** @description Who is written to, in a person's words; a part of the brief. */
  targetAudience?: string;
  /** @description Titles that go before `targetRoles`, with the reason. */
  targetDecisionMakers?: DecisionMaker[];
  /** @description Where they are, in a person's words; a part of the brief. */
  targetMarket?: string;
  /** @description Whom to look for at each company: titles or functions, in any language, the most wanted first. */
  targetRoles?: string[];
  /** @description How messages sound, such as warm or formal. */
  tone?: string;
};

export type RunsDetachArguments = {
  runId: RunId;
  storageId: StorageId;
};

export type RunsLeadsArguments = {
  /** @description The run. */
  runId: RunId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
  /** @description Only leads that have a draft. */
  withDraftOnly?: boolean;
};

export type RunsListArguments = {
  /** @description The workspace. */
  projectId: ProjectId;
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /** @description Also archived runs. */
  includeArchived?: boolean;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type RunsRenameArguments = {
  /** @description The run. */
  runId: RunId;
  /** @description A name for people. */
  name: string;
};

export type RunsStartFromLeadsArguments = {
  projectId: ProjectId;
  /** @description The source label of the leads. */
  source: string;
  /** @description What the messages are about; stands in for the campaign's brief. */
  campaignBrief?: string;
  campaignId?: CampaignId;
  /** @description The label as people should see it; names the run. */
  sourceDisplayLabel?: string;
};

export type RunsStatusArguments = {
  /** @description The run. */
  runId: RunId;
};

export type SendingWindow = {
  from: string;
  to: string;
  /** @description ISO weekdays, Monday is 1. */
  days: number[];
};

/** The id of an instruction file of flows. Opaque and ordered by the time of creation. */
export type SkillId = string;

export type StartedEngineRun = {
  /** @description Null on a dry run. */
  runId: RunId | null;
  status: RunStatusName;
  /** @description Made of the idea; runs.rename changes it. */
  name: string;
  /** @description What is looked for and left out, as the idea was read, and what of it is not used. */
  understood: string;
  /** @description Why the search will find less than was asked for or nothing, and what to say instead; a start in the past. */
  warnings: string[];
  /** @description When it begins; null for at once. Epoch milliseconds. */
  startsAt: number | null;
  estimate: RunEstimate;
  /** @description True when nothing was started. */
  dryRun: boolean;
};

export type StartedRun = {
  /** @description Null on a dry run. */
  runId: RunId | null;
  status: RunStatusName;
  name: string;
  /** @description How many leads were taken. */
  leads: number;
  /** @description Leads with the source that were not taken, and why. */
  leftOut: LeftOutLead[];
  estimate: Estimate;
  /** @description Why the run may stop for want of credits or at its cap; null where there is enough. */
  shortage: string | null;
  /** @description What a person should know before the drafts are written. */
  warnings: string[];
  /** @description True when nothing was started. */
  dryRun: boolean;
};

/** The storage id of an uploaded file. Opaque and ordered by the time of creation. */
export type StorageId = string;

/** One uploaded file. */
export type StoredFile = {
  storageId: StorageId;
  /** @description The path as it is kept: decoded, in Unicode normal form C. */
  path: string;
  sizeBytes: number;
  /** @description The SHA-256 of the bytes that were stored. */
  sha256: string;
  /** @description The media type that the first bytes tell, else the one of Content-Type, else application/octet-stream. */
  mediaType: string;
};

/**
 * This person must not be written to: an address of the person, its domain, or the domain of the company or
 * its site is suppressed.
 */
export type Suppressed = {
  /** @enum {string} */
  reason: "unsubscribe" | "hard_bounce" | "complaint" | "manual" | "erasure" | (string & {});
  /** @description Since when. Epoch milliseconds. */
  since: number;
};

export type TaggedJoins = {
  campaignId: CampaignId;
  /** @description How many leads have any of the tags. */
  matched: number;
  /** @description How many of them joined. */
  added: number;
  /** @description How many were in the campaign before. */
  alreadyThere: number;
  /** @description True when nothing was changed. */
  dryRun: boolean;
};

export type TestPingData = Record<string, never>;

/** The id of a thread with a lead. Opaque and ordered by the time of creation. */
export type ThreadId = string;

export type TimelineEntry = {
  /** @description When it happened. Epoch milliseconds. */
  at: number;
  kind: string;
  summary: string;
  eventId?: EventId;
};

/** One import of files into the run. */
export type Wave = {
  /** @description From 1. */
  number: number;
  /** @description What was granted past the company list. */
  grants: WaveGrant[];
  /** @description How many files it brought. */
  files: number;
  /** @description The user whose key imported. */
  by: string;
  /** @description When. Epoch milliseconds. */
  at: number;
};

/** `leads`: look for people. `messages`: write to them. */
export type WaveGrant = "leads" | "messages" | (string & {});

/** `leads`: look for people. `messages`: write to them. */
export type WaveGrantArgument = "leads" | "messages";

export type Webhook = {
  webhookId: WebhookId;
  url: string;
  /** @description The kinds of events that are sent, or `*` for every kind. */
  events: string[];
  description: string | null;
  /** @description Whether events are sent. */
  active: boolean;
  /** @description When it was disabled. Epoch milliseconds. */
  disabledAt: number | null;
  /** @description Why it was disabled. */
  disabledReason: string | null;
  /** @description Deliveries in a row, up to the last one, of which every attempt failed. */
  consecutiveFailures: number;
  lastDelivery: WebhookDelivery | null;
  /** @description The user of the key that registered it. */
  createdBy: string;
  /** @description When it was registered. Epoch milliseconds. */
  createdAt: number;
};

export type WebhookCreated = {
  webhookId: WebhookId;
  url: string;
  /** @description The kinds of events that are sent, or `*` for every kind. */
  events: string[];
  description: string | null;
  /** @description Whether events are sent. */
  active: boolean;
  /** @description When it was disabled. Epoch milliseconds. */
  disabledAt: number | null;
  /** @description Why it was disabled. */
  disabledReason: string | null;
  /** @description Deliveries in a row, up to the last one, of which every attempt failed. */
  consecutiveFailures: number;
  lastDelivery: WebhookDelivery | null;
  /** @description The user of the key that registered it. */
  createdBy: string;
  /** @description When it was registered. Epoch milliseconds. */
  createdAt: number;
  /** @description The signing secret, `whsec_` and base64. It is shown here alone; keep it. */
  secret: string;
};

export type WebhookDeleted = {
  webhookId: WebhookId;
  /** @constant */
  deleted: true;
};

/** The delivery that ended last. */
export type WebhookDelivery = {
  /** @description The `webhook-id` that the receiver saw. */
  deliveryId: string;
  /** @description When its last attempt was made. Epoch milliseconds. */
  at: number;
  /** @enum {string} */
  state: "delivered" | "failed" | (string & {});
  /** @description The HTTP status of the answer; null where there was none. */
  status: number | null;
  /** @description Why the last attempt failed; null where it did not. */
  error: string | null;
};

/** The id of a webhook endpoint. Opaque and ordered by the time of creation. */
export type WebhookId = string;

export type WebhookList = {
  /** @description Newest first. */
  items: Webhook[];
  /** @description Give it as `cursor` to read on; null at the end. */
  nextCursor: string | null;
};

export type WebhooksCreateArguments = {
  /** @description An http or https address. One that carries a user name or does not lead to a public address is refused; a name that does not resolve yet is taken, and looked at again with every connection. */
  url: string;
  /** @description The kinds of events to send, such as `draft.ready`; `*` is every kind, those to come included. */
  events: string[];
  /** @description For people. */
  description?: string;
};

export type WebhooksDeleteArguments = {
  /** @description The webhook endpoint. */
  webhookId: WebhookId;
};

export type WebhooksListArguments = {
  /** @description The nextCursor of the page before, under the same filters. */
  cursor?: string;
  /**
   * @description How many to answer.
   * @default 50
   */
  limit?: number;
};

export type WhyGoodLead = {
  summary: string;
  matchReasons: string[];
};

/** Why the lead fits. */
export type WhyGoodLeadInput = {
  /** @description In one or two sentences. */
  summary: string;
  /** @description The reasons, one each. */
  matchReasons?: string[];
};

/** The data of a webhook delivery by the kind of its event. */
export interface Events {
  'campaign.completed': CampaignCompletedData;
  'credits.low': CreditsLowData;
  'draft.failed': DraftFailedData;
  'draft.ready': DraftReadyData;
  'flow.failed': FlowFailedData;
  'flow.notified': FlowNotifiedData;
  'lead.added': LeadAddedData;
  'lead.status_changed': LeadStatusChangedData;
  'meeting.booked': MeetingBookedData;
  'message.sent': MessageSentData;
  'reply.received': ReplyReceivedData;
  'test.ping': TestPingData;
}

/** The stable word of a refusal. */
export type ErrorCode = 
  | 'already_exists'
  | 'already_sent'
  | 'attachment_not_found'
  | 'brain_item_not_found'
  | 'brief_conflict'
  | 'campaign_not_found'
  | 'connector_not_found'
  | 'credits_exhausted'
  | 'cursor_invalid'
  | 'entitlement_missing'
  | 'file_empty'
  | 'file_not_found'
  | 'file_too_large'
  | 'flow_not_found'
  | 'headers_too_large'
  | 'internal_error'
  | 'invalid_arguments'
  | 'invalid_state'
  | 'key_expired'
  | 'key_invalid'
  | 'key_malformed'
  | 'key_missing'
  | 'key_reused'
  | 'key_revoked'
  | 'lead_not_found'
  | 'live_key_required'
  | 'locked_block_changed'
  | 'malformed_json'
  | 'message_not_found'
  | 'method_not_allowed'
  | 'organisation_gone'
  | 'path_invalid'
  | 'path_missing'
  | 'payload_too_large'
  | 'plan_required'
  | 'project_not_found'
  | 'rate_limited'
  | 'reply_unreadable'
  | 'request_timeout'
  | 'run_lead_not_found'
  | 'run_not_found'
  | 'scope_missing'
  | 'session_required'
  | 'skill_not_found'
  | 'spend_cap_reached'
  | 'structure_locked'
  | 'suppressed'
  | 'thread_not_found'
  | 'unavailable'
  | 'unknown_argument'
  | 'unknown_fn'
  | 'unknown_route'
  | 'unsupported_media_type'
  | 'upstream_failed'
  | 'url_not_allowed'
  | 'user_disabled'
  | 'webhook_not_found'
  | (string & {});

/** The class of a refusal. */
export type ErrorType = 
  | 'api_error'
  | 'authentication_error'
  | 'billing_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'not_found_error'
  | 'permission_error'
  | 'rate_limit_error'
  | 'state_error'
  | (string & {});
