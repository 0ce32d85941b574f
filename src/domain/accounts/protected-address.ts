const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name of a URL always means the same machine. */
export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname);
}

/** Whether nobody on a network can read what a browser sends to this address. */
export function isProtectedAddress(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || isLoopbackName(hostname);
}

export const unprotectedAddressMessage =
  'People cannot sign in at an http address of another machine, because others on the network could read their ' +
  'cookies. Put TLS in front of the service and set BASE_URL to its https address.';
