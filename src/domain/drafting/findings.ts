/** Why a proposed sentence is left out: a stable word for programs. */
export type FindingCode = keyof typeof reasons;

/** A sentence for people that explains a code; `detail` is the wrong word, number or name. */
export function reasonFor(code: FindingCode, detail?: string): string {
  const reason = reasons[code];
  return detail === undefined ? `${reason}.` : `${reason}: “${detail}”.`;
}

export interface Finding {
  readonly code: FindingCode;
  readonly detail?: string;
}

const reasons = {
  empty: 'The sentence is empty',
  disguised_character: 'The sentence holds a character that can be read as another or hides text',
  unknown_block: 'The sentence belongs to no generated block of the message structure',
  no_evidence: 'The sentence states a fact but shows no source for it',
  source_unknown: 'The sentence leans on a source that was not given',
  quote_mismatch: 'The quotation does not stand in its source at the place it names',
  quote_cuts_word: 'The quotation begins or ends inside a word or a number',
  source_instructs: 'The source holds an instruction to the writer and cannot be used as material',
  sentence_instructs: 'The sentence repeats an instruction instead of telling something',
  wrong_side: 'What is said about one side is supported only by a source about the other side',
  source_asks: 'The source asks a question there, it states nothing',
  no_content: 'The sentence states nothing that its source could support',
  enquiry_not_referred: 'What was written to us may be referred to as asked for, and proves nothing',
  number_not_in_evidence: 'A number does not stand in the source',
  number_of_something_else: 'The source gives this number for something else',
  unit_changed: 'The unit or currency of a number differs from the source',
  hedge_changed:
    'The source gives this number as a limit or an estimate, the sentence does not, or the other way round',
  limit_dropped: 'The source limits this fact, and the sentence leaves the limit out or sets it elsewhere',
  name_not_in_evidence: 'A name does not stand in the source',
  word_not_in_evidence: 'A word does not stand in the source',
  link_not_in_evidence: 'An address does not stand in the sender’s own material',
  quotation_not_in_evidence: 'Words in quotation marks do not stand in the source',
  negation_changed: 'The source says the opposite: one of the two is negated',
  modality_changed:
    'The source states a plan, a wish, a possibility or something past, the sentence does not, or the other way round',
  comparison_changed: 'The comparison does not stand so in the source',
  subject_changed: 'The source says this of someone else',
  speaker_unknown: 'The source does not tell who speaks there',
  relation_changed: 'The sentence puts what the source says into another relation',
  not_read_on_site:
    'The sentence says that something was read on the site, but its source is not a page of it',
  no_earlier_message: 'The sentence refers to an earlier message, but none was sent',
  copied_too_long: 'More than 25 words in a row are copied from the source',
  already_used_in_run: 'Another message of the run already holds this sentence',
  rule_broken: 'The sentence breaks a rule of this workspace',
  form_exceeded: 'The message would be longer than its form allows',
  left_out_by_composer: 'The composer left this out',
} as const;
