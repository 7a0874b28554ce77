import type { Basics } from "@/contracts/model/resume/basics";
import type { OfficePicture } from "@/server/documents/exports/office/model";
import type { OfficeStyle } from "@/server/documents/exports/office/styles";
import { contacts } from "@/typeset/content/header";
import { lineText } from "@/typeset/content/plain-text";
import { escaped, linked, tag } from "./markup";
import { htmlStyle } from "./style";

/** A whole file: no scripts, nothing loaded from anywhere, and a policy that keeps it so. */
export function htmlPage(title: string, author: string, officeStyle: OfficeStyle, body: string): string {
  const { locale, page } = officeStyle.frame;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="generator" content="Dossier">',
    author === "" ? "" : `<meta name="author" content="${escaped(author)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${htmlStyle(officeStyle, page)}</style>`,
  ];
  return `<!doctype html>
<html lang="${escaped(locale.tag)}" dir="${locale.dir}">
<head>
${head.filter((line) => line !== "").join("\n")}
</head>
<body>
${body}
</body>
</html>
`;
}

/** The person: picture, name, headline and contacts. */
export function headHtml(basics: Basics, picture: OfficePicture | null): string {
  const drawn = picture
    ? `<img alt="${escaped(picture.alt)}" width="${Math.round((picture.widthPt * 96) / 72)}" height="${Math.round((picture.heightPt * 96) / 72)}" src="data:image/${picture.type === "jpg" ? "jpeg" : "png"};base64,${Buffer.from(picture.bytes).toString("base64")}">`
    : "";
  const reached = contacts(basics).map(({ text, href }) => `<li>${linked(text, href)}</li>`);
  return `<header>
${[drawn, tag("h1", escaped(lineText(basics.name))), tag("p", escaped(lineText(basics.headline)), ' class="headline"'), tag("ul", reached.join(""))].filter((part) => part !== "").join("\n")}
</header>`;
}
