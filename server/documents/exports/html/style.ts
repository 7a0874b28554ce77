import { blend } from "@/domain/colours";
import type { OfficeDocument } from "@/server/documents/exports/office/model";
import type { OfficeStyle } from "@/server/documents/exports/office/styles";

/** A family by its name, as a string of CSS that nothing can break out of. */
const family = (name: string): string => `"${name.replace(/[^\p{L}\p{N} -]/gu, "")}"`;

/** The design's fonts by name, colours and sizes. Screens in the dark get light text; paper never does. */
export function htmlStyle(officeStyle: OfficeStyle, page: OfficeDocument["page"]): string {
  const { paper, frame, look, bodyPt } = officeStyle;
  const { fonts, styles } = frame;
  const lineHeight = ((styles.Normal.linePt ?? bodyPt * 1.5) / bodyPt).toFixed(2);
  const title = styles.Heading1;
  const rule = title.borders?.bottom ?? title.borders?.top;
  const ends = rule ? `border-bottom:${rule.widthPt}pt solid var(--rule);padding-bottom:.15em` : "";
  const dark = `--ink:#e8e6e3;--paper:#1b1a19;--muted:#b3afa9;--title:${blend(paper.accent, 0.55, "#ffffff")};--rule:#57534e`;
  return `:root{color-scheme:light dark;--ink:${paper.ink};--paper:${paper.ground};--muted:${paper.muted};--title:${title.color ?? paper.title};--rule:${rule?.color ?? paper.rule}}
@media screen and (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:${Math.round(officeStyle.widthPt)}pt;padding:24pt 16pt;background:var(--paper);color:var(--ink);font:${bodyPt}pt/${lineHeight} ${family(fonts.body.name)},${family(fonts.body.complex)},${family(fonts.body.eastAsian)},system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:${family(fonts.heading.name)},${family(fonts.heading.complex)},${family(fonts.heading.eastAsian)},system-ui,sans-serif;line-height:1.2}
h1{margin:0;font-size:${styles.Title.sizePt ?? 20}pt}
h2{margin:1.2em 0 .4em;font-size:${title.sizePt ?? 13}pt;color:var(--title);text-align:${title.align ?? "start"};${ends}}
h3,h4,h5{margin:.7em 0 0;font-size:1em;break-after:avoid}
h4{font-style:italic;font-weight:400}
h2{break-after:avoid}
header{text-align:${look.header.align}}
header ul{display:flex;flex-wrap:wrap;gap:.1em 1.1em;margin:.5em 0 0;padding:0;list-style:none;font-size:.94em;justify-content:${look.header.align === "center" ? "center" : "start"}}
header img{max-width:100%;height:auto;margin-bottom:.5em}
.headline{margin:.2em 0 0;color:var(--muted)}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .6em;margin-top:.7em;break-after:avoid}
.head>*{margin:0}
.head>.when{margin-inline-start:auto}
.level{color:var(--title);white-space:nowrap}
.rows{list-style:none;padding:0}
.when,.facts{color:var(--muted);font-size:.94em}
.facts{margin:0}
p{margin:.3em 0}
ul,ol{margin:.3em 0;padding-inline-start:1.3em}
a{color:inherit}
mark{background:#fff3b0;color:#1b1a19}
blockquote{margin:.5em 0;padding-inline-start:.9em;border-inline-start:1.5pt solid var(--rule);color:var(--muted)}
pre{white-space:pre-wrap;font-family:ui-monospace,monospace}
hr{border:0;border-top:.5pt solid var(--rule)}
.left{text-align:left}.center{text-align:center}.right{text-align:right}.justify{text-align:justify}
.end{text-align:end}
@page{size:${page.widthPt}pt ${page.heightPt}pt;margin:${page.top}pt ${page.right}pt ${page.bottom}pt ${page.left}pt}
@media print{body{max-width:none;padding:0}a{text-decoration:none}article{break-inside:avoid-page}}`;
}
