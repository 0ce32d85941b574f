// @generated from app.yaml and app-registry.yaml by npm run codegen

export type AccountChangePasswordArguments = {
  old: GivenPassword;
  new: Password;
};

export type AuditEntry = {
  /** @description The id of the entry. */
  id: string;
  /** @description Epoch milliseconds. */
  at: number;
  userId: UserId;
  /** @description The address of the member. */
  email: string | null;
  /** @description The session of a person who made the call. */
  sessionId: string | null;
  /** @description The key that made the call. */
  keyId: string | null;
  /** @description The operation. */
  fn: string;
  /** @description The id of what was changed. */
  target: string | null;
  /** @description Some fields, such as a role before and after. */
  change: {
    [key: string]: unknown;
  };
  /** @description The network of the browser. */
  network: string | null;
};

export type AuditListArguments = {
  /** @description The nextCursor of the previous page. */
  cursor?: string;
  /**
   * @description Page size.
   * @default 50
   */
  limit: number;
};

export type AuditListValue = {
  items: AuditEntry[];
  /** @description Pass it as `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
};

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
  mode: "live" | "test";
  /** @description What the key may do. */
  scopes: string[];
  /** @description Epoch milliseconds. */
  expiresAt: number | null;
};

export type Done = {
  /** @description Always true. */
  done: boolean;
};

/** An e-mail address. Upper and lower case are the same. */
export type EmailAddress = string;

export type ErrorBody = {
  error: {
    /**
     * @description The class of the error.
     * @enum {string}
     */
    type: "invalid_request_error" | "not_found_error" | "state_error" | "idempotency_error" | "authentication_error" | "permission_error" | "billing_error" | "rate_limit_error" | "api_error";
    code: ErrorCode;
    /** @description What is wrong and what to do. */
    message: string;
    request_id: RequestId;
    /** @description The path of the invalid argument, if there is one. */
    param?: string;
    /** @description For live_key_required, why: paid_contact_data, paid_engine_run, external_sync or spends_credits. */
    reason?: string;
  };
  request_id: RequestId;
};

export type ErrorCode = "unknown_fn" | "unknown_route" | "method_not_allowed" | "malformed_json" | "invalid_arguments" | "unknown_argument" | "cursor_invalid" | "payload_too_large" | "unsupported_media_type" | "headers_too_large" | "request_timeout" | "path_missing" | "path_invalid" | "file_empty" | "file_too_large" | "storage_full" | "url_not_allowed" | "project_not_found" | "brain_item_not_found" | "lead_not_found" | "campaign_not_found" | "run_not_found" | "run_lead_not_found" | "thread_not_found" | "message_not_found" | "connector_not_found" | "webhook_not_found" | "flow_not_found" | "skill_not_found" | "file_not_found" | "attachment_not_found" | "structure_locked" | "locked_block_changed" | "already_sent" | "invalid_state" | "already_exists" | "brief_conflict" | "suppressed" | "key_reused" | "key_invalid" | "reply_unreadable" | "key_missing" | "key_malformed" | "key_revoked" | "key_expired" | "user_disabled" | "organisation_gone" | "scope_missing" | "session_required" | "live_key_required" | "plan_required" | "entitlement_missing" | "credits_exhausted" | "spend_cap_reached" | "rate_limited" | "internal_error" | "upstream_failed" | "unavailable" | "session_missing" | "session_expired" | "sign_in_failed" | "csrf_missing" | "right_missing" | "sudo_needed" | "link_invalid" | "session_not_found" | "user_not_found" | "key_not_found";

/** The password. */
export type GivenPassword = string;

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

/** The part of a mailed or printed link after the sign */
export type LinkToken = string;

export type ListedKey = {
  keyId: KeyId;
  /** @description The first characters of the key. */
  prefix: string;
  /**
   * @description test for the free sandbox.
   * @enum {string}
   */
  mode: "live" | "test";
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

export type MembersListArguments = Record<string, never>;

export type MembersListValue = {
  items: ListedMember[];
};

export type MembersRemoveArguments = {
  userId: UserId;
};

export type MembersSetRoleArguments = {
  userId: UserId;
  role: Role;
};

export type Membership = {
  userId: UserId;
  orgId: OrgId;
  /** @description The name of the organisation. */
  orgName: string;
  role: Role;
};

/** The id of an organisation. */
export type OrgId = string;

/** A new password, 12 to 256 bytes as UTF-8. */
export type Password = string;

/** The id of a person, who may be a member of several organisations. */
export type PersonId = string;

/** The name that others see. */
export type PersonName = string;

/** The id of this call, also in the header X-Request-Id. Quote it when you ask for help. */
export type RequestId = string;

/** What the person may do in the organisation. */
export type Role = "owner" | "admin" | "member" | "reviewer";

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
  rights: ("review" | "prepare" | "send" | "administer" | "own")[];
  /**
   * @description The plan of the organisation.
   * @enum {string}
   */
  plan: "free" | "pro" | "scale";
  /**
   * @description test on the plan free, where calls work as with a sandbox key.
   * @enum {string}
   */
  mode: "live" | "test";
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
  all: boolean;
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

/** The id of a member of an organisation. */
export type UserId = string;
