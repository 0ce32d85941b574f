// @generated from openapi.yaml and registry.yaml by npm run codegen

import type { OperationId } from './operations.ts';

/** One argument as a person writes it. */
export interface ManualArgument {
  /** The types of JSON that it takes, such as `string` or `null`. */
  readonly types: readonly string[];
  /** The same of the items, where it is a list. */
  readonly itemTypes?: readonly string[];
  readonly required: boolean;
  /** The only words that it, or an item of it, may be. */
  readonly choices?: readonly string[];
  readonly default?: unknown;
  readonly description: string;
}

/** What a person should know before calling an operation. */
export interface Manual {
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  /** What a call costs, in sentences; null where it costs nothing. */
  readonly cost: string | null;
  /** When a sandbox key may call it, where that depends on the arguments. */
  readonly conditional: string | null;
  /** The required ones first. */
  readonly arguments: Readonly<Record<string, ManualArgument>>;
  /** Arguments that show how it is called. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The titles of the groups, in the order in which they are read. */
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

/** By operation: its manual. */
export const manuals: Readonly<Record<OperationId, Manual>> = {
  'projects.list': {
    group: 'projects',
    summary: 'List the workspaces',
    description: 'Every other operation needs a workspace: read its id here. People create workspaces, with `npx outreach workspace create`; no call does.',
    cost: null,
    conditional: null,
    arguments: {
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: {},
  },
  'projects.get': {
    group: 'projects',
    summary: 'Read one workspace in full',
    description: 'Business context, market analysis, ideal customer profile and settings. Read it before rewriting a part of it with projects.updateContext.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'projects.updateContext': {
    group: 'projects',
    summary: 'Rewrite the business context',
    description: 'Sets the fields that are given and leaves the others. What is written here grounds every draft: a claim about the seller must be found in it, in the knowledge or in the Brain.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      companySize: { types: ['string'], required: false, description: 'How large the seller is.' },
      competitors: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Companies that the seller competes with.',
      },
      forbiddenPhrases: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Phrases that no draft may hold.',
      },
      industry: { types: ['string'], required: false, description: "The seller's own field." },
      jobTitles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Whom the seller wants to reach.',
      },
      knownCustomers: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Customers that may be named.',
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
        description: 'Messages that do not.',
      },
      voiceExamplesGood: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Messages that sound as the seller wants to sound.',
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
    summary: 'Read the knowledge prose',
    description: 'One block of prose about the seller that grounds every message. It is empty until knowledge.set or knowledge.append wrote it.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'knowledge.set': {
    group: 'knowledge',
    summary: 'Replace the knowledge prose',
    description: 'What was there is gone; knowledge.append adds instead. At most 262,144 bytes.',
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
        description: 'The whole prose, at most 262,144 UTF-8 bytes.',
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      text: 'Tavlo was founded in Tampere in 2015. It connects to payroll systems.',
    },
  },
  'knowledge.append': {
    group: 'knowledge',
    summary: 'Add to the knowledge prose',
    description: 'The text is added as a new paragraph. At most 262,144 bytes in all.',
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
    description: 'Products, references, partners, company facts and notes that drafts may quote; phrases to avoid and writing rules that they obey. Read the ids for brain.update and brain.remove here.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
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
        ],
        description: 'Only items of this type.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q', type: 'reference' },
  },
  'brain.add': {
    group: 'brain',
    summary: 'Add one Brain item',
    description: 'A fact that drafts may quote, a phrase they must avoid, or a standing rule about how they are written.',
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
        ],
        description: 'avoid is a phrase that must never be said; writing_rule is a standing instruction about how messages are written and is never quoted.',
      },
      title: { types: ['string'], required: true, description: 'A short name for people.' },
      body: {
        types: ['string'],
        required: true,
        description: 'The text itself. For avoid: the phrase.',
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
    summary: 'Rewrite one Brain item',
    description: 'Sets the title, the body or both; the type stays.',
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
      body: { types: ['string'], required: false, description: 'The text itself.' },
      title: { types: ['string'], required: false, description: 'A short name for people.' },
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
    description: 'Later drafts no longer use it. Drafts that quoted it keep their evidence.',
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
    description: 'Newest first, filtered by any of the arguments together. Use it to find leads and to see what a source holds before a run; leads.get has one lead with its research and what happened to it.',
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
        description: "Only leads whose city, or else their company's city, is this; letter case ignored.",
      },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      hasEmail: {
        types: ['boolean'],
        required: false,
        description: 'Only leads with, or without, an e-mail address.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
      query: {
        types: ['string'],
        required: false,
        description: 'Only leads whose name, company, domain or address holds this text.',
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
      source: 'autumn-fair',
      tags: ['seafood'],
    },
  },
  'leads.get': {
    group: 'leads',
    summary: 'Read one lead in full',
    description: 'All fields with where each came from, the research that was read, and the last 50 things that happened.',
    cost: null,
    conditional: null,
    arguments: { leadId: { types: ['string'], required: true, description: 'The lead.' } },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'leads.add': {
    group: 'leads',
    summary: 'Add one company or contact',
    description: "Matches a lead that is there by e-mail address, alias or LinkedIn address (never by domain): its empty fields are then filled, tags are united and nothing is overwritten. Where the e-mail address names one lead and the LinkedIn address another, the e-mail address decides and the two are flagged as suspected duplicates. A lead matched by LinkedIn address keeps a new e-mail address as an alias.\n\nThe company's domain is taken from companyDomain, domain, companyWebsite or the e-mail address, and never from a mail provider or a page on a shared host, such as a social network. A blank text counts as not given.\n\nWith `analysis`, messages are written from it instead of from a fresh reading of the site. Use leads.addBatch for many at once.",
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
        description: "Research text, from which messages are written instead of from a fresh reading of the company's site.",
      },
      city: { types: ['string'], required: false, description: "The person's city." },
      company: { types: ['string'], required: false, description: "The company's name." },
      companyCity: { types: ['string'], required: false, description: "The company's city." },
      companyDomain: {
        types: ['string'],
        required: false,
        description: "The company's domain or web address; its registrable part is kept.",
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
        description: 'Fields of your own, stored as they are.',
      },
      domain: {
        types: ['string'],
        required: false,
        description: 'Another name for companyDomain, which wins when both are given.',
      },
      email: {
        types: ['string'],
        required: false,
        description: "The person's e-mail address. Two leads of a workspace never share one.",
      },
      externalUrl: {
        types: ['string'],
        required: false,
        description: 'Where the lead is kept in another system.',
      },
      firstName: { types: ['string'], required: false, description: "The person's first name." },
      jobTitle: { types: ['string'], required: false, description: "The person's job title." },
      lastName: { types: ['string'], required: false, description: "The person's last name." },
      linkedinUrl: {
        types: ['string'],
        required: false,
        description: "The person's LinkedIn address; a company's page identifies only a lead without a person.",
      },
      location: {
        types: ['string'],
        required: false,
        description: "The location in the source's own words.",
      },
      notes: {
        types: ['string'],
        required: false,
        description: 'Notes for people; they are not used as evidence.',
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
        description: 'A label that says where the lead came from; `runs.startFromLeads` chooses by it.',
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
    description: 'Up to 500 at once, each matched as leads.add does, also against earlier rows of the same batch. A row that cannot be taken is refused with its reason and holds back no other.',
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
    summary: 'Edit a lead',
    description: 'Sets the fields that are given; a blank text clears its field. `dealStage` won or lost moves the CRM stage; a status of responded or qualified, and every move of the stage, raises lead.status_changed. A new e-mail address takes the place of the one before; one that another lead has is refused. Of a lead that must not be written to, the address before stays an alias. `campaignId` also puts the lead into that campaign, unless it is completed or archived; a tag that the lead did not have lets it join the campaigns whose rules name the tag.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      analysis: {
        types: ['string'],
        required: false,
        description: "Research text, from which messages are written instead of from a fresh reading of the company's site.",
      },
      appendNote: {
        types: ['boolean'],
        required: false,
        description: 'Add `notes` to what is there instead of replacing it; false where absent.',
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
        description: 'Fields of your own, stored as they are.',
      },
      dealStage: {
        types: ['string', 'null'],
        required: false,
        choices: ['proposal_sent', 'negotiation', 'won', 'lost'],
        description: 'Set by a person or their agent; null clears it.',
      },
      dealValueEur: {
        types: ['number', 'null'],
        required: false,
        description: 'In euro; null clears it.',
      },
      email: {
        types: ['string'],
        required: false,
        description: "The person's e-mail address. Two leads of a workspace never share one.",
      },
      externalUrl: {
        types: ['string'],
        required: false,
        description: 'Where the lead is kept in another system.',
      },
      firstName: { types: ['string'], required: false, description: "The person's first name." },
      fitScore: { types: ['number'], required: false, description: 'How well the lead fits.' },
      jobTitle: { types: ['string'], required: false, description: "The person's job title." },
      lastName: { types: ['string'], required: false, description: "The person's last name." },
      location: {
        types: ['string'],
        required: false,
        description: "The location in the source's own words.",
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
        description: '',
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
    summary: 'Find out what a lead lacks',
    description: "Fills empty fields alone: facts about the company, and the person. A lead that names nobody gets the person who fits the roles best; one that names somebody gets what is known of that very person. The company's site is read and kept, so that the next draft is written from it without paying again. What a person or program wrote is never overwritten, addresses are never guessed, and one that belongs to another lead or must not be written to is not taken. Every field says in `provenance` where it was found. It takes at most half a minute and costs 1 credit, and nothing where nothing was found.",
    cost: '1 credit, the reading of the site included; nothing where nothing was found.',
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: "Which language of a company's site to read; that of its home page where absent.",
      },
      roles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: "Titles or functions in English, Finnish, Swedish or German, the most wanted first. Absent: those of the workspace's context, else whoever decides.",
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', roles: ['Head of Human Resources'] },
  },
  'leads.enrichBatch': {
    group: 'leads',
    summary: 'Find out what many leads lack',
    description: "As leads.enrich, for up to 200 leads, in the background: the call reserves a credit for each lead and answers which are queued; each lead's timeline says what came of it, and the credits of those for which nothing was found go back. Without `leadIds` the leads of the workspace are taken that lack an e-mail address or research, the oldest first. A lead that is being enriched already is refused, so that nobody is paid for twice.",
    cost: '1 credit for each lead for which something is found, the reading of its site included.',
    conditional: null,
    arguments: {
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: "Which language of a company's site to read; that of its home page where absent.",
      },
      leadIds: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Either this or `projectId` is needed.',
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
        description: "Titles or functions in English, Finnish, Swedish or German, the most wanted first. Absent: those of the workspace's context, else whoever decides.",
      },
    },
    example: {
      projectId: 'project_01h455vb4pex5vsknk084sn02q',
      roles: ['Head of Human Resources', 'CEO'],
    },
  },
  'leads.addAlias': {
    group: 'leads',
    summary: 'Claim another e-mail address for a lead',
    description: "From now on the address names the lead, so mail from it reaches the lead's thread, and adding it again matches the lead. Mail that came from it before is put into the thread with its own times, which moves stage and status as a reply does. The first address of a lead becomes its own, each further one an alias. An address that another lead has is refused. One that must not be written to is taken, and the lead is then suppressed as a whole.",
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
    description: 'Adds the tags that the lead does not have yet, in the order given; those it has stay where they are. A tag it did not have lets it join the campaigns whose rules name the tag.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'The tags to add; blanks around them are dropped.',
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', tags: ['autumn-fair'] },
  },
  'leads.merge': {
    group: 'leads',
    summary: 'Merge duplicate leads',
    description: "The duplicate becomes part of the primary, in one workspace. The primary's fields stand wherever they hold something, each with where it came from; tags, custom fields and addresses are united, and the duplicate's e-mail address becomes an alias. Messages, rows of runs, memberships and the timeline move. Whoever was suppressed stays so. Status and stage are those of the lead that is further along. A run that held both keeps the row that is further along; the other draft stays in the thread, and its approval is revoked. The duplicate's id leads to the primary from then on. A person can take a merge back with `npx outreach lead unmerge`.",
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
    description: 'Removes the lead with its addresses, messages, rows of runs, memberships and timeline. Drafts under way end without charge; what a run has spent stays in its credits. A suppression stays, and holds from then on for each address of the lead by itself, so the person is still not written to. The id of a lead that was merged into another is refused, so that nobody deletes that other lead by an old id. It cannot be undone.',
    cost: null,
    conditional: null,
    arguments: { leadId: { types: ['string'], required: true, description: 'The lead.' } },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'leads.deleteBatch': {
    group: 'leads',
    summary: 'Delete many leads',
    description: 'Up to 200 at once, each as leads.delete does. An id that names no lead, or one that was merged into another, is answered not_found and holds back no other.',
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
    description: 'Newest first. Use campaigns.get for one with its leads, and campaigns.messageStructure for what its messages are made of.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.get': {
    group: 'campaigns',
    summary: 'Read one campaign',
    description: 'Status, channels, settings and leads. What its messages are made of is read with campaigns.messageStructure.',
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
    description: 'A campaign holds the brief, the message structure and the leads. It sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      name: { types: ['string'], required: true, description: 'A name for people.' },
      brief: {
        types: ['string'],
        required: false,
        description: 'What the campaign is about; guides every message.',
      },
      channels: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        choices: ['email', 'linkedin'],
        description: 'Where messages go; email where absent.',
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
        description: 'Where.',
      },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the messages on.',
      },
      scheduledStartDate: {
        types: ['string', 'integer'],
        required: false,
        description: 'An ISO 8601 time or epoch milliseconds.',
      },
      startAt: {
        types: ['string', 'integer'],
        required: false,
        description: 'An ISO 8601 time or epoch milliseconds.',
      },
      targetCompanySize: {
        types: ['string'],
        required: false,
        description: 'At companies of which size.',
      },
      targetIndustry: { types: ['string'], required: false, description: 'In which field.' },
      targetRole: { types: ['string'], required: false, description: 'Whom to reach.' },
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
    summary: 'Change a campaign',
    description: 'Sets the fields that are given; null or a blank text clears one. A draft becomes active or archived; an active campaign paused, completed or archived; a paused one active, completed or archived; a completed one active or archived; an archived one comes back as paused. No other move is taken. While it is completed or archived a campaign takes no leads, by rules neither. Sends nothing, and stops no run.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      brief: {
        types: ['string', 'null'],
        required: false,
        description: 'What the campaign is about; guides every message.',
      },
      ghostwriterHints: {
        types: ['string', 'null'],
        required: false,
        description: "Writing rules for the messages, one in each line. They come behind the workspace's own.",
      },
      goal: {
        types: ['string', 'null'],
        required: false,
        description: 'What the campaign is to achieve. Messages work towards it where their structure names no objective.',
      },
      name: { types: ['string'], required: false, description: 'A name for people.' },
      outreachAngle: {
        types: ['string', 'null'],
        required: false,
        description: 'What to build the messages on.',
      },
      scheduledStartDate: {
        types: ['string', 'integer', 'null'],
        required: false,
        description: 'An ISO 8601 time or epoch milliseconds; null clears it.',
      },
      status: {
        types: ['string'],
        required: false,
        choices: ['draft', 'active', 'paused', 'completed', 'archived'],
        description: 'Where the campaign is to stand. Where it stands already is no move and is taken.',
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
    description: 'Counted from the messages as they stand. What nothing tracks is null, not 0.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q' },
  },
  'campaigns.addLeads': {
    group: 'campaigns',
    summary: 'Put leads into a campaign',
    description: "Up to 200 at once, each answered in its place. A lead of another workspace than the campaign's is not found and holds back no other. A campaign that is completed or archived takes no leads. Sends nothing.",
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
    summary: 'Put every lead with a tag into a campaign',
    description: 'Takes each lead of the workspace that has any of the tags now, however many there are; campaigns.addRule is for those that get a tag later. Tags are compared as leads.list compares them, letter case included. A campaign that is completed or archived takes no leads. Sends nothing.',
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
        description: 'One of them suffices.',
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
    summary: 'Let leads that get a tag join a campaign',
    description: 'From now on a lead of the workspace joins the campaign when it gets the tag, by whatever call; a new lead gets all its tags. Leads that have the tag already stay where they are; campaigns.addLeadsByTag takes those. Tags are compared letter case included, without the blanks around them. The same rule again is answered with the one that is there. A campaign has at most 200 rules; while it is completed or archived they rest, and none is added.',
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
    description: 'Its blocks, form, rules and whether it is locked. Without one, messages are written from the brief alone.',
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
    description: 'Replaces the fields that are given. A locked block ships word for word; a generated block is written from its instruction and real material, and what the research does not establish is left out. Refused while the structure is locked. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      blocks: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The ordered blocks.',
      },
      followUpStrategy: {
        types: ['string'],
        required: false,
        description: 'How later messages to the same person refer to the first.',
      },
      form: { types: ['object'], required: false, description: 'The shape of the message.' },
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
    description: 'While it is locked, campaigns.setMessageStructure refuses. Sends nothing.',
    cost: null,
    conditional: null,
    arguments: {
      campaignId: { types: ['string'], required: true, description: 'The campaign.' },
      locked: {
        types: ['boolean'],
        required: true,
        description: 'true locks, false unlocks.',
      },
    },
    example: { campaignId: 'campaign_01h455vb4pex5vsknk084sn02q', locked: true },
  },
  'company.lookup': {
    group: 'company',
    summary: 'Resolve a company and the people to reach there',
    description: 'Finds the company by its name, or by its domain where that is given, and those who have the wanted role, work in its function or decide, each with the reason and where they were found. Addresses are never guessed; an address of a function, such as info@, stays one. Starts nothing and stores nothing. It takes at most half a minute: what did not answer by then is left out and said so in `lookedIn`. It costs 1 credit, and nothing where nobody was found.',
    cost: '1 credit; nothing where nobody was found.',
    conditional: null,
    arguments: {
      company: { types: ['string'], required: true, description: 'Its name.' },
      city: {
        types: ['string'],
        required: false,
        description: 'Where it is, to tell it from others of its name.',
      },
      domain: {
        types: ['string'],
        required: false,
        description: 'Its domain or web address. Then it is this company, whatever else goes by the name.',
      },
      limit: {
        types: ['integer'],
        required: false,
        description: 'How many people at most; 5 where absent.',
      },
      role: {
        types: ['string'],
        required: false,
        description: 'A title or function in English, Finnish, Swedish or German; whoever decides where absent.',
      },
    },
    example: { company: 'Koivu Klinikat', city: 'Tampere', role: 'Head of Human Resources' },
  },
  'engine.start': {
    group: 'engine',
    summary: 'Start a run from a brief',
    description: 'Looks for companies that fit the idea and stops at the list of them, for a person to confirm: status `awaiting_profile`. Finding them costs nothing. Read the list with runs.leads, each company with why it fits and where it was found, then confirm it with runs.confirmCompanies. Where none is found, the run stops there all the same and runs.status says where was looked. It never sends.',
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
        description: "Whom to reach and what for, in a person's words. What it says of field, country, city and size goes before the campaign and the ideal customer profile; it is the brief of the messages as well.",
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
        description: 'Where messages go; email where absent.',
      },
      startAt: {
        types: ['string', 'integer'],
        required: false,
        description: 'Nothing is begun before. An ISO 8601 time or epoch milliseconds.',
      },
      targetLeadCount: {
        types: ['integer'],
        required: false,
        description: 'How many companies are wanted; 25 where absent.',
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
    description: 'Newest first; archived runs only when asked for. Use runs.status to follow one run.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      includeArchived: { types: ['boolean'], required: false, description: 'Also archived runs.' },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.status': {
    group: 'runs',
    summary: 'Read how a run stands',
    description: 'Phase, counts, progress, credits, what failed and, where a person must act, the address to open. Cheap enough to poll.',
    cost: null,
    conditional: null,
    arguments: { runId: { types: ['string'], required: true, description: 'The run.' } },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.leads': {
    group: 'runs',
    summary: 'List the leads of a run with their drafts',
    description: "Each lead's standing and its drafted message with the source of every sentence.",
    cost: null,
    conditional: null,
    arguments: {
      runId: { types: ['string'], required: true, description: 'The run.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
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
    summary: 'Name a run',
    description: 'An empty or blank name gives the run back the one derived from what it is about.',
    cost: null,
    conditional: null,
    arguments: {
      runId: { types: ['string'], required: true, description: 'The run.' },
      name: { types: ['string'], required: true, description: 'A name for people.' },
    },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q', name: 'Autumn fair, second round' },
  },
  'runs.archive': {
    group: 'runs',
    summary: 'Close a run',
    description: 'Takes the run off the active list. Leads, contacts and messages are kept, and drafts can still be reviewed. What was not done yet is not done any more and costs nothing, also when the run is under way or waits for credits; its leads without a draft are marked as removed, with the reason. Archiving again changes nothing.',
    cost: null,
    conditional: null,
    arguments: { runId: { types: ['string'], required: true, description: 'The run.' } },
    example: { runId: 'run_01h455vb4pex5vsknk084sn02q' },
  },
  'runs.detach': {
    group: 'runs',
    summary: 'Take one file off a run',
    description: "Takes the file off the run and off every message of it that was not sent. An approved draft that loses a file is a draft again, for an approval is bound to what is sent. Sent messages keep their record. The file's text is no evidence for drafts that are written later, and people whom it alone lists are proposed no more; a draft that quotes it already gets a warning. The upload itself stays, but a further wave brings the file back only under an upload of its own. Doing it again changes nothing and answers with `changed` false.",
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
    description: "Says which companies of a run go on, in which language and to whom. Their sites are read and their people found; for a run from a brief the messages are drafted as well, up to `awaiting_approval`, while people at imported companies wait in `awaiting_contacts` until a person accepts them. Works while the run is `awaiting_profile`. Costs at most what `estimate` says: 1 credit for each site that is read, 1 for each company at which people are found and 1 for each draft. Over the run's cap it is refused; short of credits the run waits as `parked_credits`, and the answer says how many are missing. It never sends.",
    cost: '1 credit for each site that is read, 1 for each company at which people are found and 1 for each draft.',
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
        description: 'Where messages go.',
      },
      contactResearchRequest: {
        types: ['string'],
        required: false,
        description: 'What to look for in people where no role and no decision-maker is given.',
      },
      excludedDomains: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Companies of these domains are left out.',
      },
      greeting: {
        types: ['string'],
        required: false,
        description: 'The word that each message begins with, such as Hei or Dear; the name follows.',
      },
      languageChosen: {
        types: ['boolean'],
        required: false,
        description: "False where the language is only a suggestion: then the language of a lead's thread or site goes before it. True where absent.",
      },
      leadsPerCompany: {
        types: ['integer'],
        required: false,
        description: 'How many people of each company; 1 where absent.',
      },
      reviewedCompanies: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The whole list as a person wants it: proposed companies that it lacks are left out, others are added. A company is found by its domain, else its name. Absent: the proposed list stands.',
      },
      targetAudience: {
        types: ['string'],
        required: false,
        description: "Who is written to, in a person's words; a part of the brief.",
      },
      targetDecisionMakers: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'Titles that go before `targetRoles`, with the reason.',
      },
      targetMarket: {
        types: ['string'],
        required: false,
        description: "Where they are, in a person's words; a part of the brief.",
      },
      targetRoles: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Whom to look for at each company: titles or functions, in any language, the most wanted first.',
      },
      tone: {
        types: ['string'],
        required: false,
        description: 'How messages sound, such as warm or formal.',
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
    summary: 'Start a run from leads pushed in earlier',
    description: "Takes the workspace's leads with the source label through research and drafting, and stops at the drafts for a person to review. No discovery. It never sends. Costs 1 credit for each company researched and 1 for each draft; with `analysis` on a lead there is nothing to research. A lead that has an open draft from a run of the same campaign (without `campaignId`, from a run without one), or is still being worked on in one, is left out, so that starting again takes only what is new; where no lead is left, nothing is started and the error says which runs hold them.",
    cost: '1 credit for each company that is researched and 1 for each draft. Research that finds nothing and drafts that fail cost nothing.',
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
        description: "What the messages are about; stands in for the campaign's brief.",
      },
      campaignId: {
        types: ['string'],
        required: false,
        description: 'The id of a campaign. Opaque and ordered by the time of creation.',
      },
      sourceDisplayLabel: {
        types: ['string'],
        required: false,
        description: 'The label as people should see it; names the run.',
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
    summary: 'Make a company list of an uploaded folder',
    description: 'Makes a campaign and a run with a list of companies out of files that were uploaded before, and stops at that list for a person to confirm. It is complete when the call answers; the files are read in the background, which is free. Nothing is ever sent.\n\n**Which folder is the company.** One folder is one company: the first folder of each path. Where all files share that one and some lie deeper, it is the root around them, and the folder below counts, unless an assignment or the run names the root itself. Letter case tells no folders apart, and folders of one domain or one name are one company. The company is called as its folder is, without underscores and numbering such as `01 - `. Its domain is the assigned one, or the folder\'s name where that is one. Each file is at one company or in `leftOut`, with the reason.\n\n**A further wave.** With `targetRunId` the companies join that run as its next wave. They wait at the company list whatever earlier waves were granted, unless this call grants more. A company that the run has already, by domain, folder or name, gets the new files and is not doubled, also where it had ended. What was granted to it before goes on meanwhile; until this wave\'s files are granted or confirmed no draft quotes or carries them and nobody whom they list is proposed. With a grant, files that waited at the company go on as well, and people whom those list wait to be accepted. A file that is on the run already, or was taken off it, is left out and told.\n\n**What may go on.** `autoAdvance` grants to go on past the list, needs a live key, and is recorded on the run: `["leads"]` looks for people (1 credit for each company where any are found, and 1 for each site that is read) and stops before anything is written; `true` writes to them as well (1 credit for each draft).\n',
    cost: 'Nothing without autoAdvance. With it 1 credit for each company whose site is read, 1 for each where people are found and, with messages, 1 for each draft. What finds nothing or fails costs nothing.',
    conditional: 'Live and sandbox; with autoAdvance only live, because it spends credits.',
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
        description: 'The files, of at most 200 companies.',
      },
      assignments: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'The domains of companies, where they are known.',
      },
      autoAdvance: {
        types: ['boolean', 'array'],
        required: false,
        description: 'What is granted past the company list: nothing where absent, `["leads"]` to look for people, `true` to write to them as well. `["messages"]` alone is refused.',
      },
      campaignBrief: {
        types: ['string'],
        required: false,
        description: "What the messages are about, and what may not be claimed. With `targetRunId` another brief than the run's is refused as `brief_conflict`.",
      },
      campaignName: {
        types: ['string'],
        required: false,
        description: 'Names the campaign and the run. Not with `targetRunId`.',
      },
      excludedFolders: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Folders to leave out, at any depth: a name, or several in a row such as `Acme/internal`. One that is not there does no harm; one that is only misspelt is refused.',
      },
      targetRunId: {
        types: ['string'],
        required: false,
        description: 'The run of this workspace that the companies join as its next wave.',
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
    summary: 'Rewrite the draft on one run lead',
    description: 'Replaces subject, body or both. Text of a locked block cannot be changed. An approved draft returns to drafted. It never sends.',
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
        description: 'The new subject: one line, without control characters.',
      },
    },
    example: {
      leadId: 'run_lead_01h455vb4pex5vsknk084sn02q',
      subject: 'Rosters for your counters',
    },
  },
  'drafts.remove': {
    group: 'drafts',
    summary: 'Take one draft out of a run',
    description: 'It can then be neither approved nor sent. The row stays visible with the reason, and no call takes the removal back.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: {
        types: ['string'],
        required: true,
        description: 'The id of a lead in a run. Opaque and ordered by the time of creation.',
      },
      reason: { types: ['string'], required: false, description: 'Why, for people.' },
    },
    example: {
      leadId: 'run_lead_01h455vb4pex5vsknk084sn02q',
      reason: 'We are in talks with them already.',
    },
  },
  'messages.byLead': {
    group: 'messages',
    summary: 'Read the thread with one lead',
    description: 'Everything sent and received, and drafts, in the order of time.',
    cost: null,
    conditional: null,
    arguments: {
      leadId: { types: ['string'], required: true, description: 'The lead.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
  },
  'messages.byProject': {
    group: 'messages',
    summary: 'List the messages of a workspace',
    description: 'Newest first, over all leads, by direction, state and time. Use messages.byLead for the thread with one lead in the order of time.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      direction: {
        types: ['string'],
        required: false,
        choices: ['inbound', 'outbound'],
        description: 'Only these.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
      since: {
        types: ['string'],
        required: false,
        description: 'Only messages from this time on: ISO 8601 or epoch milliseconds.',
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
    description: 'Binds the approval to the text as it stands. Any key with the scope write can record it, so a program does so only for a person who read the draft. It does not send, and nothing in the service does: a person sends what was approved, by whatever means that person has. While something that the lead wrote may ask not to be written to any more, the draft waits until somebody has read that (`invalid_state`).',
    cost: null,
    conditional: null,
    arguments: {
      messageId: { types: ['string'], required: true, description: 'The message.' },
      contentHash: {
        types: ['string'],
        required: false,
        description: 'The contentHash of the draft as you read it. Where the draft has changed since, the approval is refused.',
      },
    },
    example: { messageId: 'message_01h455vb4pex5vsknk084sn02q' },
  },
  'messages.generate': {
    group: 'messages',
    summary: 'Draft a message for one lead',
    description: 'Researches the lead where it has no analysis, writes a draft, and leaves it in the thread for a person. Complete when the call answers. It never sends. With a live key it costs 1 credit for the draft and 1 for research that had to be done; a sandbox key pays nothing. Nothing is drafted for whoever may have asked not to be written to until a person has read it (`invalid_state`).',
    cost: 'With a live key 1 credit for the draft and 1 for research that had to be done; a sandbox key pays nothing.',
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
        description: 'email where absent.',
      },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: 'Forces the language.',
      },
      outreachAngle: {
        types: ['string'],
        required: false,
        description: 'What to build the message on.',
      },
    },
    example: { leadId: 'lead_01h455vb4pex5vsknk084sn02q', language: 'en' },
  },
  'inbox.addMessage': {
    group: 'inbox',
    summary: "Put one message into a lead's thread",
    description: 'For what came or went out elsewhere: by telephone, in a chat, in another mailbox. It sends nothing. Name the lead by `leadId`, or the person in `identity`, who becomes a lead where nobody is known by that e-mail address, alias or LinkedIn address.\n\nAn `inbound` message is a reply like any other: it moves the lead to replied, is classified where that is certain, raises `reply.received` and starts the flows for `message.received`. Whoever asks to be left alone is, at once. An `outbound` one is kept as sent and moves the lead to contacted; `message.sent` is not raised, for nothing was sent here. The same message twice is two, unless the calls have one `Idempotency-Key`.',
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
        description: '`inbound`: they wrote it. `outbound`: we did, elsewhere.',
      },
      body: { types: ['string'], required: true, description: 'What was written.' },
      identity: {
        types: ['object'],
        required: false,
        description: 'The person, as far as known: at least one of e-mail address, LinkedIn address, a name, `company` or `domain`. Only the two addresses recognise a lead. A blank text counts as not given.',
      },
      leadId: {
        types: ['string'],
        required: false,
        description: 'A lead of this workspace. Leave it out and name the person in `identity` instead; never both.',
      },
      occurredAt: {
        types: ['string', 'number'],
        required: false,
        description: 'When it happened, in ISO 8601 or epoch milliseconds; now where absent. For what cannot be read, or lies before 1990 or ahead, now is taken, with a warning.',
      },
      subject: {
        types: ['string'],
        required: false,
        description: 'Its subject; empty where absent.',
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
    summary: 'Report something that happened outside',
    description: "For a form on a website, a booking, an order: whatever tells of a person or company. Needs a plan with `inboundIntake`. It never sends.\n\n**Who it is.** The lead whose e-mail address or alias is the given one, else the one with that LinkedIn address, else a new lead; a domain or a name never matches. Empty fields of a known lead are filled, with where they are from, and nothing is overwritten. Whoever must not be written to is recorded all the same, with a warning, and nothing is drafted.\n\n**What is kept.** The payload whole, a line of it in the lead's notes, and the event on the lead's timeline under its `eventId`. The flows of the workspace that take its type and source start. An event moves neither status nor stage; a message does, see inbox.addMessage.\n\n**Once.** With an `idempotencyKey` the event is taken in once, for good: every repeat, whatever else it carries and whichever key of the organisation sends it, answers what the first one answered. The header `Idempotency-Key` works beside it as everywhere.\n\n**A reply.** With `autoAdvance` a reply is written at once from the Brain, in the language of the enquiry, and waits in the thread for a person (`draft.ready`). It needs a live key and costs 1 credit. When it cannot be written, for want of credits or of anything to say, lead and event stay, nothing is charged, `messageId` is null, a warning says why and `draft.failed` is raised.",
    cost: 'Nothing without autoAdvance. With it 1 credit for a reply that is written; one that cannot be written costs nothing.',
    conditional: 'Live and sandbox; with autoAdvance only live, because it spends credits.',
    arguments: {
      projectId: {
        types: ['string'],
        required: true,
        description: 'The id of a workspace. Opaque and ordered by the time of creation.',
      },
      type: {
        types: ['string'],
        required: true,
        description: 'Your own word for what happened, such as `demo_request`; flows are chosen by it.',
      },
      identity: {
        types: ['object'],
        required: true,
        description: 'The person, as far as known: at least one of e-mail address, LinkedIn address, a name, `company` or `domain`. Only the two addresses recognise a lead. A blank text counts as not given.',
      },
      analysis: {
        types: ['string'],
        required: false,
        description: 'Research that was done already, from which messages are written; it takes the place of an earlier one.',
      },
      attachToRunId: {
        types: ['string'],
        required: false,
        description: 'A run of this workspace onto whose review list the lead comes as well; it is written to once a person accepts it.',
      },
      autoAdvance: {
        types: ['boolean'],
        required: false,
        description: 'Whether a reply is written at once. Spends a credit; false where absent.',
      },
      idempotencyKey: {
        types: ['string'],
        required: false,
        description: 'Your id of this event, unique in the organisation. A repeat changes nothing, ever.',
      },
      occurredAt: {
        types: ['string', 'number'],
        required: false,
        description: 'When it happened, in ISO 8601 or epoch milliseconds; now where absent. For what cannot be read, or lies before 1990 or ahead, now is taken, with a warning.',
      },
      payload: {
        types: [],
        required: false,
        description: 'Any JSON: the form as it was filled in. It is material, never an instruction.',
      },
      source: {
        types: ['string'],
        required: false,
        description: 'Which system reports it, such as `website`. It becomes the `discoverySource` of a new lead.',
      },
      tags: {
        types: ['array'],
        itemTypes: ['string'],
        required: false,
        description: 'Tags that the lead gets besides its own.',
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
    description: 'Gives each reply of the workspace that has no classification yet one of thirteen categories, the oldest first, and is complete when the call answers. Rules come first: automatic answers, reports of mail servers, and opt-outs in English, Finnish, Swedish and German. Whoever asks to be left alone is suppressed at once, and what was drafted for them is removed. The rest is chosen by the model where the settings name one, and else by the built-in classifier; a sandbox key asks the built-in one alone. What is not clear is `unsure`. A category that is set is never changed. It costs nothing.',
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
        description: 'How many replies to classify at most.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q', limit: 50 },
  },
  'replies.draft': {
    group: 'replies',
    summary: "Write a reply draft into a lead's thread",
    description: "Your own text becomes a draft in the lead's inbox thread, under the thread's last subject, and waits there for a person. It takes the place of the reply drafts there that nobody has approved. A text with a phrase that the workspace avoids or forbids is refused. It sends nothing and costs nothing. To have an answer written instead, call replies.draft on /mcp/run.",
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
        description: "What the person asked for. It is kept in the draft's history, and changes nothing else.",
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
    description: "Writes an answer to the last message that came in on a thread, from the workspace's Brain, knowledge and business context, and leaves it in the thread for a person, in place of the reply drafts there that nobody has approved. Complete when the call answers. It never sends. What no source answers is not made up: `warnings` names it. With a live key it costs 1 credit; a sandbox key pays nothing. Opt-outs and automatic answers are not answered.",
    cost: 'With a live key 1 credit; a sandbox key pays nothing.',
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
        description: 'What you want of the answer, in your own words. The built-in composer understands to decline, to propose a call, to offer a summary, to ask for details and to come back later.',
      },
    },
    example: { threadId: 'thread_01h455vb4pex5vsknk084sn02q', intent: 'Propose a call.' },
  },
  'replies.preview': {
    group: 'replies',
    summary: 'Preview how an enquiry would be answered',
    description: "Writes the answer that something which arrives would get, from the workspace's Brain, knowledge and business context as they are now, and shows which sentence answers which question and what nothing answers. It stores and sends nothing, raises no event and costs nothing. What asks not to be written to, or may, is refused as it would be then (`invalid_state`).",
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
        description: 'The kind of thing that arrived.',
      },
      company: { types: ['string'], required: false, description: 'Where they work.' },
      language: {
        types: ['string'],
        required: false,
        choices: ['en', 'fi', 'sv', 'de'],
        description: 'Forces the language.',
      },
      payload: {
        types: [],
        required: false,
        description: 'The form, or whatever else arrived, as it would be sent to events.ingest: any JSON value.',
      },
      source: {
        types: ['string'],
        required: false,
        description: 'The system that reported it.',
      },
      who: { types: ['string'], required: false, description: 'Who is greeted.' },
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
    description: 'What happens when something arrives: each flow with its trigger, its steps, whether it is on, the instruction files that its steps follow whole, its last run and the last one that failed.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.create': {
    group: 'flows',
    summary: 'Create a flow',
    description: 'Says what happens when something arrives. The steps are done in their order. `understand` decides which category an enquiry is of; `route` goes on at a later step by that category; `attach` puts the lead on the review list of a run; `draft_reply` writes an answer and leaves it for a person; `notify` tells the team. No step can send. The flow is off unless `enabled` is true.',
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
        description: 'What it is called, for people.',
      },
      trigger: {
        types: ['object'],
        required: true,
        description: 'What starts the flow. `eventTypes` and `sources` belong to `inbound_event`.',
      },
      steps: {
        types: ['array'],
        itemTypes: ['object'],
        required: true,
        description: 'What is done, in this order.',
      },
      enabled: {
        types: ['boolean'],
        required: false,
        description: 'Whether it is on from the beginning; absent means off.',
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
    description: 'Rewrites the name, the trigger or the steps; what is absent stays. Runs of the flow that are under way follow the steps as they were when they began.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      name: {
        types: ['string'],
        required: false,
        description: 'What it is called, for people.',
      },
      steps: {
        types: ['array'],
        itemTypes: ['object'],
        required: false,
        description: 'What is done, in this order.',
      },
      trigger: {
        types: ['object'],
        required: false,
        description: 'What starts the flow. `eventTypes` and `sources` belong to `inbound_event`.',
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
    description: 'Forgets the flow with the log of its runs. Runs under way end without a charge. Drafts, notices and places on review lists that it brought about stay, and so do its instruction files.',
    cost: null,
    conditional: null,
    arguments: { flowId: { types: ['string'], required: true, description: 'The flow.' } },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.setEnabled': {
    group: 'flows',
    summary: 'Switch a flow on or off',
    description: 'A flow that is off starts nothing. Switched off, it also ends its runs that are under way, without a charge: their remaining steps are passed over, and the log says why.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      enabled: { types: ['boolean'], required: true, description: 'True for on.' },
    },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q', enabled: false },
  },
  'flows.runs': {
    group: 'flows',
    summary: 'Read what a flow did',
    description: 'The log of a flow, run by run, newest first: a row for each step in the order of the steps, also for those that did nothing, each with the reason. A run under way shows the steps that are behind it. What has ended is kept for 30 days.',
    cost: null,
    conditional: null,
    arguments: {
      flowId: { types: ['string'], required: true, description: 'The flow.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { flowId: 'flow_01h455vb4pex5vsknk084sn02q' },
  },
  'flows.saveSkill': {
    group: 'flows',
    summary: 'Write an instruction file',
    description: 'Writes how the business decides what an enquiry is, for the `understand` steps that name the file by its id; with `skillId` rewrites one that is there, and the next step that follows it follows the new words. The built-in classifier goes by the categories and their examples; a model follows the instructions as well.',
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
        description: 'What it is called, for people.',
      },
      body: { types: ['string'], required: true, description: 'The instructions.' },
      skillId: {
        types: ['string'],
        required: false,
        description: 'The id of an instruction file of flows. Opaque and ordered by the time of creation.',
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
    description: 'The data sources that leads can be pulled from, each with what its last sync came to. What a source is asked with is never shown, only whether there is something.',
    cost: null,
    conditional: null,
    arguments: {
      projectId: { types: ['string'], required: true, description: 'The workspace.' },
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: { projectId: 'project_01h455vb4pex5vsknk084sn02q' },
  },
  'connectors.create': {
    group: 'connectors',
    summary: 'Register a data connector',
    description: 'Makes an address that answers with companies or people a source of leads. Nothing is read until connectors.sync. The source answers GET with JSON, NDJSON, or CSV with a header line. In JSON the list of records is the document itself, or the one array in it, at most three levels deep, whose records hold a mapped field. Further pages are found by a header `Link` with `rel="next"`, by `next` or `links.next` of a JSON object, or by its `nextCursor` or `next_cursor`, which is given back as the query parameter `cursor`.',
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
        description: 'Becomes the `source` of the leads, by which runs.startFromLeads chooses.',
      },
      url: {
        types: ['string'],
        required: true,
        description: 'The http or https address of the first page. One that carries a user name or does not lead to a public address is refused; a name that does not resolve yet is taken.',
      },
      fieldMap: {
        types: ['object'],
        required: true,
        description: 'For each field of a lead the name of a CSV column, or of a JSON property; a dotted path such as `contact.emails.0.value` leads into objects and lists. At least one of company, email and companyDomain must be mapped.',
      },
      authHeader: {
        types: ['string'],
        required: false,
        description: 'The value of the header Authorization, such as `Bearer …`, or another header as `Name: value`. Kept encrypted, never shown again, and sent to the origin of `url` alone.',
      },
      logoUrl: {
        types: ['string'],
        required: false,
        description: 'The web address of a picture, for people. It is not read.',
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
    description: 'Forgets the source and what it was asked with. The leads that came from it stay. A connector made again for the same address finds them again.',
    cost: null,
    conditional: null,
    arguments: {
      connectorId: { types: ['string'], required: true, description: 'The connector.' },
    },
    example: { connectorId: 'connector_01h455vb4pex5vsknk084sn02q' },
  },
  'connectors.sync': {
    group: 'connectors',
    summary: 'Pull leads from a connected data source',
    description: 'Reads the source page by page and adds its records as leads.addBatch does: a known lead only has its empty fields filled, people who must not be written to are refused, and every new lead raises lead.added. A record without an e-mail address is known again by its externalUrl, or else by its company, domain and names. So a sync can be repeated, and one that breaks off keeps what it had added. It reads at most 20,000 records, 200 pages, 50 MB and about 30 seconds; `truncated` says what cut it, and the next sync goes on from there. It needs a live key and costs no credits.',
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
    description: 'The addresses that events are sent to, each with whether it is active and how its last delivery ended. An endpoint is disabled after 10 deliveries in a row of which every attempt failed; once its receiver works, a person enables it with `npx outreach webhook enable`. Secrets are never shown again.',
    cost: null,
    conditional: null,
    arguments: {
      cursor: {
        types: ['string'],
        required: false,
        description: 'The nextCursor of the page before, under the same filters.',
      },
      limit: {
        types: ['integer'],
        required: false,
        default: 50,
        description: 'How many to answer.',
      },
    },
    example: {},
  },
  'webhooks.create': {
    group: 'webhooks',
    summary: 'Register a webhook endpoint',
    description: 'Events of these kinds are sent to the address from now on, as POST with the JSON body that the page on events shows. A receiver answers with any 2xx within 10 seconds; anything else, a redirect included, is tried again 30 seconds and 5 minutes after the first attempt, with the same bytes under the same `webhook-id`. An event may come more than once, and later than one that was raised after it. The secret is in this answer alone: with it the receiver verifies `X-Service-Signature` or the headers of Standard Webhooks. An organisation has at most 20 endpoints.',
    cost: null,
    conditional: null,
    arguments: {
      url: {
        types: ['string'],
        required: true,
        description: 'An http or https address. One that carries a user name or does not lead to a public address is refused; a name that does not resolve yet is taken, and looked at again with every connection.',
      },
      events: {
        types: ['array'],
        itemTypes: ['string'],
        required: true,
        description: 'The kinds of events to send, such as `draft.ready`; `*` is every kind, those to come included.',
      },
      description: { types: ['string'], required: false, description: 'For people.' },
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
    description: 'Nothing is sent to the address any more, and its secrets are forgotten. A delivery that is under way may still arrive.',
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
    description: 'Balance, daily free credits, usage, plan and what each unit of work costs.',
    cost: null,
    conditional: null,
    arguments: {},
    example: {},
  },
};
