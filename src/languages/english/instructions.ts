import type { InstructionWords } from '../../domain/language-pack/instruction-words.ts';

export const instructions: InstructionWords = {
  orders: [
    new RegExp(
      [
        String.raw`\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b`,
        String.raw`(instructions?|prompts?|rules?|guidelines?|context|directions|everything|above|previous|prior)\b`,
      ].join(''),
      'iu',
    ),
    /\b(system|developer|hidden|initial) (prompt|message|instruction)s?\b/iu,
    /\byou are (now )?(an? )?(ai|assistant|language model|chatbot|llm|bot|gpt|dan)\b/iu,
    new RegExp(
      [
        String.raw`\b(as|dear|attention|note to|message to|hey|to any|to all) (an? |the )?`,
        String.raw`(ai|llm|language model|assistant|chatbot|bot|agent|crawler|scraper|gpt)s?\b`,
      ].join(''),
      'iu',
    ),
    new RegExp(
      [
        String.raw`\b(ai|llm|language model|assistant|automated|summari[sz]er|drafting|outreach) `,
        String.raw`(agents?|assistants?|systems?|models?|tools?|writers?|bots?)\b.{0,30}\b`,
        String.raw`(must|should|shall|please|are required|need to|will)\b`,
      ].join(''),
      'iu',
    ),
    new RegExp(
      String.raw`\b(write|say|state|mention|claim|tell (them|him|her|the reader)|include|insert|add|append|put|quote|output|print|repeat|translate|respond|answer|begin|start|end)\b.{0,30}\b(${[
        [
          String.raw`in (the|your|this|every|any) `,
          String.raw`(e-?mail|message|mail|reply|subject|draft|letter|summary|response|output)`,
        ].join(''),
        String.raw`(that|with) (we|our|the following|this)\b|the following|this (link|url|text|sentence|phrase|line)`,
      ].join('|')})`,
      'iu',
    ),
    new RegExp(
      [
        String.raw`(?:^|["“:>] ?)(please |kindly |now |then |also |instead,? )?`,
        String.raw`(write|say|mention|state|claim|praise|tell|include|insert|append) `,
        String.raw`(that|to|them|him|her|how|us|our|a|an|the|it)\b`,
      ].join(''),
      'iu',
    ),
    /\b(click|tap|press|follow|open|visit) (here|below|this|the (link|button|attachment)|on (this|the)|https?:)/iu,
    /\b(change|set|replace|use) (the )?(recipient|subject|sender|reply-to|signature|language|to address)\b/iu,
    /\b(do not|don['’]t|never) (mention|tell|reveal|disclose|say|write|include|follow)\b/iu,
    /\bnew (instructions?|task|rules?)\b ?[:.]/iu,
    /\b(jailbreak|prompt injection|act as|pretend (to be|you are)|role ?play)\b/iu,
  ],
  sending: { verbs: 'send|forward|cc|bcc|reply|copy|e-?mail|mail|transfer|wire|pay', prepositions: 'to|at' },
  paying: ['pay|transfer|wire'],
  refunds: { promises: ['get|claim|receive|win|refund|voucher'], calls: ['call|calling'] },
  spelledAddress: { dot: ['dot'], slash: ['slash'] },
};
