import { ApiError } from '../domain/errors.ts';

/** What Node's parser tells with its error: how far it came in the bytes that it was given last. */
export interface ParserError extends NodeJS.ErrnoException {
  readonly reason?: string;
  readonly bytesParsed?: number;
  readonly rawPacket?: Buffer;
}

/**
 * Says what is no HTTP/1.1 about a request, as far as the parser knows. A header is told by its name and never by its
 * value, which may be a key.
 */
export function malformedRequestError(error: ParserError): ApiError {
  const { header, isBelow } = findParserStop(error);
  if (header === undefined)
    return new ApiError('invalid_arguments', `${notWellFormed}${formatParserReason(error)}.`);
  const problem = isBelow
    ? `after the header ${header} comes a line that is no header. A header's value stands on one line`
    : `the value of the header ${header} holds a line break or another sign that no header may hold`;
  return new ApiError('invalid_arguments', `${notWellFormed}: ${problem}. Look at what it is made of.`, {
    param: header,
  });
}

const notWellFormed = 'The request is not well-formed HTTP/1.1';

/** The parser's reasons are a closed set and hold nothing of the request. */
function formatParserReason({ reason, code }: ParserError): string {
  return code?.startsWith('HPE_') === true && reason ? ` (${reason})` : '';
}

interface ParserStop {
  /** The header in whose value, or below which, the parser stopped. */
  readonly header: string | undefined;
  readonly isBelow: boolean;
}

const maxInspectedBytes = 16_384;

function findParserStop({ code, reason = '', bytesParsed = 0, rawPacket }: ParserError): ParserStop {
  if (rawPacket === undefined || code === undefined || !/header/i.test(reason))
    return { header: undefined, isBelow: false };
  const read = rawPacket
    .subarray(Math.max(0, bytesParsed - maxInspectedBytes), bytesParsed)
    .toString('latin1');
  const [last = '', before = ''] = read
    .trimEnd()
    .split(/\r?\n|\r/)
    .toReversed();
  const within = headerName(last);
  return { header: within ?? headerName(before), isBelow: within === undefined };
}

function headerName(line: string): string | undefined {
  return /^([!#$%&'*+.^_`|~\w-]{1,60}):/.exec(line)?.[1];
}
