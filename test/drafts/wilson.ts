const z = 1.959964;

/** The 95 % interval of a share by Wilson's score, which is also right for 0 of N; 0 to 1 if N is 0. */
export function wilsonInterval(hits: number, total: number): readonly [number, number] {
  if (total === 0) return [0, 1];
  const share = hits / total;
  const centre = share + z ** 2 / (2 * total);
  const margin = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const scale = 1 + z ** 2 / total;
  return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)];
}
