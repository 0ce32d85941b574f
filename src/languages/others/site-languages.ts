/** Codes of languages without a pack in which companies write their sites. */
export const otherSiteLanguages: readonly string[] =
  'da no is et lv lt pl cs sk hu ro bg el it fr es pt ca nl tr ru uk hr sr sl ja ko zh ar he hi th vi'.split(
    ' ',
  );
