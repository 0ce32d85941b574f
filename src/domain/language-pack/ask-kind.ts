/** What the recipient of a mail is asked for. */
export type AskKind =
  'call' | 'visit' | 'demo' | 'trial' | 'sample' | 'material' | 'quote' | 'pilot' | 'event' | 'contact';
