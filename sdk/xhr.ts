/**
 * Sends a request by XMLHttpRequest, the only API that reports upload progress to a page. Rejects like fetch: with a
 * TypeError without a response, with the signal's reason on abort.
 */
export function sendWithProgress(
  request: Request,
  body: Blob,
  onProgress: (progress: { sentBytes: number; totalBytes: number }) => void,
): Promise<Response> {
  const answered = new Promise<XMLHttpRequest>((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(request.method, request.url);
    request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
    exchange.responseType = 'arraybuffer';
    exchange.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
    exchange.onload = () => resolve(exchange);
    exchange.onerror = () => reject(new TypeError('Failed to send'));
    request.signal.addEventListener('abort', () => {
      exchange.abort();
      reject(request.signal.reason as Error);
    });
    exchange.send(body);
  });
  return answered.then((exchange) => {
    // XMLHttpRequest always follows redirects, so discard a response from another address.
    const isElsewhere = exchange.responseURL !== '' && exchange.responseURL !== withoutFragment(request.url);
    const headers = { location: exchange.responseURL };
    return isElsewhere ? new Response(null, { status: 307, headers }) : toResponse(exchange);
  });
}

const withoutFragment = (url: string) => url.replace(/#.*/s, '');

function toResponse(exchange: XMLHttpRequest): Response {
  const lines = exchange.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
  return new Response(exchange.response as ArrayBuffer, {
    status: exchange.status,
    statusText: exchange.statusText,
    headers,
  });
}
