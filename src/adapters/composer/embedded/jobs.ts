import type { Block } from '../../../domain/drafting/material.ts';

/** What a generated block of the body is to do. `whole` writes everything between greeting and sign-off. */
export type Job = 'greeting' | 'opening' | 'offer' | 'proof' | 'call' | 'sign_off' | 'whole';

/**
 * Reads from a block's id, label and instruction what it is to do. A block whose words name no job writes the
 * whole message
 * where it is the only one of the body, an observation where it comes before every offer, and an offer after that.
 */
export function jobsOf(blocks: readonly Block[]): ReadonlyMap<string, Job> {
  const body = blocks.filter((block) => block.role === 'body' && block.kind === 'generated');
  const jobs = new Map<string, Job>();
  for (const block of body) {
    const job = named(`${block.id} ${block.label ?? ''}`) ?? named(block.aiInstruction ?? '');
    jobs.set(block.id, job ?? fallback(body, jobs));
  }
  return jobs;
}

/** Whether an instruction asks for something about the recipient, of which the material must tell. */
export function asksObservation(instruction: string): boolean {
  return new RegExp(
    [
      String.raw`observ|recipient|their|they|prospect|lead\b|company's|about them|havain|vastaanottaj|heidän`,
      String.raw`yrityksen|mottagar|deras|observation|empfänger|ihre[rsnm]?\b|beobacht`,
    ].join('|'),
    'iu',
  ).test(instruction);
}

const jobPatterns: readonly [RegExp, Job][] = [
  [/greet|salutation|tervehdys|hälsningsfras|begrüßung|anrede/iu, 'greeting'],
  [
    /sign.?off|signature|closing|regards|allekirjoitus|lopetus|terveiset|avslut|underskrift|grußformel|abschluss/iu,
    'sign_off',
  ],
  [
    new RegExp(
      [
        String.raw`call.?to.?action|\bcta\b|next step|ask for|meeting|toimintakehot|kutsu|seuraava askel|uppmaning`,
        String.raw`nästa steg|handlungsaufforderung|nächste[rn]? schritt`,
      ].join('|'),
      'iu',
    ),
    'call',
  ],
  [
    /proof|reference|case|customer stor|result|referenssi|näyttö|asiakastarina|referens|kundcase|referenz|beweis/iu,
    'proof',
  ],
  [
    new RegExp(
      [
        String.raw`offer|value|what we|our product|pitch|solution|benefit|fit\b|why us|tarjo|hyöty|ratkaisu|erbjud`,
        String.raw`värde|lösning|angebot|nutzen|lösung`,
      ].join('|'),
      'iu',
    ),
    'offer',
  ],
  [
    new RegExp(
      [
        String.raw`opening|opener|intro|hook|icebreaker|observ|recipient|personal|their|avaus|aloitus|havainto|öppning`,
        String.raw`inledning|einstieg|einleitung|aufhänger`,
      ].join('|'),
      'iu',
    ),
    'opening',
  ],
  [/\b(body|message|whole|text|viesti|meddelande|nachricht)\b/iu, 'whole'],
];

function named(text: string): Job | null {
  return jobPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function fallback(body: readonly Block[], given: ReadonlyMap<string, Job>): Job {
  if (body.length === 1) return 'whole';
  return [...given.values()].includes('opening') ? 'offer' : 'opening';
}
