// @generated from openapi.yaml and registry.yaml by npm run codegen

import type { OperationId } from './operations.ts';

/** One argument on the command line. */
export interface ManualArgument {
  /** The types of JSON that it accepts, such as `string` or `null`. */
  readonly types: readonly string[];
  /** The types of its items, if it is a list. */
  readonly itemTypes?: readonly string[];
  readonly required: boolean;
  /** The only words that it or its items may be. */
  readonly choices?: readonly string[];
  readonly default?: unknown;
  readonly description: string;
}

/** The help on one operation. */
export interface Manual {
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  /** The cost of a call, in sentences; null if it is free. */
  readonly cost: string | null;
  /** When a sandbox key may call it, if that depends on the arguments. */
  readonly conditional: string | null;
  /** Required arguments come first. */
  readonly arguments: Readonly<Record<string, ManualArgument>>;
  /** Example arguments. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The titles of the groups in reading order. */
export const manualGroups: Readonly<Record<string, string>> = {
  projects: 'Workspaces',
  knowledge: 'Knowledge',
  brain: 'Brain',
  leads: 'Leads',
  campaigns: 'Campaigns',
  company: 'Company',
  engine: 'Engine',
  runs: 'Runs',
  material: 'Material',
  drafts: 'Drafts',
  messages: 'Messages',
  inbox: 'Inbox',
  events: 'Events',
  replies: 'Replies',
  flows: 'Flows',
  connectors: 'Connectors',
  webhooks: 'Webhooks',
  credits: 'Credits',
};

/** The manual of each operation. */
export const manuals: Readonly<Record<OperationId, Manual>> = {
  'projects.list': {
    group: 'projects',
    summary: 'List the workspaces',
    description: 'Newest first. Most operations need the id of a workspace. People create workspaces with `npx outreach workspace create`; no operation does.',
    cost: null,
    conditional: null,
    arguments: {
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: {},
  },
  'projects.get': {
    group: 'projects',
    summary: 'Read one workspace in full',
    description: 'Returns the business context, market analysis, ideal customer profile and settings. Read it before you change the context with projects.updateContext.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'projects.updateContext': {
    group: 'projects',
    summary: 'Update the business context',
    description: 'Sets the given fields and leaves the others unchanged. Every draft relies on this text: a claim about the seller must be found in it, in the knowledge text or in the Brain.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      companySize: {
        types: ['string'],
        required: false,
        description: "The size of the seller's company.",
      },
      competitors: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Competitors of the seller.',
      },
      forbiddenPhrases: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Phrases that no draft may contain.',
      },
      industry: { types: ['string'], required: false, description: "The seller's industry." },
      jobTitles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Job titles that the seller wants to reach.',
      },
      knownCustomers: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Customers that drafts may name.',
      },
      products: { types: ['string'], required: false, description: 'What the seller offers.' },
      targetMarkets: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Where the seller wants customers.',
      },
      toneWords: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Words for the tone, such as plain, warm or formal.',
      },
      valueProposition: {
        types: ['string'],
        required: false,
        description: 'Why customers choose the seller. Drafts may quote it.',
      },
      voiceExamplesBad: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: "Messages not in the seller's tone.",
      },
      voiceExamplesGood: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: "Messages in the seller's tone.",
      },
      whatTheyDo: {
        types: ['string'],
        required: false,
        description: 'What the seller does, in a sentence or two. Drafts may quote it.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      forbiddenPhrases: ['game changer'],
      valueProposition: 'Planners spend 30 percent less time on rosters in the first quarter.',
      whatTheyDo: 'Tavlo makes shift planning software for companies with field and counter staff.',
    },
  },
  'knowledge.get': {
    group: 'knowledge',
    summary: 'Read the knowledge text',
    description: 'A text about the seller that every draft can draw on. It is empty until you write it with knowledge.set or knowledge.append.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'knowledge.set': {
    group: 'knowledge',
    summary: 'Replace the knowledge text',
    description: 'Replaces the whole text; use knowledge.append to add to it. At most 262,144 bytes.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      text: {
        types: ['string'],
        required: true,
        description: 'The whole text, at most 262,144 UTF-8 bytes.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      text: 'Tavlo was founded in Tampere in 2015. It connects to payroll systems.',
    },
  },
  'knowledge.append': {
    group: 'knowledge',
    summary: 'Append to the knowledge text',
    description: 'Adds a new paragraph. The whole text may have at most 262,144 bytes.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      text: { types: ['string'], required: true, description: 'The paragraph to add.' },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      text: 'Since 2024 Tavlo also plans shifts for home care.',
    },
  },
  'brain.list': {
    group: 'brain',
    summary: 'List the Brain items of a workspace',
    description: 'Returns facts that drafts may quote (products, references, partners, company facts and notes), phrases that they avoid, writing rules that they follow and plays that they use. brain.update and brain.remove take the ids.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
      type: {
        types: ['string'],
        required: false,
        choices: [
          'company',
          'product',
          'partner',
          'reference',
          'avoid',
          'note',
          'writing_rule',
          'play',
        ],
        description: 'Only items of this type.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q', type: 'reference' },
  },
  'brain.add': {
    group: 'brain',
    summary: 'Add one Brain item',
    description: 'A Brain item is a fact that drafts may quote, a phrase that they avoid, a writing rule that they follow, or a play. A play says why news of one kind matters and what to offer, in your own words. For a play send `play` instead of `body`.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      type: {
        types: ['string'],
        required: true,
        choices: [
          'company',
          'product',
          'partner',
          'reference',
          'avoid',
          'note',
          'writing_rule',
          'play',
        ],
        description: '`avoid` is a phrase that drafts never use; `writing_rule` tells how to write and is never quoted; `play` says why news matters and what to offer.',
      },
      title: { types: ['string'], required: true, description: 'A short name, for display.' },
      body: {
        types: ['string'],
        required: false,
        description: 'The text. For `avoid`: the phrase. Required for every type except `play`, which has none.',
      },
      play: {
        types: ['object'],
        required: false,
        description: 'What to write to a company that has news. Drafts use the texts word for word. `because`, `offer`, `ask` and `subject` may contain the slots `{trigger.place}`, `{trigger.date}`, `{trigger.headline}`, `{firstName}` and `{company}`; a line with an empty slot is left out.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      type: 'reference',
      title: 'Citycare',
      body: 'Citycare cut its roster work from 12 hours to 4 hours a week with Tavlo.',
    },
  },
  'brain.update': {
    group: 'brain',
    summary: 'Update one Brain item',
    description: 'Replaces the title, the text or both. The text of a play is `play`, of all others `body`. The type cannot change.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      id: {
        types: ['string'],
        required: true,
        description: 'The id of a Brain item. Opaque and ordered by the time of creation.',
      },
      body: { types: ['string'], required: false, description: 'The new text.' },
      play: {
        types: ['object'],
        required: false,
        description: 'What to write to a company that has news. Drafts use the texts word for word. `because`, `offer`, `ask` and `subject` may contain the slots `{trigger.place}`, `{trigger.date}`, `{trigger.headline}`, `{firstName}` and `{company}`; a line with an empty slot is left out.',
      },
      title: {
        types: ['string'],
        required: false,
        description: 'A short name, for display.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      id: 'brain_01h455vb4pex5vsknk084sn02q',
      body: 'Citycare cut its roster work from 12 hours to 3 hours a week with Tavlo.',
    },
  },
  'brain.remove': {
    group: 'brain',
    summary: 'Remove one Brain item',
    description: 'New drafts no longer use the item. Drafts that quoted it keep their evidence. A reference that is the proof of a play cannot be removed.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      id: {
        types: ['string'],
        required: true,
        description: 'The id of a Brain item. Opaque and ordered by the time of creation.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      id: 'brain_01h455vb4pex5vsknk084sn02q',
    },
  },
  'leads.list': {
    group: 'leads',
    summary: 'List the leads of a workspace',
    description: 'Newest first, unless `sort` says otherwise. A lead must match all given filters. Use leads.get for one lead with its research and timeline.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'Only leads of this campaign.',
      },
      city: {
        types: ['string'],
        required: false,
        description: "Only leads in this city: the person's, or else the company's. Ignores letter case.",
      },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      hasEmail: {
        types: ['boolean'],
        required: false,
        description: 'true: only with an e-mail address; false: only without.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
      query: {
        types: ['string'],
        required: false,
        description: 'Only leads whose name, company, domain or address contains this text.',
      },
      sort: {
        types: ['string'],
        required: false,
        choices: ['newest', 'oldest', 'company'],
        default: 'newest',
        description: 'The order: the newest first, the oldest first, or by company, where leads without one come first.',
      },
      source: {
        types: ['string'],
        required: false,
        description: 'Only leads with this source label.',
      },
      status: {
        types: ['string'],
        required: false,
        choices: ['new', 'contacted', 'responded', 'qualified', 'unqualified'],
        description: 'Only leads with this status.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Only leads that have all of these tags.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      hasEmail: true,
      sort: 'newest',
      source: 'autumn-fair',
      tags: ['seafood'],
    },
  },
  'leads.get': {
    group: 'leads',
    summary: 'Read one lead in full',
    description: 'Returns all fields with the source of each, the research pages, the triggers, and the last 50 timeline entries.',
    cost: null,
    conditional: null,
    arguments: { leadId: { types: ['string'], required: true, description: 'The lead.' } },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'leads.add': {
    group: 'leads',
    summary: 'Add one company or contact',
    description: "Adds a lead, or fills the empty fields of an existing one. A lead matches by e-mail address, alias or LinkedIn address, never by domain. Tags are merged, and nothing is overwritten. If the e-mail address and the LinkedIn address match two leads, the e-mail address decides, and both are flagged as suspected duplicates. A lead matched by LinkedIn address keeps a new e-mail address as an alias.\n\nThe company's domain comes from companyDomain, domain, companyWebsite or the e-mail address, but never from a mail provider or a page on a shared host, such as a social network. A blank text counts as absent.\n\nWith `analysis`, drafts use that text instead of reading the company's site. Use leads.addBatch for many leads.",
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      analysis: {
        types: ['string'],
        required: false,
        description: "Research text. Drafts use it instead of reading the company's site.",
      },
      city: { types: ['string'], required: false, description: "The person's city." },
      company: { types: ['string'], required: false, description: "The company's name." },
      companyCity: { types: ['string'], required: false, description: "The company's city." },
      companyDomain: {
        types: ['string'],
        required: false,
        description: "The company's domain or web address; stored as the registrable domain.",
      },
      companyWebsite: {
        types: ['string'],
        required: false,
        description: "The page of the company's site where research begins.",
      },
      country: {
        types: ['string'],
        required: false,
        description: 'The country, as a name or an ISO 3166 code.',
      },
      customFields: {
        types: ['object'],
        required: false,
        description: 'Your own fields, stored unchanged.',
      },
      domain: {
        types: ['string'],
        required: false,
        description: 'Alias of companyDomain, which wins if both are given.',
      },
      email: {
        types: ['string'],
        required: false,
        description: "The person's e-mail address, unique in the workspace.",
      },
      externalUrl: {
        types: ['string'],
        required: false,
        description: 'The address of the lead in another system.',
      },
      firstName: { types: ['string'], required: false, description: "The person's first name." },
      jobTitle: { types: ['string'], required: false, description: "The person's job title." },
      lastName: { types: ['string'], required: false, description: "The person's last name." },
      linkedinUrl: {
        types: ['string'],
        required: false,
        description: "The person's LinkedIn address; a company page identifies only a lead without a person.",
      },
      location: {
        types: ['string'],
        required: false,
        description: 'The location as the source states it.',
      },
      notes: {
        types: ['string'],
        required: false,
        description: 'Notes for people. Not used as evidence.',
      },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the message on.',
      },
      phone: { types: ['string'], required: false, description: 'A telephone number.' },
      source: {
        types: ['string'],
        required: false,
        description: 'A label for the origin of the lead; `runs.startFromLeads` selects by it.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Labels.',
      },
      whyGoodLead: { types: ['object'], required: false, description: 'Why the lead fits.' },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      analysis: 'In September 2026 Harbour Foods opened a smokehouse in Aberdeen with 60 staff.',
      company: 'Harbour Foods',
      email: 'sam@harbour-foods.example',
      firstName: 'Sam',
      source: 'autumn-fair',
      tags: ['seafood'],
    },
  },
  'leads.addBatch': {
    group: 'leads',
    summary: 'Add many leads',
    description: 'Adds up to 500 leads. Each row is matched as in leads.add, also against earlier rows of the batch. A row that cannot be added is refused with its reason and does not stop the others.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      leads: {
        types: ['array'],
        itemTypes: ['object'],
        required: true,
        description: 'The leads.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      leads: [
        {
          company: 'Koskela Hoiva',
          email: 'liisa@koskela-hoiva.example',
          firstName: 'Liisa',
          source: 'autumn-fair',
        },
        {
          company: 'Ostwind Logistik',
          companyWebsite: 'https://ostwind-logistik.example',
          source: 'autumn-fair',
        },
      ],
    },
  },
  'leads.update': {
    group: 'leads',
    summary: 'Update a lead',
    description: 'Sets the given fields; a blank text clears its field. `dealStage` won or lost moves the CRM stage. A status of responded or qualified, and every move of the stage, emits lead.status_changed.\n\nA new e-mail address replaces the old one; an address of another lead is rejected. If the lead is suppressed, its old address stays as an alias. `campaignId` also adds the lead to that campaign, unless it is completed or archived. A new tag adds the lead to the campaigns whose rules name the tag.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      analysis: {
        types: ['string'],
        required: false,
        description: "Research text. Drafts use it instead of reading the company's site.",
      },
      appendNote: {
        types: ['boolean'],
        required: false,
        description: 'true appends `notes`; false, the default, replaces them.',
      },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      city: { types: ['string'], required: false, description: "The person's city." },
      companyDescription: { types: ['string'], required: false, description: 'What the company does.' },
      companyDomain: {
        types: ['string', 'null'],
        required: false,
        description: "The company's domain; null clears it.",
      },
      companyWebsite: {
        types: ['string'],
        required: false,
        description: "The page of the company's site where research begins.",
      },
      country: {
        types: ['string'],
        required: false,
        description: 'The country, as a name or an ISO 3166 code.',
      },
      customFields: {
        types: ['object'],
        required: false,
        description: 'Your own fields, stored unchanged.',
      },
      dealStage: {
        types: ['string', 'null'],
        required: false,
        choices: ['proposal_sent', 'negotiation', 'won', 'lost'],
        description: 'The stage of the deal; null clears it.',
      },
      dealValueEur: {
        types: ['number', 'null'],
        required: false,
        description: 'The value of the deal in euro; null clears it.',
      },
      email: {
        types: ['string'],
        required: false,
        description: "The person's e-mail address, unique in the workspace.",
      },
      externalUrl: {
        types: ['string'],
        required: false,
        description: 'The address of the lead in another system.',
      },
      firstName: { types: ['string'], required: false, description: "The person's first name." },
      fitScore: { types: ['number'], required: false, description: 'How well the lead fits.' },
      jobTitle: { types: ['string'], required: false, description: "The person's job title." },
      lastName: { types: ['string'], required: false, description: "The person's last name." },
      location: {
        types: ['string'],
        required: false,
        description: 'The location as the source states it.',
      },
      notes: { types: ['string'], required: false, description: 'Notes for people.' },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the message on.',
      },
      status: {
        types: ['string'],
        required: false,
        choices: ['new', 'contacted', 'responded', 'qualified', 'unqualified'],
        description: 'The new status.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Labels.',
      },
    },
    example: {
      leadId: 'lead_01h455vb4pex5vsknk084sn02q',
      appendNote: true,
      notes: 'Asked for a call in December.',
      status: 'qualified',
    },
  },
  'leads.enrich': {
    group: 'leads',
    summary: 'Fill the gaps of a lead',
    description: "Fills only empty fields, with facts about the company and the person. A lead without a name gets the person who best fits the roles; a named lead gets facts about that person only. The company's site is read and stored, so that the next draft uses it at no extra cost.\n\nWhat a person or program wrote is never overwritten. Addresses are never guessed, and an address that belongs to another lead or is suppressed is not used. `provenance` names the source of each field. Takes at most 30 seconds. Costs 1 credit, or nothing if nothing is found.",
    cost: '1 credit, including the site; nothing if nothing is found.',
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: "The language version of the company's site to read. Default: that of its home page.",
      },
      roles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: "Titles or functions in English, Finnish, Swedish or German, most wanted first. Default: those of the workspace's context, else decision-makers.",
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', roles: ['Head of Human Resources'] },
  },
  'leads.enrichBatch': {
    group: 'leads',
    summary: 'Fill the gaps of many leads',
    description: "Does the same as leads.enrich for up to 200 leads, in the background. The call reserves 1 credit for each lead and returns which leads are queued. Each lead's timeline shows the result; a lead for which nothing is found costs nothing. Without `leadIds`, it takes the workspace's leads that lack an e-mail address or research, oldest first. A lead that is already being enriched is refused, so that it is never charged twice.",
    cost: '1 credit for each lead for which something is found, including its site.',
    conditional: null,
    arguments: {
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: "The language version of the company's site to read. Default: that of its home page.",
      },
      leadIds: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Either this or `projectId` is required.',
      },
      projectId: {
        types: ['string'],
        required: false,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      roles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: "Titles or functions in English, Finnish, Swedish or German, most wanted first. Default: those of the workspace's context, else decision-makers.",
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      roles: ['Head of Human Resources', 'CEO'],
    },
  },
  'leads.addAlias': {
    group: 'leads',
    summary: 'Add another e-mail address to a lead',
    description: "From now on the address identifies the lead: mail from it reaches the lead's thread, and adding it again matches the lead. Earlier mail from it moves into the thread with its own times, and changes stage and status as a reply does. A lead without an address gets it as its own, any other lead as an alias. An address of another lead is rejected. A suppressed address is accepted and suppresses the whole lead.",
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      email: {
        types: ['string'],
        required: true,
        description: 'The address; Unicode is allowed on both sides of the @.',
      },
    },
    example: {
      leadId: 'lead_01h455vb4pex5vsknk084sn02q',
      email: 'sam.reid@harbour-foods.example',
    },
  },
  'leads.addTag': {
    group: 'leads',
    summary: 'Tag a lead',
    description: 'Adds the tags that the lead does not have yet, in the given order; existing tags keep their places. A new tag adds the lead to the campaigns whose rules name the tag.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'The tags to add. Surrounding spaces are removed.',
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', tags: ['autumn-fair'] },
  },
  'leads.merge': {
    group: 'leads',
    summary: 'Merge duplicate leads',
    description: "Merges the duplicate into the primary lead of the same workspace. Where the primary has a value, it wins and keeps its provenance. Tags, custom fields and addresses are combined, and the duplicate's e-mail address becomes an alias. Messages, rows in runs, campaign memberships and the timeline move to the primary. A suppression of either lead stays. Status and stage are those of the more advanced lead.\n\nIf a run contains both leads, it keeps the more advanced row; the other draft stays in the thread, and its approval is revoked. The duplicate's id then leads to the primary. A person can undo a merge with `npx outreach lead unmerge`.",
    cost: null,
    conditional: null,
    arguments: {
      primaryId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead. Opaque and ordered by the time of creation.',
      },
      duplicateId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead. Opaque and ordered by the time of creation.',
      },
    },
    example: {
      primaryId: 'lead_01h455vb4pex5vsknk084sn02q',
      duplicateId: 'lead_01h455vb4pex5vsknk084sn02r',
    },
  },
  'leads.delete': {
    group: 'leads',
    summary: 'Delete one lead',
    description: 'Deletes the lead with its addresses, messages, rows in runs, campaign memberships and timeline. It cannot be undone. Drafts in progress end without charge; credits that a run has spent stay spent. A suppression survives: from then on it covers each address of the lead separately. The id of a merged lead is rejected, so that an old id never deletes the lead that it was merged into.',
    cost: null,
    conditional: null,
    arguments: { leadId: { types: ['string'], required: true, description: 'The lead.' } },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'leads.deleteBatch': {
    group: 'leads',
    summary: 'Delete many leads',
    description: 'Deletes up to 200 leads, each as leads.delete does. An unknown id, or the id of a merged lead, is reported as not_found and does not stop the others.',
    cost: null,
    conditional: null,
    arguments: {
      leadIds: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'The leads.',
      },
    },
    example: { leadIds: ['lead_01h455vb4pex5vsknk084sn02r'] },
  },
  'campaigns.list': {
    group: 'campaigns',
    summary: 'List the campaigns of a workspace',
    description: 'Newest first. Use campaigns.get for one campaign with its leads, and campaigns.messageStructure for its message structure.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.get': {
    group: 'campaigns',
    summary: 'Read one campaign',
    description: 'Returns status, channels, settings, rules and the first 200 leads. Read the message structure with campaigns.messageStructure.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.create': {
    group: 'campaigns',
    summary: 'Create a campaign',
    description: 'A campaign contains the brief, the message structure and the leads. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      name: { types: ['string'], required: true, description: 'A name, for display.' },
      brief: {
        types: ['string'],
        required: false,
        description: 'What the campaign is about. Guides every message.',
      },
      channels: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        choices: ['email', 'linkedin'],
        description: 'Channels of the messages; email by default.',
      },
      leadCount: {
        types: ['integer'],
        required: false,
        description: 'How many leads are wanted.',
      },
      locations: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'The locations to reach.',
      },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the messages on.',
      },
      scheduledStartDate: {
        types: ['string', 'integer'],
        required: false,
        description: 'The planned start: ISO 8601 or epoch milliseconds.',
      },
      startAt: {
        types: ['string', 'integer'],
        required: false,
        description: 'When to start: ISO 8601 or epoch milliseconds.',
      },
      targetCompanySize: {
        types: ['string'],
        required: false,
        description: 'The size of companies to reach.',
      },
      targetIndustry: { types: ['string'], required: false, description: 'The industry to reach.' },
      targetRole: { types: ['string'], required: false, description: 'The role to reach.' },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      name: 'Autumn fair',
      brief: 'Offer a short call about shift planning.',
      channels: ['email'],
    },
  },
  'campaigns.update': {
    group: 'campaigns',
    summary: 'Update a campaign',
    description: 'Sets the given fields; null or a blank text clears one. The status can move from draft to active or archived; from active to paused, completed or archived; from paused to active, completed or archived; from completed to active or archived; and from archived to paused. A completed or archived campaign accepts no leads, not even by its rules. Sends nothing and stops no run.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      brief: {
        types: ['string', 'null'],
        required: false,
        description: 'What the campaign is about. Guides every message.',
      },
      ghostwriterHints: {
        types: ['string', 'null'],
        required: false,
        description: "Writing rules for the messages, one per line. The workspace's own rules come first.",
      },
      goal: {
        types: ['string', 'null'],
        required: false,
        description: 'The goal of the campaign. Used if the message structure has no objective.',
      },
      name: { types: ['string'], required: false, description: 'A name, for display.' },
      outreachAngle: {
        types: ['string', 'null'],
        required: false,
        description: 'What to build the messages on.',
      },
      scheduledStartDate: {
        types: ['string', 'integer', 'null'],
        required: false,
        description: 'The planned start: ISO 8601 or epoch milliseconds; null clears it.',
      },
      status: {
        types: ['string'],
        required: false,
        choices: ['draft', 'active', 'paused', 'completed', 'archived'],
        description: 'The new status. The current one is accepted and changes nothing.',
      },
    },
    example: {
      campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
      brief: 'Offer a call of 15 minutes about shift planning.',
      goal: 'Ten first calls before Christmas.',
    },
  },
  'campaigns.stats': {
    group: 'campaigns',
    summary: "Count a campaign's messages",
    description: 'Counts the messages by their current state. A figure that nothing tracks is null, not 0.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.addLeads': {
    group: 'campaigns',
    summary: 'Add leads to a campaign',
    description: 'Adds up to 200 leads and returns a result for each. A lead of another workspace is reported as not_found and does not stop the others. A completed or archived campaign accepts no leads. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      leadIds: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'The leads.',
      },
    },
    example: {
      campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
      leadIds: ['lead_01h455vb4pex5vsknk084sn02q'],
    },
  },
  'campaigns.addLeadsByTag': {
    group: 'campaigns',
    summary: 'Add every lead with a tag to a campaign',
    description: 'Adds all leads of the workspace that have any of the tags now. Use campaigns.addRule for leads that get a tag later. Tags are case-sensitive, as in leads.list. A completed or archived campaign accepts no leads. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      campaignId: {
        types: ['string'],
        required: true,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'A lead needs only one of them.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
      tags: ['autumn-fair'],
    },
  },
  'campaigns.addRule': {
    group: 'campaigns',
    summary: 'Add leads to a campaign when they get a tag',
    description: 'From now on, a lead of the workspace joins the campaign when any call gives it the tag; a new lead gets all its tags at once. Leads that already have the tag do not join; use campaigns.addLeadsByTag for those. Tags are case-sensitive, and surrounding spaces are removed. Adding the same rule again returns the existing one. A campaign has at most 200 rules. While it is completed or archived, its rules have no effect and none can be added.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      campaignId: {
        types: ['string'],
        required: true,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      condition: { types: ['object'], required: true, description: 'When a lead joins.' },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
      condition: { tag: 'autumn-fair' },
    },
  },
  'campaigns.messageStructure': {
    group: 'campaigns',
    summary: "Read a campaign's message structure",
    description: 'Returns the blocks, the form, the rules and whether the structure is locked. Without a structure, messages are written from the brief alone.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.setMessageStructure': {
    group: 'campaigns',
    summary: "Set a campaign's message structure",
    description: 'Replaces the given fields. A locked block is used word for word. A generated block is written from its instruction and real material; what the research does not establish is left out. Rejected while the structure is locked. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      blocks: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The blocks, in order.',
      },
      followUpStrategy: {
        types: ['string'],
        required: false,
        description: 'How later messages to the same person refer to the first.',
      },
      form: { types: ['object'], required: false, description: 'The form of the message.' },
      must: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'What must appear.',
      },
      mustNever: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'What must never appear.',
      },
      objective: {
        types: ['string'],
        required: false,
        description: 'What the message is to achieve.',
      },
    },
    example: {
      campaignId: 'campaign_01h455vb4pex5vsknk084sn02q',
      blocks: [
        {
          aiInstruction: 'Begin with something new at the company.',
          kind: 'generated',
          label: 'Opening',
          role: 'body',
        },
        {
          content: 'May I show you in 15 minutes how others plan their shifts?',
          kind: 'locked',
          label: 'Offer',
          role: 'body',
        },
      ],
      form: { links: 'none', maxWords: 120 },
      mustNever: ['discount'],
      objective: 'A first call about shift planning.',
    },
  },
  'campaigns.lockMessageStructure': {
    group: 'campaigns',
    summary: 'Lock or unlock a message structure',
    description: 'While it is locked, campaigns.setMessageStructure is rejected. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      locked: {
        types: ['boolean'],
        required: true,
        description: 'true locks; false unlocks.',
      },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q', locked: true },
  },
  'company.lookup': {
    group: 'company',
    summary: 'Look up a company and the people to reach there',
    description: 'Finds the company by its domain, if given, or else by its name. Finds people who have the wanted role, work in its function or make decisions, each with the reason and the source. Addresses are never guessed; a role address such as info@ is returned as one. Starts nothing and stores nothing. Takes at most 30 seconds; `lookedIn` names the sources that did not answer in time. Costs 1 credit, or nothing if nobody is found.',
    cost: '1 credit; nothing if nobody is found.',
    conditional: null,
    arguments: {
      company: { types: ['string'], required: true, description: "The company's name." },
      city: {
        types: ['string'],
        required: false,
        description: "The company's city, to tell it from others of the same name.",
      },
      domain: {
        types: ['string'],
        required: false,
        description: "The company's domain or web address. It decides among companies of the same name.",
      },
      limit: {
        types: ['integer'],
        required: false,
        description: 'The maximum number of people; 5 by default.',
      },
      role: {
        types: ['string'],
        required: false,
        description: 'A title or function in English, Finnish, Swedish or German. Default: decision-makers.',
      },
    },
    example: { company: 'Koivu Klinikat', city: 'Tampere', role: 'Head of Human Resources' },
  },
  'engine.start': {
    group: 'engine',
    summary: 'Start a run from a brief',
    description: 'Searches for companies that fit the idea, then waits in `awaiting_profile` for a person to confirm the list. The search costs nothing. Read the list with runs.leads, each company with its reason and source, then confirm it with runs.confirmCompanies. If no company is found, the run waits there as well, and runs.status says where it searched. It never sends.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      idea: {
        types: ['string'],
        required: true,
        description: 'Whom to reach and why, in plain words. Its industry, country, city and size take precedence over the campaign and the ideal customer profile. It is also the brief of the messages.',
      },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      channels: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        choices: ['email'],
        description: 'Channels of the messages; email by default.',
      },
      startAt: {
        types: ['string', 'integer'],
        required: false,
        description: 'The earliest start: ISO 8601 or epoch milliseconds. Default: now.',
      },
      targetLeadCount: {
        types: ['integer'],
        required: false,
        description: 'How many companies are wanted; 25 by default.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      idea: 'Hotels in Finland that could plan the shifts of their staff with us.',
      targetLeadCount: 10,
    },
  },
  'runs.list': {
    group: 'runs',
    summary: 'List the runs of a workspace',
    description: 'Newest first, without archived runs unless requested. Use runs.status to follow one run.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      includeArchived: {
        types: ['boolean'],
        required: false,
        description: 'true includes archived runs.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.status': {
    group: 'runs',
    summary: 'Read the status of a run',
    description: 'Returns phase, counts, progress, credits, errors and, if a person must act, the address to open. Cheap enough to poll.',
    cost: null,
    conditional: null,
    arguments: { runId: { types: ['string'], required: true, description: 'The run.' } },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.leads': {
    group: 'runs',
    summary: 'List the leads of a run with their drafts',
    description: 'Returns the status of each lead and its draft, with the source of every sentence.',
    cost: null,
    conditional: null,
    arguments: {
      runId: { types: ['string'], required: true, description: 'The run.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
      withDraftOnly: {
        types: ['boolean'],
        required: false,
        description: 'Only leads that have a draft.',
      },
    },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q', withDraftOnly: true },
  },
  'runs.rename': {
    group: 'runs',
    summary: 'Rename a run',
    description: 'An empty or blank name restores the name derived from its content.',
    cost: null,
    conditional: null,
    arguments: {
      runId: { types: ['string'], required: true, description: 'The run.' },
      name: { types: ['string'], required: true, description: 'A name, for display.' },
    },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q', name: 'Autumn fair, second round' },
  },
  'runs.archive': {
    group: 'runs',
    summary: 'Close a run',
    description: 'Takes the run off the active list. Leads, contacts and messages stay, and drafts can still be reviewed. Open work is cancelled and costs nothing, also if the run is in progress or waits for credits; leads without a draft are marked as removed, with the reason. Archiving again changes nothing.',
    cost: null,
    conditional: null,
    arguments: { runId: { types: ['string'], required: true, description: 'The run.' } },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.detach': {
    group: 'runs',
    summary: 'Remove one file from a run',
    description: 'Removes the file from the run and from all its unsent messages. An approved draft that loses a file becomes a draft again, because an approval covers exactly what is sent. Sent messages keep their record. Later drafts do not use the file as evidence, and people listed only in it are no longer proposed; a draft that already quotes it gets a warning. The upload itself stays, but a later wave brings the file back only as a new upload. Repeating the call changes nothing and returns `changed` false.',
    cost: null,
    conditional: null,
    arguments: {
      runId: {
        types: ['string'],
        required: true,
        description: 'The id of a campaign run. Opaque and ordered by the time of creation.',
      },
      storageId: {
        types: ['string'],
        required: true,
        description: 'The storage id of an uploaded file. Opaque and ordered by the time of creation.',
      },
    },
    example: {
      runId: 'run_01h455vb4pex5vsknk084sn02q',
      storageId: 'file_01h455vb4pex5vsknk084sn02q',
    },
  },
  'runs.confirmCompanies': {
    group: 'runs',
    summary: 'Confirm the company list of a run',
    description: "Decides which companies of a run continue, in which language and to whom. Their sites are read and their people found. A run from a brief also drafts the messages, up to `awaiting_approval`; people at imported companies wait in `awaiting_contacts` until a person accepts them. The run must be in `awaiting_profile`.\n\nCosts at most what `estimate` says: 1 credit for each site read, 1 for each company where people are found and 1 for each draft. Rejected if that exceeds the run's cap. Without enough credits the run waits as `parked_credits`, and the reply says how many are missing. It never sends.",
    cost: '1 credit for each site read, 1 for each company where people are found and 1 for each draft.',
    conditional: null,
    arguments: {
      runId: { types: ['string'], required: true, description: 'The run.' },
      language: {
        types: ['string'],
        required: true,
        description: 'The language of the messages: en, fi, sv or de.',
      },
      channel: {
        types: ['string'],
        required: true,
        choices: ['email'],
        description: 'The channel of the messages.',
      },
      contactResearchRequest: {
        types: ['string'],
        required: false,
        description: 'Which people to look for if no role and no decision-maker is given.',
      },
      excludedDomains: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Domains of companies to leave out.',
      },
      greeting: {
        types: ['string'],
        required: false,
        description: 'The first word of each message, such as Hei or Dear; the name follows.',
      },
      languageChosen: {
        types: ['boolean'],
        required: false,
        description: "false if `language` is only a suggestion: the language of a lead's thread or site then takes precedence. Default: true.",
      },
      leadsPerCompany: {
        types: ['integer'],
        required: false,
        description: 'People per company; 1 by default.',
      },
      reviewedCompanies: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The complete list as a person wants it: proposed companies that are not on it are left out, others are added. Companies match by domain, else by name. Default: the proposed list.',
      },
      targetAudience: {
        types: ['string'],
        required: false,
        description: 'Who is addressed, in plain words; part of the brief.',
      },
      targetDecisionMakers: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'Titles that take precedence over `targetRoles`, with the reason.',
      },
      targetMarket: {
        types: ['string'],
        required: false,
        description: 'Where they are, in plain words; part of the brief.',
      },
      targetRoles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Titles or functions to find at each company, in any language, most wanted first.',
      },
      tone: {
        types: ['string'],
        required: false,
        description: 'The tone of the messages, such as warm or formal.',
      },
    },
    example: {
      runId: 'run_01h455vb4pex5vsknk084sn02q',
      language: 'en',
      channel: 'email',
      excludedDomains: ['competitor.example'],
      targetRoles: ['head of operations'],
    },
  },
  'runs.startFromLeads': {
    group: 'runs',
    summary: 'Start a run from existing leads',
    description: "Researches the workspace's leads with the source label, drafts a message to each, and stops for a person to review the drafts. Finds no new companies. It never sends. Costs 1 credit for each company researched and 1 for each draft; a lead with `analysis` needs no research.\n\nA lead is left out if a run of the same campaign (without `campaignId`: a run without a campaign) has an open draft for it or still works on it. So a repeated call takes only new leads. If no lead is left, nothing starts, and the error names the runs that contain the leads.",
    cost: '1 credit for each company researched and 1 for each draft. Research that finds nothing and failed drafts cost nothing.',
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      source: {
        types: ['string'],
        required: true,
        description: 'The source label of the leads.',
      },
      campaignBrief: {
        types: ['string'],
        required: false,
        description: "What the messages are about; used instead of the campaign's brief.",
      },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      sourceDisplayLabel: {
        types: ['string'],
        required: false,
        description: 'The label shown to people; names the run.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      source: 'autumn-fair',
      campaignBrief: 'Offer a short call about shift planning.',
    },
  },
  'material.import': {
    group: 'material',
    summary: 'Import an uploaded folder as a company list',
    description: 'Creates a campaign and a run with a company list from files uploaded before, and stops there for a person to confirm the list. The list is complete when the call returns; the files are read in the background, at no cost. Nothing is ever sent.\n\n**Folders are companies.** One folder is one company: the first folder of each path. If all files share that folder and some lie deeper, it is the root, and the folder below it counts, unless an assignment or the run names the root itself. Letter case does not matter, and folders with the same domain or name are one company. The company\'s name is that of its folder, without underscores and numbering such as `01 - `. Its domain is the assigned one, or the folder\'s name if that is a domain. Each file is listed at one company or in `leftOut`, with the reason.\n\n**Further waves.** With `targetRunId`, the companies join that run as its next wave. They wait at the company list, whatever earlier waves were granted, unless this call grants more. A company that the run already has, by domain, folder or name, gets the new files and is not duplicated, even if its work had ended. Work granted to it earlier continues meanwhile. Until this wave\'s files are granted or confirmed, no draft quotes or attaches them, and nobody listed in them is proposed. With a grant, files that waited at the company continue too, and people listed in them wait to be accepted. A file that is already on the run, or was removed from it, is left out with the reason.\n\n**Grants.** `autoAdvance` lets the run continue past the company list. It needs a live key and is recorded on the run. `["leads"]` looks for people (1 credit for each company where any are found, and 1 for each site read) and stops before drafting. `true` also drafts the messages (1 credit for each draft).',
    cost: 'Nothing without autoAdvance. With it, 1 credit for each company whose site is read, 1 for each where people are found and, with messages, 1 for each draft. Work that finds nothing or fails costs nothing.',
    conditional: 'Live and sandbox; with autoAdvance live only, because it spends credits.',
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      files: {
        types: ['array'],
        itemTypes: ['object'],
        required: true,
        description: 'The files of at most 200 companies.',
      },
      assignments: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The domains of companies, if known.',
      },
      autoAdvance: {
        types: ['boolean', 'array'],
        required: false,
        description: 'What the run may do past the company list: nothing by default, `["leads"]` to look for people, `true` to draft messages as well. `["messages"]` alone is rejected.',
      },
      campaignBrief: {
        types: ['string'],
        required: false,
        description: "What the messages are about, and what they may not claim. With `targetRunId`, a brief other than the run's is rejected as `brief_conflict`.",
      },
      campaignName: {
        types: ['string'],
        required: false,
        description: 'The name of the campaign and the run. Not with `targetRunId`.',
      },
      excludedFolders: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Folders to leave out, at any depth: a name, or a path such as `Acme/internal`. An unknown folder is ignored; a likely misspelling is rejected.',
      },
      targetRunId: {
        types: ['string'],
        required: false,
        description: 'A run of this workspace. The companies join it as its next wave.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      files: [
        {
          mimeType: 'text/plain',
          path: 'Prospects/Acme/notes.txt',
          sizeBytes: 30,
          storageId: 'file_01h455vb4pex5vsknk084sn02q',
        },
      ],
      assignments: [{ domain: 'acme.com', folderName: 'Acme' }],
      campaignBrief: 'Offer a short call about maintenance planning.',
      campaignName: 'Lifts 2027',
    },
  },
  'drafts.update': {
    group: 'drafts',
    summary: 'Update the draft of one run lead',
    description: 'Replaces the subject, the body or both. The text of a locked block cannot change. An approved draft becomes drafted again. It never sends.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead in a run. Opaque and ordered by the time of creation.',
      },
      body: { types: ['string'], required: false, description: 'The new body.' },
      subject: {
        types: ['string'],
        required: false,
        description: 'The new subject: one line without control characters.',
      },
    },
    example: {
      leadId: 'run_lead_01h455vb4pex5vsknk084sn02q',
      subject: 'Rosters for your counters',
    },
  },
  'drafts.remove': {
    group: 'drafts',
    summary: 'Remove one draft from a run',
    description: 'A removed draft can be neither approved nor sent. Its row stays visible with the reason. It cannot be undone.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead in a run. Opaque and ordered by the time of creation.',
      },
      reason: { types: ['string'], required: false, description: 'The reason, for people.' },
    },
    example: {
      leadId: 'run_lead_01h455vb4pex5vsknk084sn02q',
      reason: 'We are in talks with them already.',
    },
  },
  'messages.byLead': {
    group: 'messages',
    summary: 'Read the thread with one lead',
    description: 'Returns everything sent, received and drafted, oldest first.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'messages.byProject': {
    group: 'messages',
    summary: 'List the messages of a workspace',
    description: 'Newest first, over all leads, filtered by direction, state, time, campaign and run. Use messages.byLead for the thread with one lead, oldest first.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'Only messages of this campaign.',
      },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      direction: {
        types: ['string'],
        required: false,
        choices: ['inbound', 'outbound'],
        description: 'Only messages in this direction.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
      runId: { types: ['string'], required: false, description: 'Only drafts of this run.' },
      since: {
        types: ['string'],
        required: false,
        description: 'Only messages since this time: ISO 8601 or epoch milliseconds.',
      },
      state: {
        types: ['string'],
        required: false,
        choices: [
          'drafting',
          'drafted',
          'approved',
          'sending',
          'sent',
          'delivered',
          'bounced',
          'failed',
          'removed',
          'received',
        ],
        description: 'Only messages in this state.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q', direction: 'outbound' },
  },
  'messages.approve': {
    group: 'messages',
    summary: 'Approve a drafted message',
    description: 'Approves exactly the current text. Any key with the scope write can approve, so a program may do so only for a person who has read the draft. Nothing in the service sends: a person sends the approved message by their own means. While a message of the lead is a suspected opt-out, approval is rejected until a person has read it (`invalid_state`).',
    cost: null,
    conditional: null,
    arguments: {
      messageId: { types: ['string'], required: true, description: 'The message.' },
      contentHash: {
        types: ['string'],
        required: false,
        description: 'The contentHash of the draft that you read. If the draft has changed since, approval is rejected.',
      },
    },
    example: { messageId: 'message_01h455vb4pex5vsknk084sn02q' },
  },
  'messages.generate': {
    group: 'messages',
    summary: 'Draft a message for one lead',
    description: "Researches the lead if it has no analysis, and leaves a draft in the thread for a person. The draft is complete when the call returns. The draft begins with the news of the company that fits best; `triggerId` takes other news, such as one of the draft's `alternatives`, and does not read the site again. It never sends. With a live key, it costs 1 credit for the draft and 1 for research, if needed; a sandbox key pays nothing. A lead with a suspected opt-out gets no draft until a person has read the message (`invalid_state`).",
    cost: 'With a live key, 1 credit for the draft and 1 for research, if needed; a sandbox key pays nothing.',
    conditional: null,
    arguments: {
      leadId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead. Opaque and ordered by the time of creation.',
      },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      channel: {
        types: ['string'],
        required: false,
        choices: ['email', 'linkedin'],
        description: 'email by default.',
      },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: 'The language to write in; chosen automatically by default.',
      },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the message on.',
      },
      triggerId: {
        types: ['string'],
        required: false,
        description: 'The id of dated news of a company. It stays the same while its source does.',
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', language: 'en' },
  },
  'inbox.addMessage': {
    group: 'inbox',
    summary: "Add one message to a lead's thread",
    description: 'Records a message that was sent or received elsewhere: by telephone, in a chat, in another mailbox. Sends nothing. Name the lead by `leadId`, or the person in `identity`. A person whose e-mail address, alias and LinkedIn address are unknown becomes a new lead.\n\nAn `inbound` message is a reply like any other: it moves the lead to replied, is classified if the category is certain, emits `reply.received` and starts the flows for `message.received`. An opt-out suppresses the person immediately. An `outbound` message is stored as sent and moves the lead to contacted; it does not emit `message.sent`, because nothing was sent here. Sending the same message twice stores two messages, unless both calls have the same `Idempotency-Key`.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      direction: {
        types: ['string'],
        required: true,
        choices: ['inbound', 'outbound'],
        description: '`inbound`: they wrote it. `outbound`: you did, elsewhere.',
      },
      body: { types: ['string'], required: true, description: 'The text of the message.' },
      identity: {
        types: ['object'],
        required: false,
        description: 'What is known of the person: at least one of e-mail address, LinkedIn address, a name, `company` or `domain`. Only the two addresses match a lead. A blank text counts as absent.',
      },
      leadId: {
        types: ['string'],
        required: false,
        description: 'A lead of this workspace. Give either this or `identity`, not both.',
      },
      occurredAt: {
        types: ['string', 'number'],
        required: false,
        description: 'When it happened: ISO 8601 or epoch milliseconds; now by default. A time that is unreadable, before 1990 or in the future becomes now, with a warning.',
      },
      subject: {
        types: ['string'],
        required: false,
        description: 'The subject; empty by default.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      direction: 'inbound',
      body: 'What does the planning software cost for 14 care homes?',
      identity: {
        company: 'Koskela Hoiva',
        email: 'liisa@koskela-hoiva.example',
        name: 'Liisa Koskela',
      },
      subject: 'Shift planning',
    },
  },
  'events.ingest': {
    group: 'events',
    summary: 'Report an event from another system',
    description: "Records a form submission, a booking, an order or any other event about a person or company. Needs a plan with `inboundIntake`. It never sends.\n\n**Matching.** The event belongs to the lead with this e-mail address or alias, else to the lead with this LinkedIn address, else to a new lead. A domain or a name never matches. Empty fields of a known lead are filled, with their source, and nothing is overwritten. An event of a suppressed person is recorded with a warning, and nothing is drafted.\n\n**Storage.** The whole payload is stored, one line of it is added to the lead's notes, and the event appears on the lead's timeline under its `eventId`. The flows for its type and source start. An event changes neither status nor stage; a message does, see inbox.addMessage.\n\n**Deduplication.** An event with an `idempotencyKey` is recorded once, without expiry. Every repeat returns the first reply, even with other arguments and from another key of the organisation. The header `Idempotency-Key` works as for every call.\n\n**Automatic reply draft.** With `autoAdvance`, a reply is drafted immediately from the Brain, in the language of the enquiry, and waits in the thread for a person (`draft.ready`). It needs a live key and costs 1 credit. If it cannot be written, for lack of credits or material, lead and event stay, nothing is charged, `messageId` is null, a warning says why and `draft.failed` is emitted.",
    cost: 'Nothing without autoAdvance. With it, 1 credit for a drafted reply; a reply that cannot be written costs nothing.',
    conditional: 'Live and sandbox; with autoAdvance live only, because it spends credits.',
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      type: {
        types: ['string'],
        required: true,
        description: 'Your own name for what happened, such as `demo_request`; flows select by it.',
      },
      identity: {
        types: ['object'],
        required: true,
        description: 'What is known of the person: at least one of e-mail address, LinkedIn address, a name, `company` or `domain`. Only the two addresses match a lead. A blank text counts as absent.',
      },
      analysis: {
        types: ['string'],
        required: false,
        description: 'Existing research that drafts use. Replaces earlier research.',
      },
      attachToRunId: {
        types: ['string'],
        required: false,
        description: 'A run of this workspace. The lead joins its review list; a draft follows once a person accepts it.',
      },
      autoAdvance: {
        types: ['boolean'],
        required: false,
        description: 'true drafts a reply immediately, for 1 credit; false by default.',
      },
      idempotencyKey: {
        types: ['string'],
        required: false,
        description: 'Your id of this event, unique in the organisation. A repeat never has a second effect.',
      },
      occurredAt: {
        types: ['string', 'number'],
        required: false,
        description: 'When it happened: ISO 8601 or epoch milliseconds; now by default. A time that is unreadable, before 1990 or in the future becomes now, with a warning.',
      },
      payload: {
        types: [],
        required: false,
        description: 'Any JSON, such as the submitted form. Treated as data, never as an instruction.',
      },
      source: {
        types: ['string'],
        required: false,
        description: 'The system that reports it, such as `website`. Becomes the `discoverySource` of a new lead.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Tags to add to the lead.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      type: 'demo_request',
      identity: {
        company: 'Koskela Hoiva',
        email: 'liisa@koskela-hoiva.example',
        name: 'Liisa Koskela',
      },
      idempotencyKey: 'website-form-4711',
      occurredAt: '2026-11-20T09:00:00Z',
      payload: {
        message: 'What does the planning software cost for 14 care homes?',
        newsletter: false,
      },
      source: 'website',
    },
  },
  'replies.classify': {
    group: 'replies',
    summary: 'Classify inbound replies',
    description: 'Assigns one of thirteen categories to each unclassified reply of the workspace, oldest first, and is complete when the call returns. Rules come first: automatic answers, mail server reports, and opt-outs in English, Finnish, Swedish and German. A person who opts out is suppressed immediately, and drafts to them are removed. The configured model classifies the rest; without one, or with a sandbox key, the built-in classifier does. An unclear reply gets `unsure`. An existing category never changes. Costs nothing.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'The maximum number of replies to classify.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q', limit: 50 },
  },
  'replies.draft': {
    group: 'replies',
    summary: "Save a reply draft in a lead's thread",
    description: "Saves your own text as a draft in the lead's inbox thread, under the thread's last subject, for a person to review. It replaces the unapproved reply drafts there. A text with a phrase that the workspace avoids or forbids is rejected. Sends nothing and costs nothing. To have an answer written for you, call replies.draft on /mcp/run.",
    cost: null,
    conditional: null,
    arguments: {
      leadId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead. Opaque and ordered by the time of creation.',
      },
      body: {
        types: ['string'],
        required: true,
        description: 'The whole text of the reply.',
      },
      instruction: {
        types: ['string'],
        required: false,
        description: "What the person asked for. Stored in the draft's history only.",
      },
    },
    example: {
      leadId: 'lead_01h455vb4pex5vsknk084sn02q',
      body: 'Hi Maija,\n\nA month of Tavlo costs 79 euros for each clinic.\n\nBest regards,\nMia',
      instruction: 'Answer the question about the price.',
    },
  },
  'replies.draftByThread': {
    group: 'replies',
    summary: 'Draft an answer to a reply',
    description: "Drafts an answer to the last inbound message of a thread, from the workspace's Brain, knowledge and business context. The draft waits in the thread for a person and replaces the unapproved reply drafts there. Complete when the call returns. It never sends. Nothing is made up: `warnings` names the questions that no source answers. With a live key, it costs 1 credit; a sandbox key pays nothing. Opt-outs and automatic answers get no answer.",
    cost: 'With a live key, 1 credit; a sandbox key pays nothing.',
    conditional: null,
    arguments: {
      threadId: {
        types: ['string'],
        required: true,
        description: 'The id of a thread with a lead. Opaque and ordered by the time of creation.',
      },
      intent: {
        types: ['string'],
        required: false,
        description: 'What the answer should do, in your own words. The built-in composer understands to decline, to propose a call, to offer a summary, to ask for details and to come back later.',
      },
    },
    example: { threadId: 'thread_01h455vb4pex5vsknk084sn02q', intent: 'Propose a call.' },
  },
  'replies.preview': {
    group: 'replies',
    summary: 'Preview how an enquiry would be answered',
    description: "Writes the answer that an enquiry would get from the workspace's current Brain, knowledge and business context. Shows which sentence answers which question and what stays unanswered. Stores and sends nothing, emits no event and costs nothing. An opt-out, or a suspected one, is rejected (`invalid_state`).",
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      eventType: {
        types: ['string'],
        required: true,
        description: 'The type of the enquiry, as for events.ingest.',
      },
      company: { types: ['string'], required: false, description: "The person's company." },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: 'The language to write in; chosen automatically by default.',
      },
      payload: {
        types: [],
        required: false,
        description: 'The form, or whatever else arrived, as for events.ingest: any JSON value.',
      },
      source: {
        types: ['string'],
        required: false,
        description: 'The system that reported it.',
      },
      who: {
        types: ['string'],
        required: false,
        description: 'The name of the person to greet.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      eventType: 'contact_form',
      payload: { Clinics: 3, Message: 'What does it cost', Name: 'Maija Virtanen' },
      who: 'Maija',
    },
  },
  'flows.list': {
    group: 'flows',
    summary: 'List the flows of a workspace',
    description: 'Returns each flow with its trigger, steps, whether it is on, the full skills of its steps, its last run and its last failed run.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.create': {
    group: 'flows',
    summary: 'Create a flow',
    description: 'A flow defines what happens when something arrives. Its steps run in order. `understand` decides the category of an enquiry; `route` continues at a later step according to that category; `attach` puts the lead on the review list of a run; `draft_reply` drafts an answer for a person; `notify` informs the team. No step can send. The flow is off unless `enabled` is true.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      name: { types: ['string'], required: true, description: 'A name, for display.' },
      trigger: {
        types: ['object'],
        required: true,
        description: 'What starts the flow. `eventTypes` and `sources` are for `inbound_event`.',
      },
      steps: {
        types: ['array'],
        itemTypes: ['object'],
        required: true,
        description: 'The steps, in order.',
      },
      enabled: {
        types: ['boolean'],
        required: false,
        description: 'true switches the flow on; off by default.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      name: 'Website enquiries',
      trigger: { eventTypes: ['contact_form'], kind: 'inbound_event', sources: ['website'] },
      steps: [
        {
          categories: [
            {
              examples: ['What would 20 seats cost?'],
              key: 'quote',
              label: 'Asks for a quote',
            },
            {
              examples: ['My CV is attached.'],
              key: 'job',
              label: 'Applies for a job',
            },
          ],
          id: 'what',
          kind: 'understand',
        },
        {
          id: 'choose',
          kind: 'route',
          routes: [{ goTo: 'answer', when: 'quote' }, { goTo: 'stop', when: 'job' }],
        },
        { id: 'answer', kind: 'draft_reply', note: 'Offer a call this week.' },
        {
          id: 'tell',
          kind: 'notify',
          note: 'An answer waits to be read.',
          webhook: true,
        },
      ],
      enabled: true,
    },
  },
  'flows.update': {
    group: 'flows',
    summary: 'Change a flow',
    description: 'Replaces the given name, trigger or steps; absent fields stay. Runs in progress keep the steps with which they began.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      name: { types: ['string'], required: false, description: 'A name, for display.' },
      steps: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The steps, in order.',
      },
      trigger: {
        types: ['object'],
        required: false,
        description: 'What starts the flow. `eventTypes` and `sources` are for `inbound_event`.',
      },
    },
    example: {
      flowId: 'flow_01h455vb4pex5vsknk084sn02q',
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          note: 'Somebody wrote through the website.',
          webhook: true,
        },
      ],
    },
  },
  'flows.delete': {
    group: 'flows',
    summary: 'Delete a flow',
    description: 'Deletes the flow and the log of its runs. Runs in progress end without charge. The drafts, notifications and entries on review lists that it created stay, and so do its skills.',
    cost: null,
    conditional: null,
    arguments: { flowId: { types: ['string'], required: true, description: 'The flow.' } },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.setEnabled': {
    group: 'flows',
    summary: 'Switch a flow on or off',
    description: 'A flow that is off starts nothing. Switching it off also ends its runs in progress, without charge: their remaining steps are skipped, and the log says why.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      enabled: {
        types: ['boolean'],
        required: true,
        description: 'true switches it on, false off.',
      },
    },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q', enabled: false },
  },
  'flows.runs': {
    group: 'flows',
    summary: 'List the runs of a flow',
    description: 'Returns the log of a flow, newest run first. Each run has one row per step, in order, with the reason, also for steps that did nothing. A run in progress shows the steps it has completed. Finished runs are kept for 30 days.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.saveSkill': {
    group: 'flows',
    summary: 'Save a skill',
    description: 'Stores how the business decides what an enquiry is. `understand` steps refer to the file by its id. With `skillId`, replaces an existing file; the next step that uses it gets the new text. The built-in classifier uses the categories and their examples; a model follows the instructions as well.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      name: { types: ['string'], required: true, description: 'A name, for display.' },
      body: { types: ['string'], required: true, description: 'The instructions.' },
      skillId: {
        types: ['string'],
        required: false,
        description: 'The id of a skill of flows. Opaque and ordered by the time of creation.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      name: 'What counts as a quote',
      body: 'An enquiry that names a number of seats, or asks for a price, is a request for a quote.',
    },
  },
  'connectors.list': {
    group: 'connectors',
    summary: 'List the connectors of a workspace',
    description: 'Lists the data sources of leads, each with the result of its last sync. The authorization header is never returned, only whether one is set.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'connectors.create': {
    group: 'connectors',
    summary: 'Register a data connector',
    description: 'Registers an address that returns companies or people as a source of leads. Reads nothing until connectors.sync.\n\nThe source answers GET with JSON, NDJSON, or CSV with a header line. In JSON, the list of records is the document itself, or the one array in it, at most three levels deep, whose records contain a mapped field. The next page comes from a `Link` header with `rel="next"`, from `next` or `links.next` of a JSON object, or from its `nextCursor` or `next_cursor`, which the service sends back as the query parameter `cursor`.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      name: {
        types: ['string'],
        required: true,
        description: "The connector's name. Its leads get it as their `source`, which runs.startFromLeads selects by.",
      },
      url: {
        types: ['string'],
        required: true,
        description: 'The http or https address of the first page. It must not contain a user name and must lead to a public address. A host name that does not resolve yet is accepted.',
      },
      fieldMap: {
        types: ['object'],
        required: true,
        description: 'For each field of a lead, the CSV column or JSON property; a dotted path such as `contact.emails.0.value` reaches into objects and lists. Map at least one of company, email and companyDomain.',
      },
      authHeader: {
        types: ['string'],
        required: false,
        description: 'The value of the Authorization header, such as `Bearer …`, or another header as `Name: value`. Stored encrypted, never returned, and sent only to the origin of `url`.',
      },
      logoUrl: {
        types: ['string'],
        required: false,
        description: 'The web address of a logo, for display. The service does not load it.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      name: 'Customer register',
      url: 'https://register.example/v2/contacts?list=prospects',
      fieldMap: {
        company: 'organisation.name',
        email: 'email',
        firstName: 'given_name',
        lastName: 'family_name',
      },
      authHeader: 'Bearer 4f1c0d9a7be2',
    },
  },
  'connectors.delete': {
    group: 'connectors',
    summary: 'Remove a data connector',
    description: 'Deletes the source and its authorization header. Its leads stay. A new connector for the same address matches them again.',
    cost: null,
    conditional: null,
    arguments: {
      connectorId: { types: ['string'], required: true, description: 'The connector.' },
    },
    example: { connectorId: 'connector_01h455vb4pex5vsknk084sn02q' },
  },
  'connectors.sync': {
    group: 'connectors',
    summary: 'Pull leads from a data source',
    description: 'Reads the source page by page and adds its records as leads.addBatch does. A known lead only gets its empty fields filled, a suppressed person is refused, and each new lead emits lead.added. A record without an e-mail address is matched by its externalUrl, or else by its company, domain and names. So you can repeat a sync, and an interrupted one keeps what it has added.\n\nOne sync reads at most 20,000 records, 200 pages and 50 MB, in about 30 seconds. `truncated` names the limit that stopped it, and the next sync continues there. Needs a live key and costs no credits.',
    cost: null,
    conditional: null,
    arguments: {
      connectorId: { types: ['string'], required: true, description: 'The connector.' },
    },
    example: { connectorId: 'connector_01h455vb4pex5vsknk084sn02q' },
  },
  'webhooks.list': {
    group: 'webhooks',
    summary: 'List the webhook endpoints',
    description: 'Lists the endpoints, each with whether it is active and the result of its last delivery. An endpoint is disabled after 10 deliveries in a row of which every attempt failed. A person enables it again with `npx outreach webhook enable`. Secrets are never returned.',
    cost: null,
    conditional: null,
    arguments: {
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the previous page, with the same filters.',
      },
      limit: { types: ['integer'], required: false, default: 50, description: 'Page size.' },
    },
    example: {},
  },
  'webhooks.create': {
    group: 'webhooks',
    summary: 'Register a webhook endpoint',
    description: 'From now on, events of these kinds are sent to the address, as POST with the JSON bodies of the page Webhook events. The receiver must answer with a 2xx within 10 seconds. Any other result, including a redirect, is retried 30 seconds and 5 minutes after the first attempt, with the same bytes and the same `webhook-id`. An event may arrive more than once and out of order.\n\nOnly this reply contains the secret, with which the receiver verifies `X-Service-Signature` or the Standard Webhooks headers. An organisation has at most 20 endpoints.',
    cost: null,
    conditional: null,
    arguments: {
      url: {
        types: ['string'],
        required: true,
        description: 'An http or https address. It must not contain a user name and must lead to a public address. A host name that does not resolve yet is accepted, and checked again on every connection.',
      },
      events: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'Kinds of events, such as `draft.ready`; `*` means every kind, including future ones.',
      },
      description: { types: ['string'], required: false, description: 'A note for people.' },
    },
    example: {
      url: 'https://hooks.example/outreach',
      events: ['draft.ready', 'reply.received'],
      description: "The team's inbox",
    },
  },
  'webhooks.delete': {
    group: 'webhooks',
    summary: 'Remove a webhook endpoint',
    description: 'Stops all deliveries to the address and deletes its secrets. A delivery in progress may still arrive.',
    cost: null,
    conditional: null,
    arguments: {
      webhookId: { types: ['string'], required: true, description: 'The webhook endpoint.' },
    },
    example: { webhookId: 'webhook_01h455vb4pex5vsknk084sn02q' },
  },
  'credits.info': {
    group: 'credits',
    summary: 'Read the credits',
    description: 'Returns balance, daily free credits, usage, plan and the price of each unit of work.',
    cost: null,
    conditional: null,
    arguments: {},
    example: {},
  },
};
