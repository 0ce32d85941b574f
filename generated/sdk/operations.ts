// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** What each operation takes and answers, by group and verb. */
export interface Operations {
  projects: {
    /**
     * List the workspaces. Every other operation needs a workspace: read its id here. Workspaces are created
     * by people in the app, never by a program.
     */
    list: { args: types.ProjectsListArguments; value: types.ProjectList };
    /** Read one workspace in full. Business context, market analysis, ideal customer profile and settings. */
    get: { args: types.ProjectsGetArguments; value: types.Project };
    /**
     * Rewrite the business context. Sets the fields that are given and leaves the others. What is written
     * here grounds every draft: a claim about the seller must be found in it, in the knowledge or in the
     * Brain.
     */
    updateContext: { args: types.ProjectsUpdateContextArguments; value: types.Project };
  };
  knowledge: {
    /** Read the knowledge prose. One block of prose about the seller that grounds every message. */
    get: { args: types.KnowledgeGetArguments; value: types.Knowledge };
    /**
     * Replace the knowledge prose. What was there is gone; knowledge.append adds instead. At most 262,144
     * bytes.
     */
    set: { args: types.KnowledgeSetArguments; value: types.Knowledge };
    /** Add to the knowledge prose. The text is added as a new paragraph. At most 262,144 bytes in all. */
    append: { args: types.KnowledgeAppendArguments; value: types.Knowledge };
  };
  brain: {
    /**
     * List the Brain items of a workspace. Products, references, partners, company facts and notes that
     * drafts may quote; phrases to avoid and writing rules that they obey.
     */
    list: { args: types.BrainListArguments; value: types.BrainItemList };
    /**
     * Add one Brain item. A fact that drafts may quote, a phrase they must avoid, or a standing rule about
     * how they are written.
     */
    add: { args: types.BrainAddArguments; value: types.BrainItem };
    /** Rewrite one Brain item. Sets the title, the body or both; the type stays. */
    update: { args: types.BrainUpdateArguments; value: types.BrainItem };
    /** Remove one Brain item. Later drafts no longer use it. Drafts that quoted it keep their evidence. */
    remove: { args: types.BrainRemoveArguments; value: types.RemovedBrainItem };
  };
  leads: {
    /** List the leads of a workspace. Newest first, filtered by any of the arguments together. */
    list: { args: types.LeadsListArguments; value: types.LeadList };
    /**
     * Read one lead in full. All fields with where each came from, the research that was read, and the last
     * 50 things that happened.
     */
    get: { args: types.LeadsGetArguments; value: types.LeadDetail };
    /**
     * Add one company or contact. Matches a lead that is there by e-mail address, alias or LinkedIn address
     * (never by domain): its empty fields are then filled, tags are united and nothing is overwritten. Where
     * the e-mail address names one lead and the LinkedIn address another, the e-mail address decides and the
     * two are flagged as suspected duplicates. A lead matched by LinkedIn address keeps a new e-mail address
     * as an alias. The company's domain is taken from companyDomain, domain, companyWebsite or the e-mail
     * address, and never from a mail provider. A blank text counts as not given. With `analysis`, messages
     * are written from it instead of from a fresh reading of the site.
     */
    add: { args: types.LeadsAddArguments; value: types.LeadAdded };
    /**
     * Add many leads. Up to 500 at once, each matched as leads.add does, also against earlier rows of the
     * same batch. A row that cannot be taken is refused with its reason and holds back no other.
     */
    addBatch: { args: types.LeadsAddBatchArguments; value: types.BatchResult };
    /**
     * Edit a lead. Sets the fields that are given; a blank text clears its field. `dealStage` won or lost
     * moves the CRM stage; a status of responded or qualified, and every move of the stage, raises
     * lead.status_changed. A new e-mail address takes the place of the one before; one that another lead has
     * is refused. `campaignId` also puts the lead into that campaign.
     */
    update: { args: types.LeadsUpdateArguments; value: types.Lead };
    /**
     * Tag a lead. Adds the tags that the lead does not have yet, in the order given; those it has stay where
     * they are.
     */
    addTag: { args: types.LeadsAddTagArguments; value: types.Lead };
    /**
     * Delete one lead. Removes the lead with its addresses, messages, rows of runs, memberships and timeline.
     * Drafts under way end without charge; what a run has spent stays in its credits. A suppression stays, so
     * the person is still not written to. The id of a lead that was merged into another is refused, so that
     * nobody deletes that other lead by an old id. It cannot be undone.
     */
    delete: { args: types.LeadsDeleteArguments; value: types.LeadDeleted };
    /**
     * Delete many leads. Up to 200 at once, each as leads.delete does. An id that names no lead, or one that
     * was merged into another, is answered not_found and holds back no other.
     */
    deleteBatch: { args: types.LeadsDeleteBatchArguments; value: types.LeadsDeleted };
  };
  campaigns: {
    /** List the campaigns of a workspace. Newest first. */
    list: { args: types.CampaignsListArguments; value: types.CampaignList };
    /** Read one campaign. Status, channels, settings and leads. */
    get: { args: types.CampaignsGetArguments; value: types.CampaignDetail };
    /** Create a campaign. A campaign holds the brief, the message structure and the leads. It sends nothing. */
    create: { args: types.CampaignsCreateArguments; value: types.Campaign };
    /**
     * Read a campaign's message structure. Its blocks, form, rules and whether it is locked. Without one,
     * messages are written from the brief alone.
     */
    messageStructure: { args: types.CampaignsMessageStructureArguments; value: types.MessageStructure };
    /**
     * Set a campaign's message structure. Replaces the fields that are given. A locked block ships word for
     * word; a generated block is written from its instruction and real material, and what the research does
     * not establish is left out. Refused while the structure is locked. Sends nothing.
     */
    setMessageStructure: { args: types.CampaignsSetMessageStructureArguments; value: types.MessageStructure };
    /**
     * Lock or unlock a message structure. While it is locked, campaigns.setMessageStructure refuses. Sends
     * nothing.
     */
    lockMessageStructure: { args: types.CampaignsLockMessageStructureArguments; value: types.MessageStructure };
  };
  runs: {
    /** List the runs of a workspace. Newest first; archived runs only when asked for. */
    list: { args: types.RunsListArguments; value: types.RunList };
    /**
     * Read how a run stands. Phase, counts, progress, credits, what failed and, where a person must act, the
     * address to open. Cheap enough to poll.
     */
    status: { args: types.RunsStatusArguments; value: types.RunStatus };
    /**
     * List the leads of a run with their drafts. Each lead's standing and its drafted message with the source
     * of every sentence.
     */
    leads: { args: types.RunsLeadsArguments; value: types.RunLeadList };
    /**
     * Start a run from leads pushed in earlier. Takes the workspace's leads with the source label through
     * research and drafting, and stops at the drafts for a person to review. No discovery. It never sends.
     * Costs 1 credit for each company researched and 1 for each draft; with `analysis` on a lead there is
     * nothing to research.
     */
    startFromLeads: { args: types.RunsStartFromLeadsArguments; value: types.StartedRun };
  };
  drafts: {
    /**
     * Rewrite the draft on one run lead. Replaces subject, body or both. Text of a locked block cannot be
     * changed. An approved draft returns to drafted. It never sends.
     */
    update: { args: types.DraftsUpdateArguments; value: types.Message };
    /**
     * Take one draft out of a run. It can then not be sent. The row stays visible with the reason, and a
     * person can restore it in the app.
     */
    remove: { args: types.DraftsRemoveArguments; value: types.Message };
  };
  messages: {
    /** Read the thread with one lead. Everything sent and received, and drafts, in the order of time. */
    byLead: { args: types.MessagesByLeadArguments; value: types.MessageList };
    /** List the messages of a workspace. Newest first. */
    byProject: { args: types.MessagesByProjectArguments; value: types.MessageList };
    /**
     * Approve a drafted message. Binds the approval to the text as it stands. It does not send: a person
     * presses send in the app.
     */
    approve: { args: types.MessagesApproveArguments; value: types.Message };
    /**
     * Draft a message for one lead. Researches the lead where it has no analysis, writes a draft, and leaves
     * it in the thread for a person. Complete when the call answers. It never sends. With a live key it costs
     * 1 credit for the draft and 1 for research that had to be done; a sandbox key pays nothing.
     */
    generate: { args: types.MessagesGenerateArguments; value: types.Message };
  };
  credits: {
    /** Read the credits. Balance, daily free credits, usage, plan and what each unit of work costs. */
    info: { args: types.CreditsInfoArguments; value: types.Credits };
  };
}

