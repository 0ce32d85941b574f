import type { LanguagePack } from '../../domain/language-pack/language-pack.ts';
import { contacts } from './contacts.ts';
import { names } from './names.ts';
import { secrets } from './secrets.ts';
import { briefs } from './briefs.ts';
import { businessFields } from './business-fields.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { planning } from './planning.ts';
import { plays } from './plays.ts';
import { titles } from './titles.ts';
import { research } from './research.ts';
import { statements } from './statements.ts';
import { enquiries } from './enquiries.ts';
import { occasions } from './occasions.ts';
import { topics } from './topics.ts';
import { modelGuidance } from './model-guidance.ts';
import { mail } from './mail.ts';
import { checking } from './checking.ts';
import { answering } from './answering.ts';
import { composing } from './composing.ts';
import { courtesies } from './courtesies.ts';
import { draftPhrases } from './draft-phrases.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { limits } from './limits.ts';
import { optOutContext } from './opt-out-context.ts';
import { optOuts } from './opt-outs.ts';
import { replies } from './replies.ts';
import { instructions } from './instructions.ts';
import { rules } from './rules.ts';
import { stem } from './stem.ts';
import { texts } from './texts.ts';
import { replyVocabulary } from './reply-vocabulary.ts';

export const german: LanguagePack = {
  code: 'de',
  lexicon,
  limits,
  reading,
  draftPhrases,
  planning,
  plays,
  courtesies,
  optOuts,
  optOutContext,
  replies,
  replyVocabulary,
  composing,
  answering,
  checking,
  modelGuidance,
  mail,
  topics,
  enquiries,
  occasions,
  statements,
  research,
  texts,
  rules,
  instructions,
  stem,
  titles,
  names,
  contacts,
  secrets,
  businessFields,
  briefs,
  pages,
  places,
};
