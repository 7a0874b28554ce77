/** Words before a time that is no longer the one: "instead of Tuesday at 10". */
const INSTEAD_OF =
  /\b(?:instead of|rather than|originally|previously|(?:an)?statt|ursprunglich|bisher|au lieu d[ue]?|initialement|en lugar del?|en vez del?|inicialmente|anziche|invece d\w+|inizialmente|em vez d[eao]|inicialmente|in plaats van|oorspronkelijk|zamiast|pierwotnie)\b[^.;\d]{0,45}$/;

/** Whether a weekday is only named as the former one. */
export const isFormerDay = (words: string, index: number): boolean => INSTEAD_OF.test(words.slice(0, index));

const FROM = /\b(?:from|von|vom|du|de|del|dal|dalle|das|da|van|z|ze)\b[^.;]{0,40}$/;
const MOVING =
  /\b(?:mov|reschedul|postpon|shift|verscho|verschieb|verleg|decal|deplac|report|traslad|aplaz|cambi|mover|spost|rinvi|adia|alter|mud|pass|verzet|verplaats|verschui|przesun|przenies|przeloz)/;
const TO = /\b(?:to|auf|au|aux|al|a|alle|per|para|naar|na)\b/;

/** Whether a time is that from which a sentence moves a conversation, of the time itself or of the day beside it. */
export function isFormerTime(words: string, clock: number, day: number): boolean {
  const before = words.slice(0, Math.min(clock, day));
  if (INSTEAD_OF.test(words.slice(0, clock)) || INSTEAD_OF.test(words.slice(0, day))) return true;
  const behind = words.slice(Math.max(clock, day));
  return MOVING.test(words) && FROM.test(before) && TO.test(behind) && /\d/.test(behind.slice(5));
}
