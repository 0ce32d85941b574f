/**
 * Sends a request with a body by XMLHttpRequest, which alone tells a page how many bytes have left. Rejects as fetch
 * does: with a TypeError where no answer came, with the signal's reason where it was aborted.
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
    // It follows redirects by itself, which no page can stop; what answered elsewhere is no answer.
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
