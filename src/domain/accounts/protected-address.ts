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

/** What an operator should know about signing in at this address; null if all is well. */
export function signInWarning(baseUrl: string, trustedProxies: number): string | null {
  if (!isProtectedAddress(baseUrl)) return unprotectedAddressMessage;
  return new URL(baseUrl).protocol === 'https:' && trustedProxies === 0 ? untrustedProxyMessage : null;
}

const untrustedProxyMessage =
  'BASE_URL is an https address, so a proxy stands in front of the service, but TRUST_PROXY is 0. All people then ' +
  'share the limits on signing in, and one of them can lock out the others. Set TRUST_PROXY to the number of proxies.';
