// @generated from app.yaml and app-registry.yaml by npm run codegen

export type AccountChangeAddressArguments = {
  email: EmailAddress;
};

export type AccountChangePasswordArguments = {
  old: GivenPassword;
  new: Password;
};

export type AccountConfirmAddressArguments = {
  token: LinkToken;
};

export type AccountRequestResetArguments = {
  email: EmailAddress;
};

export type AccountResetArguments = {
  token: LinkToken;
  password: Password;
};

export type AuditEntry = {
  /** @description The id of the entry. */
  id: string;
  /** @description Epoch milliseconds. */
  at: number;
  /** @description The member; null for a command of the program. */
  userId: string | null;
  /** @description The address of the member. */
  email: string | null;
  /** @description The session of a person who made the call. */
  sessionId: string | null;
  /** @description The key that made the call. */
  keyId: string | null;
  /** @description The operation, or the command, such as `outreach key create`. */
  fn: string;
  /** @description The id of what was changed. */
  target: string | null;
  /** @description Some fields, such as a role before and after. */
  change: {
    [key: string]: unknown;
  };
  /** @description The network of the client. */
  network: string | null;
};

export type AuditListArguments = {
  /** @description The nextCursor of the previous page. */
  cursor?: string;
  /**
   * @description Page size.
   * @default 50
   */
  limit?: number;
};

