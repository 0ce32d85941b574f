import { ApiError } from '../domain/errors.ts';

/** An error of Node's parser, with its position in the last chunk. */
export interface ParserError extends NodeJS.ErrnoException {
  readonly reason?: string;
  readonly bytesParsed?: number;
  readonly rawPacket?: Buffer;
}

/** The parser accepts other codings before `chunked`, so the door rejects them too. */
export const unsupportedTransferCoding =
  'The only accepted transfer coding is chunked. Send the header Transfer-Encoding: chunked, or Content-Length.';

/**
 * Describes why a request is not valid HTTP/1.1, as far as the parser knows. Names a header but never its value,
 * which may be a key.
 */
export function malformedRequestError(error: ParserError): ApiError {
  if (error.code === 'HPE_INVALID_TRANSFER_ENCODING')
    return new ApiError('invalid_arguments', unsupportedTransferCoding, { param: 'Transfer-Encoding' });
  const { header, isBelow } = findParserStop(error);
  if (header === undefined)
    return new ApiError('invalid_arguments', `${notWellFormed}${formatParserReason(error)}.`);
  const problem = isBelow
    ? `the line after the header ${header} is not a header. A header's value must be on one line`
    : `the value of the header ${header} contains a line break or another forbidden character`;
  return new ApiError('invalid_arguments', `${notWellFormed}: ${problem}. Check how the header is built.`, {
    param: header,
  });
}

const notWellFormed = 'The request is not well-formed HTTP/1.1';

/** The parser's reasons are a closed set and contain nothing from the request. */
function formatParserReason({ reason, code }: ParserError): string {
  return code?.startsWith('HPE_') === true && reason ? ` (${reason})` : '';
}

interface ParserStop {
  /** The header in or after which the parser stopped. */
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
