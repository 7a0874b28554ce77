/**
 * Names of icons that fonts give to their glyphs, and that files have in place of a picture: “HOUSE-CHIMNEY”, “map-marker-alt”. They are
 * drawings and no words of the person.
 */
const NAMES =
  `address-(?:book|card) at birthday-cake blog book briefcase building calendar(?:-\\w+)? camera certificate city clock code
  code-branch comment(?:-\\w+)? envelope(?:-\\w+)* external-link(?:-\\w+)* file(?:-\\w+)* flag folder(?:-\\w+)* globe(?:-\\w+)* graduation-cap
  hashtag heart home house(?:-\\w+)* id-card info-circle laptop(?:-\\w+)? link location-(?:dot|arrow|pin) map-(?:marker|pin|location)(?:-\\w+)*
  mobile(?:-\\w+)* paper-plane pen(?:-\\w+)? phone(?:-\\w+)* rss skype star tags? trophy up-right-from-square user(?:-\\w+)* users wrench
  square-(?:phone|envelope|github|x-twitter|linkedin|rss)(?:-\\w+)* (?:linkedin|github|gitlab|twitter|x-twitter|facebook|stack-overflow|medium|behance|dribbble|orcid|researchgate|google-scholar|xing|telegram|whatsapp|instagram|youtube|kaggle|mastodon|bluesky|keybase|reddit)(?:-\\w+)*`
    .trim()
    .split(/\s+/)
    .join("|");
const ICON_NAME = new RegExp(`^(?:fa-)?(?:${NAMES})$`, "i");

/** Capitals, or a hyphen: “Phone” and “house” are words, “PHONE” and “mobile-alt” before a number are icons. */
export const isIconName = (word: string): boolean =>
  word.length >= 2 && word.length <= 32 && ICON_NAME.test(word) && (word === word.toUpperCase() || /-/.test(word));
