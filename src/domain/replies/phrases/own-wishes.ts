/* Whose wish a sentence is, its writer's or one that it puts to its reader, in the four languages, folded. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Somebody speaks of themselves as the one who is written to. What comes from us is of a sender. */
export const ofWriter = anyOf([
  "i|i'm|i'd|i've|me|my|mine|we|we'd|we've|(?<!(?:from|by|with|of) )us",
  verbose`
    (?<!(?:from|of|to|with) )our (?:own |work |company |e-?mail ){0,2}?(?:address|addresses|inbox|inboxes|data|details|
    names?|domain|company|firm|team|staff|colleagues|office|contact|contacts|e-?mail)(?! (?:list|newsletter|updates?))
  `,
  'minut|minua|minulle|minun|mut|mua|mulle|mun|meidat|meita|meille|en|enka|emme|emmeka|\\p{L}{3,}ni',
  verbose`
    (?:halua|haluaisi|pyyda|kiella|toivo|toivoisi|peru|peruuta|peruisi|ilmoita|vaadi|ole|olisi)(?:n|mme)|(?:osoitte|
    tieto|henkilotieto|yhteystieto|sahkoposti|sahkopostiosoitte|yritykse|nime|verkkotunnukse)e?mme
  `,
  'mig|jag|min|mitt|mina|vi|(?<!(?:fran|av|hos|med) )oss',
  '(?:var|vart|vara) (?:adress|e-?post|mejl|mail|uppgift|namn|data|domän|foretag)\\p{L}*',
  'mich|mir|ich|wir|(?<!(?:von|bei|mit|durch) )uns|mein(?:e[mnrs]?)?',
  verbose`
    unser(?:e[mnrs]?)? (?:adress|e-?mail-?adress|mailadress|daten|namen|firma|firmen|unternehmen|postfach|domain|team|
    kontakt)\p{L}*
  `,
]);

/** The reader is the one who might be written to, or is told how to write, or while somebody is away. */
export const toReader = anyOf([
  verbose`
    you (?:will|won't|can|may|could|no longer|do not|don't|wish|want|would like|prefer|have been|are)
    (?: \p{L}+){0,4}? (?:receiv\p{L}*|get|hear|un-?subscrib\p{L}*|opt|removed|subscribed)
  `,
  verbose`
    (?:send|sent|sending|contact|contacting|e-?mail|e-?mailing|notify|update|inform|remind|write to|
    writing to) you(?! to)
  `,
  verbose`
    contact our|your (?:rights?|subscription|preferences|ticket|request|account|case|order|enquiry|inquiry|query|
    settings)
  `,
  '(?:reply|replies|replying|respond|responding) (?:directly )?(?:to|above|below)',
  'send (?:me |us )?(?:any )?(?:confidential|sensitive|personal|urgent|passwords?|attachments?|applications?)',
  verbose`
    (?:to|at|via|through|using|in) this (?:e-?mail )?(?:address|account|mailbox|inbox|ticket|case|request|thread)
  `,
  "(?:you|sie|du|ni) (?:do not|don't|mussen|brauchen|behover)(?: \\p{L}+)? (?:need|have|nicht|inte)|ei tarvitse",
  'while|whilst|during|in my absence',
  '(?:haluatko|haluatteko|voit|voitte|saat|saatte|ettet ole tilannut)',
  'meilta|uutiskirjee(?:mme|stamme)|postituslist\\p{L}+mme|listaltamme|vastaa(?:tko)? tahan',
  '(?:tahan|tassa|taman) (?:viesti|osoittee|postilaatik|sahkopost|tiket|pyynto|pyynno)\\p{L}*',
  'emme ota vastaan(?!.{0,80}(?:maino|markkino|roskapost|spam|tarjou))|aikana|ollessani|lomallani',
  '(?:vill|onskar) (?:du|ni)|(?:du|ni) (?:far|kommer|har fatt|vill)|(?:skicka|skickar|kontaktar) (?:dig|er)',
  'svara (?:inte|ej|ovanfor)|(?:ditt|ert) arende|(?:din|er) (?:prenumeration|forfragan|bestallning)',
  '(?:till|pa|via|i) (?:denna|den har|detta) (?:adress|e-?post|mejl|inkorg|brevlada|arende)\\p{L}*',
  'vi tar inte emot(?!.{0,80}(?:reklam|spam|utskick|erbjud|marknad))|under (?:min|tiden|semestern)|medan',
  'sie (?:erhalten|bekommen|mochten|wollen|wunschen)|(?:mochten|wollen|wunschen) sie',
  '(?:wir|ich) (?:werden?|wurden?) (?:sie|ihnen|dich|dir)|(?:werden?|wurden?) (?:wir|ich) (?:sie|ihnen)',
  'antworten sie|ihr(?:e|em|er)? (?:ticket|anfrage|vorgang|abonnement|bestellung|konto)',
  '(?:an|auf|unter|uber) (?:diese[rs]?|dieses) (?:e-?mail|mail|nachricht|adresse|postfach|mailadresse)\\p{L}*',
  'wahrend|in meiner abwesenheit|solange',
]);
