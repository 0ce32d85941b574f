import type { SecretWords } from '../../domain/language-pack/secret-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const secrets: SecretWords = {
  passwords: phrases`passw(!>ordless)|pass ?(phrase|code)|^pass$|\b(psw|pswd|pwrd|pw)\b|\w{2}pw\b|pwd\b`,
  codes: phrases`
      (!<\b(map|location|lapel|drop|push|enamel) )\b(pin|puk)( ?(number|numero|no|nr))?$|\b(pin|
      puk) ?code\b|\bcode ?(pin|puk)\b|\b(t?otp|cvv|cvc|csc|cvn|cav)\b( ?(code|number|nummer|koodi|
      kode?|kood))?$|\b(one time|single use|security|verification|authenticat+|login|access) ?(code|
      pin)|\b(sms|mfa|2fa|two factor|backup|recovery) ?(code|pin)|(secret|security) (question )?answer|
      maiden name
    `,
  keys: phrases`
      (\b|credit|debit|bank|payment)(card|cc) ?(number|no|num|nr)\b|\biban(\b|nummer|number|numero|
      kood|i\b)|\b(ssn|nino)\b( ?(nummer|number|numero|nr|no))?$|(social security|national insurance|
      national id|passport|personal identity) ?(number|no|num|nr|code)\b|\b(client|app|api|shared|
      webhook)? ?secret( key)?$|(api|private|access|secret|session|auth) ?key( id)?$|token$|(auth|
      session|api|access|refresh|bearer|id) ?token\b|bearer$|authorization$|session ?id$|^jwt$|
      \bjwt token|^mnemonic$|\b(seed|recovery|backup|secret|mnemonic) ?(phrase|words)\b
    `,
  beginnings: phrases`
      pass|pw|psw|pin|puk|otp|cv[vcn]|csc|cav|cod[ei]|crypto|secret|answer|maiden|card|cc|iban|
      ssn|nino|person|social|insurance|national id|key|token|bearer|authori|session|jwt|mnemonic|
      phrase|words|auth|cookie|2fa|mfa|two factor|captcha|csrf|xsrf
    `,
  subjects: 'passwords?|passphrase|tokens?|pin|iban|card numbers?',
  matters: phrases`
      polic(y|ies)|management|manager*|questions?|problems?|issues?|requirements?|rules?|expiry|
      expiration|rotation|protect*|strength|length|solutions?|software|tools?|vaults?|sharing|support|
      audits?|hygiene|complexity
    `,
  counts: 'number of|count of|how many|amount of',
  plurals: 'passwords|pins',
  questions: 'do|does|did|is|are|can|should|have|has|how|why|when',
  yours: 'your',
  passwordsInText: phrases`
      (!<\b(boarding|bus|ski|season|day|press|rail|hall|free|first|second|high|low) )\bpass
    `,
  rowsOfWords: 'phrase$|words$|^mnemonic',
  nounsAbout: phrases`
      resets?|changes?|length|polic(y|ies)|managers?|fields?|forms?|pages?|prompts?|box|hash(es|
      ing)?|lists?|authentication|expiry|lifetime|generator|sync|provider|price|count|limit|budget|
      size|type|format|services?|systems?|support|team|link|history|costs?|questions?|problems?|
      issues?|solutions?|tools?|vaults?|rules?|storage|requirements?|strength|rotation|topics?|subject
    `,
  owners: 'the|my|our|your|his|her|their|its|this',
  codeWords: 'code|number|key',
  ownedCodes: 'your code',
  clauseBreaks: 'and|or|but|is',
  clauseEnds: 'and|but|or|so',
  joiners: 'and|or',
  purposes: 'for|to|of|on',
  continuations: 'for|to|on|in|of|at|and|but|now',
  links: 'is|was|are|equals|on',
  adverbs: 'now|still|just|simply|always|currently',
  comparisons: words('as'),
  results: words('to'),
  changes: 'set|chang|reset|updat',
  ordinals: 'st|nd|rd|th',
  orMore: 'or more',
  units: phrases`
      char|sign|letter|digit|bit|symbol|second|minute|hour|day|week|month|year|time|user|euro|
      dollar|percent|people|token|password|card|step|attempt|eur|usd
    `,
  descriptiveEndings: phrases`(.ed|ing|able|ible|ful|less|ous|ive|ised|ized|n't|tory|sary|ary|ical|ential|ient)$`,
  descriptions: words(`
    wrong right correct incorrect false true good bad weak strong short long old new same different secret safe
    unsafe lost gone stolen broken known unknown forgotten hidden stale empty blank null none nothing missing
    mandatory optional invalid valid here there below above attached enclosed inside outside later soon now
    never always again tomorrow today yesterday urgent help please thanks sorry yes okay fine ready public
    private simple easy hard case default admin-only read-only reset resets change changes forgot forget sent
    set kept shown seen given taken made encrypted policy policies manager managers management security login
    support rules hygiene expiry length free full important essential critical everything something anything
    enough fun necessary unique complex random temporary separate similar identical mine yours theirs ours done
    down back over past case-sensitive out-of-date up-to-date a an the this that these those it its my our your
    his her their i we you he she they me us them who what which is are was were be been being am do does did
    has have had can could may might must shall should will would not no of to in on at by for from with about
    as into per via and or but if so then than when where why how all any each too very more most less still
    just only also even yet already out up off
  `),
};
