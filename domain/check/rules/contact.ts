import { type CheckContext, type CheckRule, type Found, when } from "@/domain/check/rule";
import { isRecord } from "@/domain/is-record";
import { isAbsoluteLink } from "@/domain/links/clean-link";

const isBlank = (text: string) => text.trim() === "";

/** text@text.tt: no spaces, two or more characters after the last dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export const CONTACT_RULES: readonly CheckRule[] = [
  {
    code: "MISSING_NAME",
    category: "contact",
    severity: "error",
    find: ({ data }) => when(isBlank(data.basics.name), "/basics/name"),
  },
  {
    code: "MISSING_EMAIL",
    category: "contact",
    severity: "error",
    find: ({ data }) => when(isBlank(data.basics.email), "/basics/email"),
  },
  {
    code: "MALFORMED_EMAIL",
    category: "contact",
    severity: "error",
    find: ({ data: { basics } }) =>
      when(!isBlank(basics.email) && !EMAIL.test(basics.email.trim()), "/basics/email", { email: basics.email }),
  },
  {
    code: "MISSING_PHONE",
    category: "contact",
    severity: "warning",
    find: ({ data }) => when(isBlank(data.basics.phone), "/basics/phone"),
  },
  {
    code: "MISSING_LOCATION",
    category: "contact",
    severity: "info",
    find: ({ data }) => when(isBlank(data.basics.location), "/basics/location"),
  },
  { code: "MALFORMED_URL", category: "contact", severity: "warning", find: malformedUrls },
  {
    code: "PICTURE_PRESENT",
    category: "contact",
    severity: "info",
    find: ({ data: { picture } }) => when(!isBlank(picture.url) && !picture.hidden, "/picture"),
  },
];

function malformedUrls({ data, sections }: CheckContext): Found[] {
  const check = (url: unknown, pointer: string) =>
    typeof url === "string" ? when(!isBlank(url) && !isAbsoluteLink(url.trim()), pointer, { url }) : [];
  return [
    ...check(data.basics.website.url, "/basics/website/url"),
    ...data.basics.customFields.flatMap((field, index) => check(field.link, `/basics/customFields/${index}/link`)),
    ...sections.flatMap((section) =>
      section.printed.flatMap(({ item, pointer }) =>
        isRecord(item.website) ? check(item.website.url, `${pointer}/website/url`) : [],
      ),
    ),
  ];
}
