/* What people say to people, in the four languages, as `foldLetters` writes it. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** What people say to people: an answer to what was offered, or a wish. */
export const engagement = anyOf([
  verbose`
    let's|let us|your (?:offer|proposal|product|tool|idea|demo|solution|pitch|price)|interested
  `,
  verbose`
    interesting|call me|ring me|can you|could you|would you|can we|could we|shall we|will you
  `,
  verbose`
    not for us|no thanks|no thank you|we already|how much|write (?:to )?me (?:again|then|back|in)
  `,
  'get back to me|come back to me|come back (?:to us )?in|ping me',
  verbose`
    try (?:me )?again (?:in|after|next|then)|touch base|reach out (?:again )?(?:in|after|then)
  `,
  verbose`
    looks? good|sounds? good|i'd like|i would like|we could|we can (?:talk|speak|meet)|happy to
  `,
  verbose`
    wrong person|not the right|remind me|catch up then|talk (?:then|after|when)|have a look
  `,
  'take a look|please (?:stop|remove|unsubscribe)',
  verbose`
    kiinnosta\p{L}*|tarjou\p{L}+|ehdotu\p{L}+|soita\p{L}* (?:mulle|minulle|sitten|vasta|loman|sen)
  `,
  verbose`
    soitta\p{L}*|jutella\p{L}*|jutellaan|voidaan(?:ko)?|voitko|voitteko|voisitko|voisitteko
  `,
  verbose`
    sopi(?:i|si|siko|iko)|kirjoita(?:kaa|tko)?(?: \p{L}+){0,2} (?:uudestaan|uudelleen|sitten)
  `,
  verbose`
    palataan|muistuta\p{L}*|laita\p{L}* (?:viestia|mailia|meilia|uudestaan|uudelleen)
  `,
  verbose`
    ota\p{L}* (?:yhteytta )?(?:uudestaan|uudelleen|sitten|vasta)|otathan yhteytta|otattehan yhteytta
  `,
  verbose`
    katsotaan|ei kiitos|lahet(?:a|taka|tako|tisi)\p{L}* (?:lisa|esite|hinta|tarjous)\p{L}*
  `,
  verbose`
    intress\p{L}+|offert\p{L}*|erbjudande\p{L}*|ert forslag|ring mig|kan (?:vi|ni|du)
  `,
  'skulle (?:vi|ni|du)|ska vi|hor av (?:dig|er)|hors (?:da|efter|nar|i|sen)',
  verbose`
    aterkom (?:garna|i|efter|da|nar|till mig|till oss)|skriv (?:garna|igen|pa nytt|till mig|da)
  `,
  verbose`
    skicka (?:garna|over|mig)|vi kan (?:ta|prata|horas|ses)|lat oss|nej tack|paminn|ta upp det
  `,
  verbose`
    interess\p{L}*|angebot\p{L}*|vorschlag\p{L}*|rufen sie mich|ruf mich|konnen (?:wir|sie)
  `,
  'kannst du|konntest du|konnten (?:sie|wir)|lassen sie uns|wollen wir',
  verbose`
    melden sie sich (?:\p{L}+ ){0,3}?(?:wieder|danach|dann|noch|im|nach|nochmal|erneut)
  `,
  'schreiben sie mir|schreiben sie (?:\\p{L}+ )?(?:wieder|nochmal|erneut|danach)',
  verbose`
    kommen sie (?:\p{L}+ )?auf mich|sprechen wir|telefonieren|nein danke|kein bedarf
  `,
  'passt (?:mir|uns|das)|schicken sie mir|erinnern sie',
]);
