import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { searchText } from "@/domain/search/search-text";

type Check = Extract<ArtifactData, { kind: "fit" }>["checks"][number];
type Posting = { role: string; location: string; salary: string; jobDescription: string };
type Wishes = Pick<CareerProfile, "targetRoles" | "locations" | "minBase" | "maxOfficeDays">;

const HOURS_A_YEAR = 2080;
const A_YEAR = { year: 1, month: 12, hour: HOURS_A_YEAR };

/** The wishes of a profile beside a posting: met, not met, or null if the posting does not say. Unset wishes are not checked. */
export function wishChecks(profile: Wishes, posting: Posting): Check[] {
  return [roleCheck, placeCheck, payCheck, officeCheck].flatMap((check) => check(profile, posting) ?? []);
}

function roleCheck({ targetRoles }: Wishes, { role }: Posting): Check | null {
  if (targetRoles.length === 0) return null;
  const words = searchText(role);
  const met = targetRoles.some((target) =>
    searchText(target)
      .split(" ")
      .every((word) => words.includes(word)),
  );
  return { label: "Role", met: met ? true : null, text: met ? role : `You look for ${targetRoles.join(", ")}. This is ${role}.` };
}

const REMOTE = /\b(?:fully remote|remote only|100\s*% remote|work from anywhere|vollstandig remote|rein remote|full remote)\b/;
const ANY_REMOTE = /\b(?:remote|homeoffice|home office|teletravail|teletrabajo)\b/;

function placeCheck({ locations }: Wishes, { location, jobDescription }: Posting): Check | null {
  if (locations.length === 0) return null;
  const [place, text] = [searchText(location), searchText(jobDescription)];
  const preferred = locations.find((one) => place.includes(searchText(one)));
  if (preferred) return { label: "Place", met: true, text: location };
  const wantsRemote = locations.some((one) => ANY_REMOTE.test(searchText(one)));
  if (wantsRemote && (ANY_REMOTE.test(place) || REMOTE.test(text)))
    return { label: "Place", met: true, text: location || "Remote" };
  if (place === "") return { label: "Place", met: null, text: "The posting names no place." };
  return { label: "Place", met: false, text: `You look in ${locations.join(", ")}. This is in ${location}.` };
}

function payCheck({ minBase: { amount, currency, period } }: Wishes, { salary }: Posting): Check | null {
  if (amount === null) return null;
  const wish = `${amount} ${currency} a ${period}`;
  const offered = payOf(salary);
  if (!offered || offered.currency !== currency)
    return { label: "Pay", met: null, text: `The posting does not say whether it pays ${wish}.` };
  const met = offered.max * A_YEAR[offered.period] >= amount * A_YEAR[period];
  return { label: "Pay", met, text: `You look for at least ${wish}. The posting says ${salary}.` };
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\beur/i, "EUR"],
  [/£|\bgbp/i, "GBP"],
  [/\bchf/i, "CHF"],
  [/\bcad|c\$|ca\$/i, "CAD"],
  [/\baud|a\$/i, "AUD"],
  [/\busd|us\$|\$/i, "USD"],
];

/** The highest amount that a line on pay names; null where it names no amount or currency. */
function payOf(salary: string): { max: number; currency: string; period: "year" | "month" | "hour" } | null {
  const currency = SIGNS.find(([sign]) => sign.test(salary))?.[1];
  const amounts = [...salary.matchAll(/(\d[\d.,' ]*)(\s*k\b)?/gi)].map(
    ([, digits = "", thousands]) => amountIn(digits) * (thousands ? 1000 : 1),
  );
  if (!currency || amounts.length === 0) return null;
  const max = Math.max(...amounts);
  const period = /hour|stunde|heure|hora|\/\s*h\b/i.test(salary)
    ? "hour"
    : /month|monat|mois|mes\b/i.test(salary)
      ? "month"
      : "year";
  return { max, currency, period };
}

/** “60,000.50”, “60.000” and “60 000” as a number: the last sign before one or two digits is the decimal one. */
const amountIn = (digits: string): number => {
  const plain = digits.replace(/[ ']/g, "").replace(/[.,]+$/, "");
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  return Number(plain.slice(0, decimals?.index).replace(/[.,]/g, "")) + (decimals ? Number(`0.${decimals[1]}`) : 0);
};

function officeCheck({ maxOfficeDays }: Wishes, { jobDescription, location }: Posting): Check | null {
  if (maxOfficeDays === null) return null;
  const text = searchText(`${location}\n${jobDescription}`);
  const label = "Office days";
  if (REMOTE.test(text)) return { label, met: true, text: "Fully remote." };
  const days = /\b([1-5])(?:\s*(?:-|–|to|bis)\s*([1-5]))?\s*(?:days?|tage)\b[^.]{0,30}\b(?:office|on-?site|buro|vor ort)/.exec(
    text,
  );
  const max = days ? Number(days[2] ?? days[1]) : null;
  if (max === null) return { label, met: null, text: "The posting does not say how many days are at the office." };
  return { label, met: max <= maxOfficeDays, text: `${max} of at most ${maxOfficeDays} days a week.` };
}
