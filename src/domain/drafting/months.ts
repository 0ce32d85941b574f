/** Names of months in the languages served, in the forms in which dates are written. */
export const months: ReadonlySet<string> = new Set(
  `january february march april may june july august september october november december januari februari mars
  maj juni juli
  augusti oktober januar februar märz mai dezember desember tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa
  kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa tammikuuta helmikuuta
  maaliskuuta huhtikuuta
  toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta`.split(/\s+/u),
);
