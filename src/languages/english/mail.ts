import type { MailWords } from '../../domain/language-pack/mail-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const mail: MailWords = {
  signatureLines: {
    answers: words(`
      no yes ok okay stop unsubscribe remove removed delete please not never thanks interested maybe later sure
    `),
    contactLabels: 'tel|phone|mobile|mob|cell|fax|direct|m|t|p|e|w',
    registerLabels: 'business id|vat|linkedin',
    beforeSurnames: phrases`Mr\.?|Mrs\.?|Ms\.?|Dr\.|name is`,
    surnames: '',
    closings: phrases`
      ((with )?(kind|best|warm|warmest|kindest|many|sincere) )?regards|(all the )?best( wishes)?|sincerely|
      yours( sincerely| truly| faithfully)?|sincerely yours|cheers|br|rgds|kr|warmly|take care|
      have a (nice|good|great) +
    `,
    thanks: phrases`
      (many |kind |best )?thanks( again| so much| a lot| in advance)?|
      thank you( very much| again| in advance)?|thx
    `,
    mobile: phrases`
      sent (from|with|via|using) (my |the )?[^.!?]{2,60}|get (the )?outlook for +.{0,60}|sent by + mail.{0,40}
    `,
    notice: phrases`
      confidentiality|disclaimer|legal notice|privacy notice|notice:|important notice|
      this (e-?mail|message|communication)s?\b.{0,120}(confidential|intended|privileged|addressee)|
      the (information|content)s? (contained )?(in|of) this (e-?mail|message)|please consider the environment|
      if you are not the intended recipient|virus-free|this email has been (checked|scanned)|
      we process (your )?personal data
    `,
    banner: phrases`
      (caution|warning|attention)\b.{0,20}(this )?(e-?mail|message|external)|external (e-?mail|sender|
      message)|this (e-?mail|message) (originated|came|was sent) from outside|
      you don['’]t often get email from
    `,
  },
  wrappedLines: {
    salutation: 'hi|hello|hey|dear|good',
    cannotEnd: phrases`
      not|don['’]?t|won['’]?t|didn['’]?t|wouldn['’]?t|never|to|the|an?|of|from|with|and|or|but|i|we|i['’]d|
      we['’]d|would|will|could|should|shall|must|can|may|my|our|your|any|want|wish|please|if|that|because|is|
      are|was|be
    `,
    hasSubject: phrases`
      nobody|no[ -]one|none|neither|anybody|anyone|everybody|everyone|who|which|he|she|they|people|ever|
      (lets?|makes?|made|helps?|have|help) (us|me|you|them|him|her|it)|customers?|clients?|users?|readers?|
      members?|guests?|subscribers?|recipients?|employees|colleagues
    `,
    cannotBegin: 'from|of|off|to|with|until|before|after|for|by|at|on|in|than|that|because|and|or',
  },
  features: {
    turn: 'but|however|though|unfortunately',
  },
  quoteHeads: {
    senderLabels: 'from|fra|van|de|da|saatja|od',
    dateOpenings: 'on|le|el|il|op|em|dnia',
    forwardMarks: phrases`
      original (message|mail|email|appointment)|forwarded (message|mail)|begin forwarded message|
      message d’origine|message d'origine|message transféré|mensaje original|messaggio originale|
      wiadomość oryginalna|algne kiri|algsõnum
    `,
    otherLabels: phrases`
      sent|date|to|cc|bcc|subject|reply-to|importance|dato|til|emne|envoyé|objet|à|enviado|para|asunto|
      inviato|oggetto|verzonden
    `,
    verbs: 'wrote|writes|a écrit|escribió|ha scritto|schreef',
    weekdays: 'mon|tue|wed|thu|fri',
  },
  classify: {
    refusals: 'no,? thanks?|no,? thank you|thanks?,? but no|not interested',
  },
  returnDate: {
    months: 'jan(uary|uar|uari)?|feb(ruary|ruar|ruari)?|mar(ch|z|s)?|maerz|apr(il)?|may|mai',
    weekdays: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    back: phrases`
      until|till|return(ing)?( to (the office|work))?( on)?|back( in the office| at work)?( on)?|through|
      available (again )?(from|on|as of)|from
    `,
  },
  optOut: {
    courtesies: 'please|pls|plz|kindly|hi|hello|all|thanks|thank you|now|immediately',
  },
  optOutPhrases: {
    oneWord: phrases`
      (un-?subscribe|unsubscribed?|unsuscribe|unsubcribe|unsubsribe|opt[ -]?out|stop|stopp|cease|desist|
      remove|delete)( (me|us|it|this))?|(i )?(want to |would like to |wish to )?(un-?subscribe|opt[ -]?out)|
      stop it|no more( emails?| mails?| messages?)?|(unsubscribe|opt-?out|removal) request
    `,
  },
};
