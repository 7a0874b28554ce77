import { countryCode } from "./countries";

const CALLING =
  "US1 CA1 RU7 KZ7 EG20 ZA27 GR30 NL31 BE32 FR33 ES34 HU36 IT39 RO40 CH41 AT43 GB44 DK45 SE46 NO47 PL48 DE49 PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 MY60 AU61 ID62 PH63 NZ64 SG65 TH66 JP81 KR82 VN84 CN86 TR90 IN91 PK92 AF93 LK94 MM95 IR98 MA212 DZ213 TN216 LY218 SN221 NG234 GH233 KE254 TZ255 UG256 ET251 CM237 CI225 PT351 LU352 IE353 IS354 AL355 MT356 CY357 FI358 BG359 LT370 LV371 EE372 MD373 AM374 BY375 UA380 RS381 ME382 XK383 HR385 SI386 BA387 MK389 CZ420 SK421 LI423 HK852 TW886 BD880 LB961 JO962 SY963 IQ964 KW965 SA966 YE967 OM968 PS970 AE971 IL972 BH973 QA974 NP977 UZ998 GE995 AZ994 EC593 UY598 PY595 BO591 CR506 PA507 GT502 DO1 JM1".split(
    " ",
  );

export interface Phone {
  /** As written. */
  whole: string;
  /** Digits of the calling code, or "" if the number has none. */
  code: string;
  /** The number without the calling code. */
  national: string;
  /** Countries with this calling code, the likeliest first. */
  countries: string[];
}

/** The parts of a telephone number. `country` decides between countries that share a calling code. */
export function phoneParts(whole: string, country: string): Phone {
  const text = whole.trim().replace(/^00/, "+");
  const digits = text.replace(/[^\d]/g, "");
  const codes = [...new Set(CALLING.map((entry) => entry.slice(2)))].filter((code) => digits.startsWith(code));
  const [code = ""] = text.startsWith("+") ? codes.sort((a, b) => b.length - a.length) : [];
  if (code === "") return { whole, code, national: text, countries: [] };
  const own = countryCode(country);
  const countries = CALLING.filter((entry) => entry.slice(2) === code).map((entry) => entry.slice(0, 2));
  return {
    whole: text,
    code,
    national: afterCode(text, code),
    countries: countries.sort((a, b) => Number(b === own) - Number(a === own)),
  };
}

/** Keeps the spaces of the number as it is written. */
function afterCode(text: string, code: string): string {
  let left = code.length;
  let index = 1;
  while (left > 0 && index < text.length) if (/\d/.test(text[index++] ?? "")) left -= 1;
  return text
    .slice(index)
    .replace(/^\s*\(0\)/, "")
    .replace(/^[\s().-]+/, "");
}
