/** Pay as one line that reads the same in every language: `60,000 – 75,000 EUR per year`. */
export function payLine(pay: { from?: number | undefined; to?: number | undefined; currency?: string; per?: string }): string {
  const { from, to } = pay;
  const amounts = [from, to].filter((amount): amount is number => amount !== undefined && Number.isFinite(amount) && amount > 0);
  if (amounts.length === 0) return "";
  const range = [...new Set(amounts)].map(grouped).join(" – ");
  const period = PERIODS[(pay.per ?? "").toLowerCase().replace(/[^a-z]/g, "")] ?? "";
  return [range, (pay.currency ?? "").slice(0, 3).toUpperCase(), period].filter(Boolean).join(" ");
}

const PERIODS: Record<string, string> = {
  hour: "per hour",
  hourly: "per hour",
  perhourwage: "per hour",
  day: "per day",
  daily: "per day",
  week: "per week",
  weekly: "per week",
  month: "per month",
  monthly: "per month",
  permonthsalary: "per month",
  year: "per year",
  yearly: "per year",
  annual: "per year",
  annually: "per year",
  annum: "per year",
  peryearsalary: "per year",
};

const grouped = (amount: number): string => {
  const [whole = "", fraction] = String(Math.round(amount * 100) / 100).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction ? `.${fraction}` : "");
};

/** A number that a page wrote as number or as text, such as `60000`, `"60,000"` or `"60.000,00"`. */
export function amountOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.length > 30) return undefined;
  const digits = value
    .replace(/[^\d.,]/g, "")
    .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  const amount = digits === "" ? Number.NaN : Number(digits);
  return Number.isNaN(amount) ? undefined : amount;
}

const THOUSANDS = String.raw`[kK]|Tsd\.?|T(?=\s?€)|mila|mil(?=\s)|тыс\.?|万|萬|만|lakhs?|LPA`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+(?:[.,]\d{2})?|\d{1,2},\d{2},\d{3}|\d{1,7}(?:[.,]\d{1,2})?)(?:\s?(?:${THOUSANDS}))?`;
const CURRENCY = String.raw`€|£|US\$|CA\$|A\$|R\$|\$|zł|Kč|kr|₹|¥|円|₩|원|₽|EUR|USD|GBP|CHF|PLN|CAD|AUD|SEK|NOK|DKK|CZK|BRL|INR|JPY|Fr\.|[eE]uros?`;
const BETWEEN = String.raw`\s{0,3}(?:-|–|—|~|〜|～|to|bis|à|a|tot|do|até|and|und|y|et|e|en)\s{0,3}`;
const PER = String.raw`(?:\s{0,3}(?:(?:brutto|gross|bruts?|brutos?|lordi|bruto)\s{0,2})?(?:/|per|pro|par|al|por|an?|all'|na|im|brutto/?)\s{0,3}(?:hour|hr|h|year|yr|annum|month|day|week|Jahr|Monat|Stunde|Std\.?|Tag|an|mois|heure|jour|año|mes|hora|día|jaar|maand|uur|anno|mese|ora|ano|mês|rok|miesiąc|mies\.|godz\.?)(?!\p{L}))?`;
const BEFORE = String.raw`(?:(?:${CURRENCY})\s{0,2})`;
const AFTER = String.raw`(?:\s{0,2}(?:${CURRENCY}))`;
const PAY = new RegExp(
  String.raw`(?:${BEFORE}(?:${AMOUNT})(?:${BETWEEN}${BEFORE}?(?:${AMOUNT}))?|(?:${AMOUNT})${AFTER}?${BETWEEN}(?:${AMOUNT})${AFTER}|(?:${AMOUNT})${AFTER}|(?:${AMOUNT})(?:${BETWEEN}(?:${AMOUNT}))?(?<=LPA))(?!\p{L})${PER}`,
  "u",
);

/** The first amount of money in a line that can be a salary, as written. */
export function payIn(line: string): string {
  const found = line.slice(0, 400).match(PAY)?.[0] ?? "";
  const amounts =
    found.match(/\d[\d.,' \u00a0\u202f]*/g)?.map((text) => amountOf(text.replace(/[' \u00a0\u202f]/g, "")) ?? 0) ?? [];
  const max = Math.max(0, ...amounts) * (new RegExp(`\\d\\s?(?:${THOUSANDS})`, "u").test(found) ? 1000 : 1);
  return max >= 10 ? found.trim() : "";
}
