import fc from "fast-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { fullResume } from "@/typeset/testing/full-resume";

/** Texts that break files whose writer is careless: what XML forbids, half of a character, markup, endless words, other directions. */
export const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    "\u0000\u0001\u0008\u000b\u000c\u001f",
    "\uD800 half \uDFFF",
    "\uFFFE\uFFFF\uFDD0",
    "]]> <![CDATA[ & &amp; &#0; <w:p/> <script>alert(1)</script>",
    "\"quoted\" 'text' \\ / \t\n",
    "x".repeat(3000),
    "\u202Eright \u2066left\u200F",
    "سيرة ذاتية 中文 한국어 हिन्दी",
    "👩🏽‍💻 🏳️‍🌈",
  ),
);

const isText = (value: unknown): value is string => typeof value === "string";
const REMAINING = new Set(["id", "type", "template", "format", "locale", "start", "end", "icon", "url", "mode", "fontWeights"]);

/** A resume in which each text is replaced by the next one. */
function replaced(value: unknown, next: () => string, key = ""): unknown {
  if (isText(value)) return REMAINING.has(key) || value === "" ? value : /^</.test(value) ? `<p>${next()}</p>${value}` : next();
  if (Array.isArray(value)) return value.map((each) => replaced(each, next, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, next, name)]));
}

/** A full resume of hostile texts, the same for the same number. */
export function hostileResume(seed: number): ResumeData {
  const texts = fc.sample(hostileText, { seed, numRuns: 60 });
  let at = 0;
  const data = fullResume(TEMPLATE_NAMES[seed % TEMPLATE_NAMES.length] ?? "onyx");
  const { metadata, ...content } = data;
  const hostile = replaced(content, () => texts[at++ % texts.length] ?? "") as Omit<ResumeData, "metadata">;
  const { typography } = metadata;
  const named = { ...typography, body: { ...typography.body, fontFamily: `No such "font" <&> ${texts[0]}`.slice(0, 60) } };
  return normaliseResumeData({ ...hostile, metadata: { ...metadata, typography: named } });
}
