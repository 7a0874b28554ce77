/** “Deputy head”, “directrice adjointe”: a deputy does not hold the rank. */
const BEFORE =
  /(?:\b(?:deputy|vice|acting|stellvertretende[nrms]?|stellv\.?|vize|kommissarische[nrms]?|segund[oa]|vice|sub|sous)[\s-]|\b(?:(?:stand\w*|stood|fill\w*) in|deputi[sz]\w+|cover\w*) for (?:the |my |our |a )?|\b(?:vertret\w+|vertritt|vertrat) (?:de[rnsm] |meine[rn]? |unsere[rn]? |von )?|\b(?:remplac\w+|suppl\w+) (?:le |la |l.|mon |ma |notre |du |de la )?|\b(?:sustitu\w+|supl\w+|reemplaz\w+) (?:al? |a la |del? |a mi )?|(?<!\p{L})(?:انوب|نبت|نيابه) عن |(?<!\p{L})(?:ال)?(?:نائب|نائبه|وكيل|وكيله) (?:ال)?|(?:副|サブ))(?:\p{L}+ )?$/u;
const AFTER =
  /^(?:\s\p{L}+){0,2}?\s(?:adjointe?s?|adjunt[oa]s?|suppleante?s?|suplentes?|en second)(?!\p{L})|^(?:[のを]?(?:代理|補佐|代わり)|に代わ)/u;
/** “I deputise for the head of reception.” */
const STANDS_IN =
  /\b(?:stand(?:ing)? in for|fill(?:ing)? in for|deputis\w+|deputiz\w+|deputy|vertret\w+|vertrat\w*|stellvertret\w+|rempla[cç]\w+|suppl\w+|second(?:e|ais)\b|sustitu\w+|suplo|sup[il]\w+ a)\b|(?<!\p{L})(?:انوب|نيابه|نائب)|代理|代行|に代わ|の代わ|副/u;
const WINDOW = 24;

/** Whether the word at a place of a normalised text names the deputy of a rank. */
export const isDeputyAt = (text: string, start: number, end: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - WINDOW), start)) || AFTER.test(text.slice(end, end + WINDOW));

/** Whether a clause says of its writer that they are a deputy. */
export const saysDeputy = (clause: string): boolean => STANDS_IN.test(clause);
