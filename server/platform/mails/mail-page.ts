import type { Language } from "@/contracts/model/languages";
import type { MailContent, MailPart } from "./mail-content";
import type { MailTexts } from "./mail-texts";

/** The product's colours as mail programs understand them. Those that know dark mode take the second of each pair. */
const COLOURS = {
  desk: ["#f1efec", "#161412"],
  sheet: ["#fefdfc", "#211f1c"],
  line: ["#e3e0dc", "#393632"],
  ink: ["#201d19", "#eeece9"],
  quiet: ["#5a5651", "#aca7a1"],
  accent: ["#12566a", "#8ec5d8"],
  button: ["#12566a", "#8ec5d8"],
  onButton: ["#fbfcfd", "#0d2a33"],
} as const;

type Colour = keyof typeof COLOURS;

const FONTS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans',sans-serif";

/** Mail programs read colours from the element itself; the class is for those that know dark mode. */
const ink = (colour: Colour) => `class="${colour}" style="color:${COLOURS[colour][0]};`;
const ground = (colour: Colour) => `class="${colour}-ground" style="background-color:${COLOURS[colour][0]};`;

const DARK = (Object.keys(COLOURS) as Colour[])
  .map((name) => `.${name}{color:${COLOURS[name][1]}!important}.${name}-ground{background-color:${COLOURS[name][1]}!important}`)
  .join("");

/** The page of a mail: one sheet on the desk, laid out by a table because some mail programs know nothing else. */
export function mailPage(language: Language, direction: "ltr" | "rtl", t: MailTexts, content: MailContent): string {
  const { subject, greeting, parts, button, after = [], foot } = content;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>@media (prefers-color-scheme:dark){${DARK}.line{border-color:${COLOURS.line[1]}!important}}</style>
</head>
<body ${ground("desk")}margin:0;padding:0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${ground("desk")}">
<tr><td align="center" style="padding:32px 16px;font-family:${FONTS};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${ground("sheet").replace('class="', 'class="line ')}max-width:520px;border:1px solid ${COLOURS.line[0]};border-radius:10px;">
<tr><td align="${direction === "rtl" ? "right" : "left"}" style="padding:28px 32px 32px;">
<p ${ink("quiet")}margin:0 0 20px;font-size:13px;font-weight:600;">Dossier</p>
<h1 ${ink("ink")}margin:0 0 16px;font-size:20px;line-height:1.35;font-weight:600;">${escaped(subject)}</h1>
${greeting ? paragraph(greeting) : ""}
${parts.map((part) => partOf(part, t, subject)).join("\n")}
${button ? buttonOf(button, t) : ""}
${after.map(paragraph).join("\n")}
</td></tr>
</table>
${foot ? `<p ${ink("quiet")}max-width:520px;margin:16px 0 0;font-size:12px;line-height:1.5;">${escaped(foot.text)} <a href="${escaped(foot.url)}" ${ink("accent")}">${escaped(foot.label)}</a></p>` : ""}
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string) => `<p ${ink("ink")}margin:0 0 16px;font-size:15px;line-height:1.55;">${escaped(text)}</p>`;

function partOf(part: MailPart, t: MailTexts, subject: string): string {
  if (!("title" in part)) return paragraph(part.text);
  const title = part.title === subject ? "" : `<strong>${escaped(part.title)}</strong><br>`;
  const link = part.url ? `<br><a href="${escaped(part.url)}" ${ink("accent")}">${escaped(t("open"))}</a>` : "";
  return `<p ${ink("ink")}margin:0 0 16px;font-size:15px;line-height:1.55;">${title}${escaped(part.text)}${link}</p>`;
}

function buttonOf({ label, url }: { label: string; url: string }, t: MailTexts): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 16px;"><tr><td ${ground("button")}border-radius:7px;">
<a href="${escaped(url)}" ${ink("onButton")}display:inline-block;padding:11px 20px;font-size:15px;font-weight:600;text-decoration:none;">${escaped(label)}</a>
</td></tr></table>
<p ${ink("quiet")}margin:0 0 16px;font-size:12px;line-height:1.5;word-break:break-all;">${escaped(t("copyAddress"))}<br><a href="${escaped(url)}" dir="ltr" ${ink("accent")}">${escaped(url)}</a></p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
