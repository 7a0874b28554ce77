const BULLET = /^(?:[•‣◦▪▫●○■□◆◇♦▶►▸➢➤➔→✓✔✦✧★☆⁃∙·⚬⦁❖*–—‐-]|[oe§ü](?=\s\p{Lu})|\(?\d{1,2}[.)](?=\s))\s*(?=\S)/u;

/** The text of a line without its bullet, or null if it has none. Dashes are bullets only before a space. */
export function withoutBullet(text: string): string | null {
  const match = BULLET.exec(text);
  if (!match) return null;
  const sign = match[0];
  if (/^[–—‐*oe§ü-]|^\(?\d/.test(sign) && !/\s$/.test(sign)) return null;
  return text.slice(sign.length);
}

export const isBullet = (text: string): boolean => withoutBullet(text) !== null;