export type AuditListValue = {
  items: AuditEntry[];
  /** @description Pass it as `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
};

/** The id of a Brain item. Opaque and ordered by the time of creation. */
export type BrainItemId = string;

/** The id of a campaign. Opaque and ordered by the time of creation. */
export type CampaignId = string;

/** The contentHash of the draft that the person read. */
export type ContentHash = string;

export type CreatedKey = {
  keyId: KeyId;
  /** @description The key. Nothing shows it again. */
  key: string;
  /** @description The first characters of the key. */
  prefix: string;
  /**
   * @description test for the free sandbox.
   * @enum {string}
   */
  mode: "live" | "test" | (string & {});
  /** @description What the key may do. */
  scopes: string[];
  /** @description Epoch milliseconds. */
  expiresAt: number | null;
};

export type CreditsLedgerArguments = {
  cursor?: PageCursor;
  /** @default 50 */
  limit?: PageSize;
};

export type CreditsLedgerValue = {
  items: LedgerEntry[];
  nextCursor: NextCursor;
};

export type DeliveryAttempt = {
  /** @description Epoch milliseconds. */
  at: number;
  /** @description The status of the response; null without one. */
  status: number | null;
  /** @description Why the attempt failed; null on success. */
  error: string | null;
  /** @description How long it took. */
  durationMs: number;
  /** @description The beginning of the response. */
  response: string | null;
};

/** The id of a delivery, as in the header webhook-id. */
export type DeliveryId = string;

/** not_sent: cancelled, because the endpoint could not receive events. */
export type DeliveryState = "waiting" | "delivered" | "failed" | "not_sent" | (string & {});

/** not_sent: cancelled, because the endpoint could not receive events. */
export type DeliveryStateArgument = "waiting" | "delivered" | "failed" | "not_sent";

/** The headers of columns that are not recognised, such as {"company": "Firma"}. */
export type DirectoryColumns = {
  /** @description The header of the column. */
  description?: string;
  /** @description The header of the column. */
  city?: string;
  /** @description The header of the column. */
  company?: string;
  /** @description The header of the column. */
  country?: string;
  /** @description The header of the column. */
  email?: string;
  /** @description The header of the column. */
  employees?: string;
  /** @description The header of the column. */
  field?: string;
  /** @description The header of the column. */
  firstName?: string;
  /** @description The header of the column. */
  jobTitle?: string;
  /** @description The header of the column. */
  lastName?: string;
  /** @description The header of the column. */
  linkedin?: string;
  /** @description The header of the column. */
  person?: string;
  /** @description The header of the column. */
  personPhone?: string;
  /** @description The header of the column. */
  phone?: string;
  /** @description The header of the column. */
  website?: string;
};

export type DirectoryFile = {
  /** @description The name of the file. */
  fileName: string;
  /** @description Companies of the file. */
  companies: number;
  /** @description People of the file. */
  people: number;
  /** @description Epoch milliseconds. */
  importedAt: number;
};

export type DirectoryImportArguments = {
  projectId: ProjectId;
  /** @description The id of the upload. */
  storageId: string;
  columns?: DirectoryColumns;
  /** @description Such as windows-1252. Default: detected. */
  encoding?: string;
  /** @description A name for the file. Default: that of the upload. */
  fileName?: string;
};

export type DirectoryListArguments = {
  projectId: ProjectId;
};

export type DirectoryListValue = {
  items: DirectoryFile[];
};

export type DirectoryRemoveArguments = {
  projectId: ProjectId;
  /** @description The name of the file. */
  fileName: string;
};

export type DirectoryRemoveValue = {
  projectId: ProjectId;
  /** @description The name of the file. */
  fileName: string;
  /** @description Removed companies. */
  companies: number;
};

export type DirectoryRowNote = {
  /** @description The number of the row. */
  row: number;
  /** @description Why. */
  reason: string;
};

export type Done = {
  /** @description Always true. */
  done: boolean;
};

/** Other news of the company that a draft could begin with. */
export type DraftAlternative = {
  triggerId: TriggerId;
  kind: TriggerKind;
  /** @description The words of the source that say what happened. */
  headline: string;
  /** @description When it happened, as in the trigger. */
  date: string;
  /** @description Where it happened. */
  place: string | null;
  /** @description What the draft would begin with, and which play answers it, for people. */
  reason: string;
};

export type DraftSentence = {
  text: string;
  /** @enum {string} */
  role: "subject" | "body" | (string & {});
  /** @description The block of the message structure. */
  blockId: string;
  /**
   * @description Every claim has evidence. A bridge is the seller's own reasoning: a line of a play. The other forms state
   *   no facts.
   * @enum {string}
   */
  form: "claim" | "bridge" | "greeting" | "courtesy" | "question" | "call_to_action" | "sign_off" | "locked" | (string & {});
};

/** An e-mail address. Upper and lower case are the same. */
export type EmailAddress = string;

export type EndpointDetails = {
  webhookId: WebhookId;
  /** @description The address. */
  url: string;
  /** @description Types of events; * means all. */
  events: string[];
  /** @description For people. */
  description: string | null;
  /** @description Whether it receives events. */
  active: boolean;
  /** @description When it was disabled. Epoch milliseconds. */
  disabledAt: number | null;
  /** @description Why it was disabled. */
  disabledReason: string | null;
  /** @description Failed deliveries in a row up to the last one. */
  consecutiveFailures: number;
  lastDelivery: WebhookDelivery | null;
  lastAttempt: DeliveryAttempt | null;
  /** @description Deliveries with attempts left. */
  waiting: number;
  /** @description When it was registered. Epoch milliseconds. */
  createdAt: number;
  /** @description Until when the former secret signs too. Epoch milliseconds. */
  oldSecretUntil: number | null;
  missed: MissedEvents | null;
};

export type Evidence = {
  /** @description The sentence that the quote supports. */
  sentence: string;
  /** @enum {string} */
  sourceKind: "brain" | "knowledge" | "analysis" | "context" | "page" | "thread" | "payload" | (string & {});
  /** @description The id of the Brain item, page, lead (analysis), workspace (knowledge), message (thread), event or file (payload), or the name of the context field. Offsets into a file count in its extracted text. */
  sourceId: string;
  /** @description Where the quote starts in the source, in UTF-16 code units. */
  start: number;
  /** @description Where the quote ends. */
  end: number;
  /** @description The quoted text. */
  quote: string;
  /** @description The address of the source, if it is a page. */
  url?: string;
};

/** The id of a flow. Opaque and ordered by the time of creation. */
export type FlowId = string;

/** The id of a run of a flow. Opaque and ordered by the time of creation. */
export type FlowRunId = string;

export type FlowsRunNowArguments = {
  flowId: FlowId;
  leadId: LeadId;
};

export type FlowsRunNowValue = {
  flowId: FlowId;
  runId: FlowRunId;
  /**
   * @description test on the plan free.
   * @enum {string}
   */
  mode: "live" | "test" | (string & {});
};

/** The customers that the seller wants. Absent fields stay. */
export type GivenCustomerProfile = {
  companySizes?: string[];
  countries?: string[];
  industries?: string[];
  jobTitles?: string[];
  /** @description Further description, as free text. */
  text?: string | null;
};

/** The password. */
export type GivenPassword = string;

/** Absent fields stay. */
export type GivenSettings = {
  /** @description The maximum number of messages per day. */
  dailyCap?: number | null;
  /** @description ISO 639-1. */
  language?: string | null;
  /** @description The default maximum number of credits for one run. */
  runCreditCap?: number | null;
  sendingWindow?: SendingWindow | null;
  /** @description Ends every message. */
  signature?: string | null;
  /** @description An IANA time zone. */
  timezone?: string | null;
};

export type HomeGetArguments = {
  projectId: ProjectId;
};

export type HomeGetValue = {
  /** @description The kinds of which something waits. */
  waiting: {
    /**
     * @description drafts to approve, approved messages to send, runs whose companies, people or credits wait for a decision, replies without a category, possible opt-outs, and mail without a lead.
     * @enum {string}
     */
    kind: "drafts" | "approved" | "companies" | "people" | "credits" | "replies" | "suspicions" | "mail" | (string & {});
    /** @description How many. */
    count: number;
    /** @description When the oldest began to wait. Epoch milliseconds. */
    since: number | null;
    /** @description The roles that can do it. */
    roles: Role[];
    /** @description Whether your role can do it. */
    isYours: boolean;
  }[];
  /** @description Runs that work by themselves at the moment. */
  running: number;
};

export type ImportedDirectory = {
  projectId: ProjectId;
  /** @description The name of the file. */
  fileName: string;
  /** @description Companies of the file. */
  companies: number;
  /** @description People of the file. */
  people: number;
  /** @description People left out, because their address is suppressed or erased. */
  suppressed: number;
  /** @description Whether a file of the name existed. */
  replaced: boolean;
  /** @description The column that was read from each header. */
  columns: {
    [key: string]: unknown;
  };
  /** @description Headers that were not read. */
  unread: string[];
  /** @description Rows that were not imported, up to 10,000. */
  refused: DirectoryRowNote[];
  /** @description Skipped cells of imported rows, up to 10,000. */
  leftOut: DirectoryRowNote[];
};

export type InboxClearArguments = {
  id: InboxItemId;
};

export type InboxClearValue = {
  id: InboxItemId;
  leadId: LeadId;
  /** @description Possible opt-outs of the lead that still wait for a decision. */
  open: number;
};

export type InboxConfirmArguments = {
  id: InboxItemId;
};

export type InboxConfirmValue = {
  id: InboxItemId;
  leadId: LeadId;
  /** @description The sender if it is not an address of the lead. It is suppressed too. */
  stranger: string | null;
};

/** The id of a received message or event. */
export type InboxItemId = string;

export type InboxPlaceArguments = {
  /** @description As in inbox.waiting. */
  mailId: string;
  /** @description As in inbox.waiting. */
  from: string;
  /** @description As in inbox.waiting. */
  contentHash: string;
  leadId: LeadId;
};

export type InboxPlaceValue = {
  messageId: MessageId;
  leadId: LeadId;
  threadId: ThreadId;
  /** @description The category of the reply; null while it is uncertain. */
  classification: string | null;
  /** @description What a person should know about it. */
  warnings: string[];
};

export type InboxSuspicionsArguments = {
  projectId: ProjectId;
  cursor?: PageCursor;
  /** @default 50 */
  limit?: PageSize;
};

export type InboxSuspicionsValue = {
  items: Suspicion[];
  nextCursor: NextCursor;
};

export type InboxWaitingArguments = {
  projectId: ProjectId;
  cursor?: PageCursor;
  /** @default 50 */
  limit?: PageSize;
};

export type InboxWaitingValue = {
  items: WaitingMail[];
  nextCursor: NextCursor;
};

/** The id of an API key. It does not open anything. */
export type KeyId = string;

export type KeysCreateArguments = {
  /**
   * @description test for the free sandbox.
   * @enum {string}
   */
  mode: "live" | "test";
  /** @description Lifetime. Default: unlimited. */
  expiresInMs?: number;
  /** @description Default: all. */
  scopes?: ("read" | "write" | "pipeline")[];
};

export type KeysListArguments = Record<string, never>;

export type KeysListValue = {
  items: ListedKey[];
};

export type KeysRevokeArguments = {
  keyId: KeyId;
};

export type Lead = {
  id: LeadId;
  projectId: ProjectId;
  /**
   * @description Advances automatically only from new to contacted to responded; people set the rest.
   * @enum {string}
   */
  status: "new" | "contacted" | "responded" | "qualified" | "unqualified" | (string & {});
  /**
   * @description The CRM stage. It never moves back automatically.
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
  /** @description The location as the source states it. */
  location: string | null;
  /** @description Notes for people. Not used as evidence. */
  notes: string | null;
  /** @description Research text that drafts use. */
  analysis: string | null;
  /** @description What the message should build on. */
  outreachAngle: string | null;
  /** @description The address of the lead in another system. */
  externalUrl: string | null;
  /** @description A label for the origin of the lead; runs.startFromLeads selects by it. */
  source: string | null;
  /** @description Where the lead was first found or reported. */
  discoverySource: string | null;
  /** @description How well the lead fits. */
  fitScore: number | null;
  whyGoodLead: WhyGoodLead | null;
  tags: string[];
  /** @description Further e-mail addresses of the same person. */
  aliases: string[];
  /** @description The campaigns that the lead is in. */
  campaignIds: CampaignId[];
  /** @description Your own fields, stored unchanged. */
  customFields: {
    [key: string]: unknown;
  };
  /**
   * @description The stage of the deal. The service never changes it.
   * @enum {string|null}
   */
  dealStage: "proposal_sent" | "negotiation" | "won" | "lost" | null | (string & {});
  /** @description The value of the deal in euro. */
  dealValueEur: number | null;
  suppressed: Suppressed | null;
  /** @description At most 20 leads whose address differs only by dots or a plus part, or that have the LinkedIn address of this lead. They are flagged, never merged automatically. */
  suspectedDuplicates: LeadId[];
  /** @description For each filled field: its source and time. */
  provenance: {
    [key: string]: Provenance;
  };
  /** @description When the lead was created. Epoch milliseconds. */
  createdAt: number;
  /** @description When the lead last changed. Epoch milliseconds. */
  updatedAt: number;
};

/** The header of each field. */
export type LeadFileColumns = {
  /** @description A header of the file. */
  analysis?: string;
  /** @description A header of the file. */
  city?: string;
  /** @description A header of the file. */
  company?: string;
  /** @description A header of the file. */
  companyCity?: string;
  /** @description A header of the file. */
  companyDomain?: string;
  /** @description A header of the file. */
  companyWebsite?: string;
  /** @description A header of the file. */
  country?: string;
  /** @description A header of the file. */
  email?: string;
  /** @description A header of the file. */
  externalUrl?: string;
  /** @description A header of the file. */
  firstName?: string;
  /** @description A header of the file. */
  jobTitle?: string;
  /** @description A header of the file. */
  lastName?: string;
  /** @description A header of the file. */
  linkedinUrl?: string;
  /** @description A header of the file. */
  location?: string;
  /** @description A header of the file. */
  name?: string;
  /** @description A header of the file. */
  notes?: string;
  /** @description A header of the file. */
  phone?: string;
};

/** The id of a lead. Opaque and ordered by the time of creation. */
export type LeadId = string;

export type LeadsBookmarksArguments = {
  projectId: ProjectId;
  campaignId?: CampaignId;
  /** @description Only leads in this city. */
  city?: string;
  /** @description Whether they have an e-mail address. */
  hasEmail?: boolean;
  /** @description Only leads whose name, company, domain or address contains this text. */
  query?: string;
  /**
   * @description The order, as in leads.list.
   * @default newest
   * @enum {string}
   */
  sort?: "newest" | "oldest" | "company";
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

export type LeadsBookmarksValue = {
  /** @description How many leads match; null above a million. */
  total: number | null;
  /** @description How many leads lie between two cursors. */
  every: number;
  /** @description Cursors of leads.list with the same filters: the first leads to the page behind the first `every` leads, and so on. */
  cursors: string[];
};

export type LeadsEraseArguments = {
  leadId: LeadId;
};

export type LeadsEraseValue = {
  /** @description The deleted leads. */
  leadIds: LeadId[];
  /** @description Deleted messages. */
  messages: number;
  /** @description Addresses that stay refused. */
  addresses: number;
};

export type LeadsExportAllArguments = {
  projectId: ProjectId;
  /**
   * @description ndjson: one JSON object on each line.
   * @enum {string}
   */
  format: "csv" | "ndjson";
  cursor?: PageCursor;
  /**
   * @description Leads of a part.
   * @default 500
   */
  limit?: number;
};

export type LeadsExportAllValue = {
  /** @description The part of the file. */
  text: string;
  /** @description Leads in this part. */
  leads: number;
  nextCursor: NextCursor;
};

export type LeadsExportArguments = {
  leadId: LeadId;
};

export type LeadsExportValue = {
  lead: Lead;
  /** @description Addresses and other identities. */
  addresses: {
    [key: string]: unknown;
  }[];
  /** @description Messages to and from the lead. */
  messages: {
    [key: string]: unknown;
  }[];
  /** @description Inbound events. */
  events: {
    [key: string]: unknown;
  }[];
  /** @description The history. */
  timeline: {
    [key: string]: unknown;
  }[];
  /** @description Memberships. */
  campaigns: {
    [key: string]: unknown;
  }[];
  /** @description Rows of runs. */
  runs: {
    [key: string]: unknown;
  }[];
  /** @description Runs of flows. */
  flowRuns: {
    [key: string]: unknown;
  }[];
  /** @description Leads that were merged into it. */
  merges: {
    [key: string]: unknown;
  }[];
};

export type LeadsImportFileArguments = {
  projectId: ProjectId;
  /** @description The id of the upload. */
  storageId: string;
  columns: LeadFileColumns;
  /** @description A label for the origin of the leads. */
  source: string;
  cursor?: PageCursor;
  /**
   * @description Whether to only count.
   * @default false
   */
  dryRun?: boolean;
  /** @description Such as windows-1252. Default: detected. */
  encoding?: string;
  /** @description Labels of all leads. */
  tags?: string[];
};

export type LeadsImportFileValue = {
  /** @description New leads. */
  created: number;
  /** @description Leads that were there already. */
  matched: number;
  /** @description Rows that were refused. */
  refused: number;
  /** @description The refused rows with their reasons, as a part of a CSV file. Only the first part has headers. */
  refusedCsv: string;
  /** @description Rows so far, from the beginning. */
  rowsDone: number;
  /** @description Rows of the file. */
  rows: number;
  /** @description Whether nothing was changed. */
  dryRun: boolean;
  nextCursor: NextCursor;
};

export type LeadsPreviewFileArguments = {
  projectId: ProjectId;
  /** @description The id of the upload. */
  storageId: string;
  /** @description Such as windows-1252. Default: detected. */
  encoding?: string;
};

export type LeadsPreviewFileValue = {
  /** @description The headers. */
  headers: string[];
  columns: LeadFileColumns;
  /** @description Headers without a suggestion. */
  unread: string[];
  /** @description The cells of the first rows. */
  sample: string[][];
  /** @description All rows but the header. */
  rows: number;
  /** @description Rows that cannot be read. */
  unreadable: number;
};

export type LeadsUnmergeArguments = {
  leadId: LeadId;
};

export type LeadsUnmergeValue = {
  leadId: LeadId;
  primaryId: LeadId;
  projectId: ProjectId;
  /** @description Messages that moved back. */
  messages: number;
};

export type LedgerEntry = {
  /** @description The id of the entry. */
  id: string;
  /** @description Epoch milliseconds. */
  at: number;
  /**
   * @description reserve before paid work; then commit if it was spent, or release.
   * @enum {string}
   */
  kind: "grant" | "reserve" | "commit" | "release" | (string & {});
  /** @description Credits. */
  amount: number;
  /** @description How many of them are daily free credits. */
  fromFree: number;
  /** @description The unit of work. */
  jobId: string | null;
  /** @description The kind of work. */
  unit: string | null;
  /** @description The run that it belongs to. */
  runId: string | null;
};

/** The id of an invitation. It does not open anything. */
export type LinkId = string;

/** The part of a mailed or printed link after the sign */
export type LinkToken = string;

export type ListedDelivery = {
  deliveryId: DeliveryId;
  webhookId: WebhookId;
  /** @description The id of the event. */
  eventId: string;
  /** @description The type of the event. */
  type: string;
  state: DeliveryState;
  /** @description Why it was not sent. */
  reason: string | null;
  attempts: DeliveryAttempt[];
  /** @description Epoch milliseconds. */
  createdAt: number;
  /** @description Epoch milliseconds; null while it waits. */
  finishedAt: number | null;
};

export type ListedInvitation = {
  linkId: LinkId;
  /** @description The address that was invited. */
  email: string;
  role: Role;
  /** @description Epoch milliseconds. */
  createdAt: number;
  /** @description Epoch milliseconds. */
  expiresAt: number;
};

export type ListedKey = {
  keyId: KeyId;
  /** @description The first characters of the key. */
  prefix: string;
  /**
   * @description test for the free sandbox.
   * @enum {string}
   */
  mode: "live" | "test" | (string & {});
  userId: UserId;
  /** @description What the key may do. */
  scopes: string[];
  /** @description Epoch milliseconds. */
  createdAt: number;
  /** @description Epoch milliseconds. */
  expiresAt: number | null;
  /** @description Epoch milliseconds. */
  revokedAt: number | null;
  /** @description The minute of the last call. Epoch milliseconds. */
  lastUsedAt: number | null;
};

export type ListedMember = {
  userId: UserId;
  /** @description The address of the member. */
  email: string;
  /** @description The name of the person; null for a member without an account. */
  name: string | null;
  role: Role;
  /** @description When the member was added. Epoch milliseconds. */
  createdAt: number;
  /** @description When the member was disabled. Epoch milliseconds. */
  disabledAt: number | null;
};

export type ListedSession = {
  sessionId: SessionId;
  orgId: OrgId;
  /** @description The name of the organisation. */
  orgName: string;
  /** @description What the browser said about itself. */
  agent: string | null;
  /** @description The network from which the session started. */
  network: string;
  /** @description When the person signed in. Epoch milliseconds. */
  createdAt: number;
  /** @description The minute of the last call. Epoch milliseconds. */
  seenAt: number;
  /** @description Whether this call belongs to the session. */
  isThis: boolean;
};

export type MembersDisableArguments = {
  userId: UserId;
};

export type MembersEnableArguments = {
  userId: UserId;
};

export type MembersInvitationsArguments = Record<string, never>;

export type MembersInvitationsValue = {
  items: ListedInvitation[];
};

export type MembersInviteArguments = {
  email: EmailAddress;
  role: RoleArgument;
};

export type MembersInviteValue = {
  linkId: LinkId;
  /** @description When the link stops working. Epoch milliseconds. */
  expiresAt: number;
};

export type MembersJoinArguments = {
  token: LinkToken;
  name?: PersonName;
  password?: GivenPassword;
};

export type MembersListArguments = Record<string, never>;

export type MembersListValue = {
  items: ListedMember[];
};

export type MembersRemoveArguments = {
  userId: UserId;
};

export type MembersSetRoleArguments = {
  userId: UserId;
  role: RoleArgument;
};

export type MembersWithdrawArguments = {
  linkId: LinkId;
};

export type Membership = {
  userId: UserId;
  orgId: OrgId;
  /** @description The name of the organisation. */
  orgName: string;
  role: Role;
};

export type Message = {
  id: MessageId;
  leadId: LeadId;
  projectId: ProjectId;
  threadId: ThreadId;
  campaignId: CampaignId | null;
  runId: RunId | null;
  /** @description The row of the run, as drafts.update and drafts.remove need it; null for a message outside runs. */
  runLeadId: RunLeadId | null;
  recipient: MessageRecipient;
  /**
   * @description `inbound`: from the lead. `outbound`: to the lead.
   * @enum {string}
   */
  direction: "inbound" | "outbound" | (string & {});
  /**
   * @description Approving does not send; a person does.
   * @enum {string}
   */
  state: "drafting" | "drafted" | "approved" | "sending" | "sent" | "delivered" | "bounced" | "failed" | "removed" | "received" | (string & {});
  subject: string;
  body: string;
  /** @description The language, ISO 639-1. */
  language: string | null;
  channel: string;
  /** @description The category of a reply, such as positive; null if not known yet and for all other messages. */
  classification: string | null;
  /** @description The sentences of the draft, in order. */
  sentences: DraftSentence[];
  /** @description The sources of the sentences. `quote` is the source's text from `start` to `end`. */
  evidence: Evidence[];
  /** @description What was left out of the draft, and why. */
  omitted: Omission[];
  /** @description What a person should check before sending. */
  warnings: string[];
  /** @description The attached files. A list of people is never attached. */
  attachments: MessageAttachment[];
  /** @description SHA-256 of subject, body and attachments. An approval covers exactly this content. */
  contentHash: string;
  /** @description The user whose key or session approved it. */
  approvedBy: string | null;
  /** @description When it was approved. Epoch milliseconds. */
  approvedAt: number | null;
  /** @description Why it was removed from its run. */
  removedReason: string | null;
  /** @description Who changed the text, when, and what was requested. */
  history: MessageChange[];
  /** @description The play that the draft uses; null if none answers the news. The Brain item may have been removed. */
  playId: BrainItemId | null;
  /** @description The news that the draft was planned to begin with; null if there was none. */
  triggerId: TriggerId | null;
  /** @description Why this news, play and reference were chosen, for people. */
  planReason: string | null;
  /** @description Who wrote it: `embedded`, `model` or `person`; null if unknown. */
  composedBy: string | null;
  /** @description How many times the composer asked a model; null if unknown. */
  rounds: number | null;
  /** @description Other news that the draft could begin with, the best first. Pass its `triggerId` to messages.generate. */
  alternatives: DraftAlternative[];
  /** @description When it was written, sent or received. Epoch milliseconds. */
  occurredAt: number;
  /** @description When the record was created. Epoch milliseconds. */
  createdAt: number;
};

export type MessageAttachment = {
  storageId: StorageId;
  /** @description The path inside the folder. */
  path: string;
  sizeBytes: number;
};

export type MessageChange = {
  /** @description Epoch milliseconds. */
  at: number;
  /** @description The user; null for the service. */
  by: string | null;
  /** @description What was done or requested. */
  instruction: string;
};

/** The id of a message. Opaque and ordered by the time of creation. */
export type MessageId = string;

/** The lead of the thread as it is now. It wrote the inbound messages. */
export type MessageRecipient = {
  firstName: string | null;
  lastName: string | null;
  /** @description The e-mail address. */
  email: string | null;
  company: string | null;
};

export type MessagesApproveManyArguments = {
  /** @description The drafts. One that is named twice is answered twice. */
  items: {
    messageId: MessageId;
    contentHash: ContentHash;
  }[];
};

export type MessagesApproveManyValue = {
  /** @description One result for each draft, in the order of the call. */
  items: {
    messageId: MessageId;
    /** @description Whether the message is approved now. */
    isApproved: boolean;
    /**
     * @description Why it is not approved.
     * @enum {string|null}
     */
    code: "message_not_found" | "already_sent" | "invalid_state" | "suppressed" | "locked_block_changed" | "edited" | "warnings" | "unsupported" | null | (string & {});
    /** @description The reason, in a sentence for people. */
    reason: string | null;
  }[];
};

export type MessagesEditArguments = {
  messageId: MessageId;
  contentHash: ContentHash;
  /** @description The new body. */
  body?: string;
  /** @description The new subject: one line without control characters. */
  subject?: string;
};

export type MessagesEditValue = {
  message: Message;
  /** @description The sentences of the new text that no source supports, in their order. */
  unsupported: {
    /** @description The sentence. */
    text: string;
    /**
     * @description Where it stands.
     * @enum {string}
     */
    role: "subject" | "body" | (string & {});
    /** @description A stable code for programs, such as `number_not_in_evidence`. */
    code: string;
    /** @description The reason, in a sentence for people. */
    reason: string;
  }[];
};

export type MessagesRemoveArguments = {
  messageId: MessageId;
  /** @description Why, for the people who read the thread. */
  reason?: string;
};

export type MessagesRestoreArguments = {
  messageId: MessageId;
};

export type MessagesSwapTriggerArguments = {
  messageId: MessageId;
  contentHash: ContentHash;
  triggerId: TriggerId;
};

export type MessagesWithdrawApprovalArguments = {
  messageId: MessageId;
};

/** Events that a disabled endpoint did not get. */
export type MissedEvents = {
  /** @description How many; counted up to 1,000. */
  count: number;
  /** @description The time of the first. Epoch milliseconds. */
  since: number;
};

/** Pass it as `cursor` for the next page; null on the last page. */
export type NextCursor = string | null;

export type Omission = {
  /** @description The words that were left out; empty if there were none, for example because a block found no material. */
  text: string;
  /** @description The block of the message structure for which they were meant. */
  blockId: string;
  /** @description A stable code for programs, such as `number_not_in_evidence`. */
  code: string;
  /** @description The reason, in a sentence for people. */
  reason: string;
};

/** The id of an organisation. */
export type OrgId = string;

/** The nextCursor of the previous page. */
export type PageCursor = string;

/** Page size. */
export type PageSize = number;

/** A new password, 12 to 256 bytes as UTF-8. */
export type Password = string;

/** The id of a person, who may be a member of several organisations. */
export type PersonId = string;

/** The name that others see. */
export type PersonName = string;

/** The id of a workspace. Opaque and ordered by the time of creation. */
export type ProjectId = string;

export type Provenance = {
  /** @description Where the value comes from. */
  source: string;
  /** @description When the field was filled. Epoch milliseconds. */
  at: number;
};

/** What the person may do in the organisation. */
export type Role = "owner" | "admin" | "member" | "reviewer" | (string & {});

/** What the person may do in the organisation. */
export type RoleArgument = "owner" | "admin" | "member" | "reviewer";

/** The id of a campaign run. Opaque and ordered by the time of creation. */
export type RunId = string;

/** The id of a lead in a run. Opaque and ordered by the time of creation. */
export type RunLeadId = string;

/** The status of the run. awaiting_… waits for a person; parked_credits waits for credits, then continues. */
export type RunStatusName = "discovering" | "awaiting_profile" | "resolving_contacts" | "awaiting_contacts" | "drafting" | "awaiting_approval" | "sending" | "completed" | "parked_credits" | "failed" | (string & {});

export type RunsAcceptArguments = {
  runId: RunId;
  /** @description Rows of the run. Default: all that wait for a decision. */
  runLeadIds?: RunLeadId[];
};

export type RunsAcceptValue = {
  runId: RunId;
  /** @description Number of people who get a draft. */
  decided: number;
  status: RunStatusName;
  /** @description Accepted people who get no draft, such as suppressed ones. */
  left: {
    runLeadId: RunLeadId;
    /** @description The reason, in a sentence for people. */
    reason: string;
  }[];
};

export type RunsCapArguments = {
  runId: RunId;
  /** @description The cap, with the credits already spent. */
  credits: number;
};

export type RunsCapValue = {
  runId: RunId;
  /** @description The cap. */
  creditCap: number;
  status: RunStatusName;
  /** @description What the cap means for a run that has already reached it; null if it has not. */
  remark: string | null;
};

export type RunsDeclineArguments = {
  runId: RunId;
  /** @description Rows of the run. Default: all that wait for a decision. */
  runLeadIds?: RunLeadId[];
};

export type RunsDeclineValue = {
  runId: RunId;
  /** @description Number of people who were declined. */
  decided: number;
  status: RunStatusName;
};

export type SavedView = {
  viewId: ViewId;
  userId: UserId;
  /** @description Whether all members see it. */
  isShared: boolean;
  screen: ViewScreen;
  /** @description The name that people see. */
  name: string;
  /** @description The part of the address behind the question mark. */
  query: string;
};

export type SendingWindow = {
  /** @description The start, as HH:MM in the workspace's time zone. */
  from: string;
  /** @description The end, as HH:MM in the workspace's time zone. */
  to: string;
  /** @description ISO weekdays; Monday is 1. */
  days: number[];
};

export type Session = {
  sessionId: SessionId;
  personId: PersonId;
  /** @description The address of the person. */
  email: string;
  /** @description The name of the person. */
  name: string;
  userId: UserId;
  orgId: OrgId;
  role: Role;
  /** @description The rights of the role. */
  rights: ("review" | "prepare" | "send" | "administer" | "own" | (string & {}))[];
  /**
   * @description The plan of the organisation.
   * @enum {string}
   */
  plan: "free" | "pro" | "scale" | (string & {});
  /**
   * @description test on the plan free, where calls work as with a sandbox key.
   * @enum {string}
   */
  mode: "live" | "test" | (string & {});
  /** @description Send it as the header X-CSRF-Token with every call that needs a session. */
  csrfToken: string;
  /** @description Until when the password counts as confirmed. Epoch milliseconds. */
  sudoUntil: number | null;
  /** @description When the session ends at the latest. Epoch milliseconds. */
  expiresAt: number;
  /** @description The organisations of the person, oldest membership first. */
  memberships: Membership[];
};

export type SessionEndArguments = {
  sessionId: SessionId;
};

export type SessionGetArguments = Record<string, never>;

/** The id of a session. It does not open the session. */
export type SessionId = string;

export type SessionListArguments = Record<string, never>;

export type SessionListValue = {
  items: ListedSession[];
};

export type SessionSignInArguments = {
  email: EmailAddress;
  password: GivenPassword;
};

export type SessionSignOutArguments = {
  /**
   * @description Whether to end the sessions in other browsers too.
   * @default false
   */
  all?: boolean;
};

export type SessionSudoArguments = {
  password: GivenPassword;
};

export type SessionSwitchArguments = {
  userId: UserId;
};

export type SetupTakeArguments = {
  token: LinkToken;
  email: EmailAddress;
  name: PersonName;
  password: Password;
};

/** The storage id of an uploaded file. Opaque and ordered by the time of creation. */
export type StorageId = string;

/**
 * This person is suppressed: no message may be drafted or sent. The suppression covers an address of the
 * person, its domain, or the domain of the company or its site.
 */
export type Suppressed = {
  /**
   * @description Why the person is suppressed.
   * @enum {string}
   */
  reason: "unsubscribe" | "hard_bounce" | "complaint" | "manual" | "erasure" | (string & {});
  /** @description When the suppression began. Epoch milliseconds. */
  since: number;
};

export type Suppression = {
  /** @description The id of the entry. */
  id: string;
  /**
   * @description domain: everyone at it; hash: an erased address.
   * @enum {string}
   */
  kind: "address" | "domain" | "hash" | (string & {});
  /** @description The address or domain in its stored form, or the hash. */
  value: string;
  /**
   * @description Why it is suppressed.
   * @enum {string}
   */
  reason: "unsubscribe" | "hard_bounce" | "complaint" | "manual" | "erasure" | (string & {});
  /** @description Epoch milliseconds. */
  since: number;
};

export type SuppressionsAddArguments = {
  /** @description An e-mail address, or a domain for everyone at it. */
  target: string;
  /**
   * @description Why.
   * @default manual
   * @enum {string}
   */
  reason?: "unsubscribe" | "hard_bounce" | "complaint" | "manual";
};

export type SuppressionsAddValue = {
  /**
   * @description domain for everyone at it.
   * @enum {string}
   */
  kind: "address" | "domain" | (string & {});
  /** @description The address or domain in its stored form. */
  value: string;
  /** @description Unsent drafts that were removed. */
  removedDrafts: number;
};

export type SuppressionsLiftArguments = {
  /** @description An e-mail address, or a domain for everyone at it. */
  target: string;
};

export type SuppressionsLiftValue = {
  /**
   * @description domain for everyone at it.
   * @enum {string}
   */
  kind: "address" | "domain" | (string & {});
  /** @description The address or domain in its stored form. */
  value: string;
};

export type SuppressionsListArguments = {
  cursor?: PageCursor;
  /** @default 50 */
  limit?: PageSize;
};

export type SuppressionsListValue = {
  items: Suppression[];
  nextCursor: NextCursor;
};

export type Suspicion = {
  id: InboxItemId;
  leadId: LeadId;
  /** @description The owner of the thread. */
  from: string;
  /** @description Epoch milliseconds. */
  at: number;
  /** @description The words of the sender on one line. */
  text: string;
};

/** The id of a thread with a lead. Opaque and ordered by the time of creation. */
export type ThreadId = string;

/** The id of dated news of a company. It stays the same while its source does. */
export type TriggerId = string;

/** What news of a company is about. */
export type TriggerKind = "opening" | "expansion" | "acquisition" | "contract" | "hiring" | "new_leader" | "investment" | "build" | "relocation" | "product" | "certification" | "regulation" | "complaint" | (string & {});

/** The id of a member of an organisation. */
export type UserId = string;

/** The id of a saved view. */
export type ViewId = string;

/** The page of the view. */
export type ViewScreen = "review" | "outbox" | "leads" | "inbox" | "runs" | (string & {});

/** The page of the view. */
export type ViewScreenArgument = "review" | "outbox" | "leads" | "inbox" | "runs";

export type ViewsListArguments = {
  projectId: ProjectId;
};

export type ViewsListValue = {
  items: SavedView[];
};

export type ViewsRemoveArguments = {
  viewId: ViewId;
};

export type ViewsSaveArguments = {
  projectId: ProjectId;
  screen: ViewScreenArgument;
  /** @description The name that people see. */
  name: string;
  /** @description The part of the address behind the question mark. */
  query: string;
  /**
   * @description Whether all members see it.
   * @default false
   */
  isShared?: boolean;
  viewId?: ViewId;
};

export type WaitingMail = {
  /** @description The Message-ID. */
  mailId: string;
  /** @description The address of the sender. */
  from: string;
  /** @description Tells mails apart that have the same Message-ID and sender. */
  contentHash: string;
  /** @description The subject. */
  subject: string;
  /** @description Epoch milliseconds. */
  receivedAt: number;
  /** @description Why it is in no thread, besides the unknown address of its sender. */
  reason: string | null;
};

/** The last finished delivery. */
export type WebhookDelivery = {
  /** @description The `webhook-id` of the delivery. */
  deliveryId: string;
  /** @description When the last attempt was made. Epoch milliseconds. */
  at: number;
  /** @enum {string} */
  state: "delivered" | "failed" | (string & {});
  /** @description The HTTP status of the answer; null if there was none. */
  status: number | null;
  /** @description Why the last attempt failed; null if it succeeded. */
  error: string | null;
};

/** The id of a webhook endpoint. Opaque and ordered by the time of creation. */
export type WebhookId = string;

export type WebhooksDeliveriesArguments = {
  webhookId: WebhookId;
  cursor?: PageCursor;
  /** @default 50 */
  limit?: PageSize;
  state?: DeliveryStateArgument;
};

export type WebhooksDeliveriesValue = {
  items: ListedDelivery[];
  nextCursor: NextCursor;
};

export type WebhooksEnableArguments = {
  webhookId: WebhookId;
};

export type WebhooksEnableValue = {
  webhookId: WebhookId;
  /** @description Whether it was enabled before. */
  wasActive: boolean;
};

export type WebhooksGetArguments = {
  webhookId: WebhookId;
};

export type WebhooksReplayArguments = {
  webhookId: WebhookId;
  /** @description The start, at most 30 days ago. Epoch milliseconds. */
  since: number;
  cursor?: PageCursor;
  /**
   * @description Whether to include events from before the endpoint was registered.
   * @default false
   */
  withEarlier?: boolean;
};

export type WebhooksReplayValue = {
  /** @description The events that this call queued. */
  sent: number;
  /** @description The start that applied. Epoch milliseconds. */
  since: number;
  nextCursor: NextCursor;
};

export type WebhooksResendArguments = {
  deliveryId: DeliveryId;
};

export type WebhooksResendValue = {
  deliveryId: DeliveryId;
  state: DeliveryState;
};

export type WebhooksRotateArguments = {
  webhookId: WebhookId;
  /**
   * @description Whether the old secret ends at once.
   * @default false
   */
  dropOld?: boolean;
};

export type WebhooksRotateValue = {
  webhookId: WebhookId;
  /** @description The secret. Nothing shows it again. */
  secret: string;
  /** @description Until when both secrets sign. Epoch milliseconds. */
  oldValidUntil: number | null;
};

export type WebhooksSendTestArguments = {
  webhookId: WebhookId;
};

export type WebhooksSendTestValue = {
  deliveryId: DeliveryId;
};

export type WhyGoodLead = {
  summary: string;
  matchReasons: string[];
};

export type WorkspacesCreateArguments = {
  /** @description The name that people see. */
  name: string;
};

export type WorkspacesCreateValue = {
  projectId: ProjectId;
  /** @description The name. */
  name: string;
};

export type WorkspacesUpdateArguments = {
  projectId: ProjectId;
  icp?: GivenCustomerProfile;
  /** @description What is known of the market. */
  marketAnalysis?: string | null;
  /** @description The name that people see. */
  name?: string;
  settings?: GivenSettings;
};

export type WorkspacesUpdateValue = {
  projectId: ProjectId;
  /** @description Epoch milliseconds. */
  updatedAt: number;
};

/** The data of a webhook delivery by the kind of its event. */
export interface Events {
}

/** The stable code of an error. */
export type ErrorCode = 
  | 'address_unprotected'
  | 'already_exists'
  | 'already_sent'
  | 'attachment_not_found'
  | 'brain_item_not_found'
  | 'brief_conflict'
  | 'campaign_not_found'
  | 'connector_not_found'
  | 'credits_exhausted'
  | 'csrf_missing'
  | 'cursor_invalid'
  | 'delivery_not_found'
  | 'directory_file_not_found'
  | 'entitlement_missing'
  | 'file_empty'
  | 'file_not_found'
  | 'file_too_large'
  | 'flow_not_found'
  | 'headers_too_large'
  | 'inbox_item_not_found'
  | 'internal_error'
  | 'invalid_arguments'
  | 'invalid_state'
  | 'invitation_not_found'
  | 'key_expired'
  | 'key_invalid'
  | 'key_malformed'
  | 'key_missing'
  | 'key_not_found'
  | 'key_reused'
  | 'key_revoked'
  | 'lead_not_found'
  | 'link_invalid'
  | 'live_key_required'
  | 'locked_block_changed'
  | 'mail_not_found'
  | 'malformed_json'
  | 'merge_not_found'
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
  | 'right_missing'
  | 'run_lead_not_found'
  | 'run_not_found'
  | 'scope_missing'
  | 'session_expired'
  | 'session_missing'
  | 'session_not_found'
  | 'session_required'
  | 'sign_in_failed'
  | 'skill_not_found'
  | 'spend_cap_reached'
  | 'storage_full'
  | 'structure_locked'
  | 'sudo_needed'
  | 'suppressed'
  | 'suppression_not_found'
  | 'thread_not_found'
  | 'unavailable'
  | 'unknown_argument'
  | 'unknown_fn'
  | 'unknown_route'
  | 'unsupported_media_type'
  | 'upstream_failed'
  | 'url_not_allowed'
  | 'user_disabled'
  | 'user_not_found'
  | 'view_not_found'
  | 'webhook_not_found'
  | (string & {});

/** The type of an error. */
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