/** How an operation is called: by a path, or by its name on an endpoint where it has no path. */
export interface WireForm {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParameters: readonly string[];
  /** Where the other arguments go. */
  readonly carrier: 'query' | 'body' | 'call';
  /** Whether it answers one page of a list that goes on behind a cursor. */
  readonly isList: boolean;
  /** The function's name, where `carrier` is `call`. */
  readonly fn?: string;
}

/** All operations, by group and verb. */
export const operations: {
  readonly [Group in keyof Operations]: { readonly [Verb in keyof Operations[Group]]: WireForm };
} = {
  projects: {
    list: {
      method: 'GET',
      path: '/v1/projects',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    get: {
      method: 'GET',
      path: '/v1/projects/{projectId}',
      pathParameters: ['projectId'],
      carrier: 'query',
      isList: false,
    },
    updateContext: {
      method: 'PATCH',
      path: '/v1/projects/{projectId}/context',
      pathParameters: ['projectId'],
      carrier: 'body',
      isList: false,
    },
  },
  knowledge: {
    get: {
      method: 'GET',
      path: '/v1/knowledge',
      pathParameters: [],
      carrier: 'query',
      isList: false,
    },
    set: {
      method: 'POST',
      path: '/v1/knowledge/set',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    append: {
      method: 'POST',
      path: '/v1/knowledge/append',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  brain: {
    list: {
      method: 'GET',
      path: '/v1/brain',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    add: {
      method: 'POST',
      path: '/v1/brain',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    update: {
      method: 'POST',
      path: '/v1/brain/update',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    remove: {
      method: 'POST',
      path: '/v1/brain/remove',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  leads: {
    list: {
      method: 'GET',
      path: '/v1/leads',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    get: {
      method: 'GET',
      path: '/v1/leads/{leadId}',
      pathParameters: ['leadId'],
      carrier: 'query',
      isList: false,
    },
    add: {
      method: 'POST',
      path: '/v1/leads',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    addBatch: {
      method: 'POST',
      path: '/v1/leads/add-batch',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    update: {
      method: 'PATCH',
      path: '/v1/leads/{leadId}',
      pathParameters: ['leadId'],
      carrier: 'body',
      isList: false,
    },
    addTag: {
      method: 'POST',
      path: '/v1/leads/{leadId}/add-tag',
      pathParameters: ['leadId'],
      carrier: 'body',
      isList: false,
    },
    delete: {
      method: 'DELETE',
      path: '/v1/leads/{leadId}',
      pathParameters: ['leadId'],
      carrier: 'body',
      isList: false,
    },
    deleteBatch: {
      method: 'POST',
      path: '/v1/leads/delete-batch',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  campaigns: {
    list: {
      method: 'GET',
      path: '/v1/campaigns',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    get: {
      method: 'GET',
      path: '/v1/campaigns/{campaignId}',
      pathParameters: ['campaignId'],
      carrier: 'query',
      isList: false,
    },
    create: {
      method: 'POST',
      path: '/v1/campaigns',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    messageStructure: {
      method: 'GET',
      path: '/v1/campaigns/{campaignId}/message-structure',
      pathParameters: ['campaignId'],
      carrier: 'query',
      isList: false,
    },
    setMessageStructure: {
      method: 'POST',
      path: '/v1/campaigns/{campaignId}/set-message-structure',
      pathParameters: ['campaignId'],
      carrier: 'body',
      isList: false,
    },
    lockMessageStructure: {
      method: 'POST',
      path: '/v1/campaigns/{campaignId}/lock-message-structure',
      pathParameters: ['campaignId'],
      carrier: 'body',
      isList: false,
    },
  },
  runs: {
    list: {
      method: 'GET',
      path: '/v1/runs',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    status: {
      method: 'GET',
      path: '/v1/runs/{runId}/status',
      pathParameters: ['runId'],
      carrier: 'query',
      isList: false,
    },
    leads: {
      method: 'GET',
      path: '/v1/runs/{runId}/leads',
      pathParameters: ['runId'],
      carrier: 'query',
      isList: true,
    },
    startFromLeads: {
      method: 'POST',
      path: '/v1/runs/start-from-leads',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  drafts: {
    update: {
      method: 'POST',
      path: '/v1/drafts/update',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
    remove: {
      method: 'POST',
      path: '/v1/drafts/remove',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  messages: {
    byLead: {
      method: 'GET',
      path: '/v1/messages/by-lead',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    byProject: {
      method: 'GET',
      path: '/v1/messages/by-project',
      pathParameters: [],
      carrier: 'query',
      isList: true,
    },
    approve: {
      method: 'POST',
      path: '/v1/messages/{messageId}/approve',
      pathParameters: ['messageId'],
      carrier: 'body',
      isList: false,
    },
    generate: {
      method: 'POST',
      path: '/v1/messages/generate',
      pathParameters: [],
      carrier: 'body',
      isList: false,
    },
  },
  credits: {
    info: {
      method: 'GET',
      path: '/v1/credits/info',
      pathParameters: [],
      carrier: 'query',
      isList: false,
    },
  },
};
