/**
 * An amount of money as people type it: `72000`, `72,000`, `72.000,50`, `72 000`. The last mark counts as the decimal mark if one or two
 * digits follow it. Null for what is no amount.
 */
export function readAmount(text: string): number | null {
  const trimmed = text.replace(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]*$/.test(trimmed)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(trimmed);
  const whole = (decimals ? trimmed.slice(0, decimals.index) : trimmed).replace(/[.,]/g, "");
  return Number(decimals ? `${whole}.${decimals[1]}` : whole);
}
