/** Whether the driver can read a part of an address. It takes a per cent sign that encodes nothing for itself. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}
