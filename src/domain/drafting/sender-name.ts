import { signOffOf } from '../replies/signature-lines.ts';
import type { DraftRequest } from './material.ts';

const longestLine = 160;

/** Whether a person is named as the sender: by the signature of the workspace, or by the sign-off of a locked block. */
export function namesSender(request: DraftRequest): boolean {
  return request.sender.signature !== undefined || isSignedByBlock(request);
}

/** A warning if an e-mail lacks the signature that the workspace has, and no locked block names its sender. */
export function missingSignature(request: DraftRequest, body: string): readonly string[] {
  const { channel, sender } = request;
  const name = linesOf(sender.signature ?? '').find((line) => signOffOf(line) === null);
  if (channel !== 'email' || name === undefined || isSignedByBlock(request)) return [];
  return body.toLowerCase().includes(name.toLowerCase()) ? [] : [missingSignatureWarning];
}

export const missingSignatureWarning =
  'The message does not contain the signature of the workspace and names no person as its sender. ' +
  'Add a generated block “Sign-off” to the structure, or a locked block with a sign-off and a name.';

function isSignedByBlock({ sender, blocks }: DraftRequest): boolean {
  const texts = blocks
    .filter(({ kind, role }) => kind === 'locked' && role === 'body')
    .map(({ content }) => content ?? '');
  const lastBlock = blocks.findLast(
    ({ role, content }) => role === 'body' && !isPostscript(content?.trim() ?? ''),
  );
  const isSigned = texts.some((text) => signsWithName(text, sender.company));
  return isSigned || (lastBlock?.kind === 'locked' && beginsWithFullName(lastBlock.content, sender.company));
}

/** Whether a text has a sign-off with a name in the same line or the next: `Best regards, Mia Berg`. */
function signsWithName(text: string, company: string | undefined): boolean {
  const lines = linesOf(text);
  return lines.some((line, index) => {
    const signOff = signOffOf(line);
    if (signOff === null) return false;
    return signOff.isNamed ? !endsWithCompany(line, company) : isPersonName(lines[index + 1] ?? '', company);
  });
}

/** The last block may contain only the name and address of the sender, below a sign-off of the composer. */
function beginsWithFullName(text: string | undefined, company: string | undefined): boolean {
  const [line = ''] = linesOf(text ?? '');
  return line.includes(' ') && isPersonName(line, company);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, longestLine))
    .filter((line) => line !== '');
}

const personName = /^\p{Lu}[\p{L}'’.-]*(?: (?:v[ao]n|de[rn]?|af|zu|\p{Lu}[\p{L}'’.-]*)){0,4}$/u;

/** Whether a line is a person's name, alone or before an office or a company: `Mia Berg, Tavlo`. */
function isPersonName(line: string, company: string | undefined): boolean {
  const [name = ''] = line.split(/[,|]/u).map((part) => part.trim());
  const isTeam = /(?:team|tiimi)$/iu.test(name);
  return personName.test(name) && !isTeam && !isPostscript(name) && !endsWithCompany(name, company);
}

function isPostscript(text: string): boolean {
  return /^p\.?\s?s\b/iu.test(text);
}

function endsWithCompany(line: string, company: string | undefined): boolean {
  const name = company?.trim().toLowerCase() ?? '';
  return name !== '' && line.toLowerCase().endsWith(name);
}
