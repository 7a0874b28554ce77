import { escapeHtml } from "@/domain/rich-text/escape";

const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;
const RULE = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--[\s\S]*?-->/gi;

/**
 * Markdown as HTML, as far as documents of persons use it: headings, emphasis, links, lists, tables, quotes and code. HTML within it is
 * preserved, so that centred heads and line breaks mean what they say.
 */
export function markdownToHtml(markdown: string): string {
  const lines = withoutFrontMatter(markdown.replaceAll(/\r\n?/g, "\n")).split("\n");
  const html: string[] = [];
  let paragraph: string[] = [];
  let item: string[] | null = null;
  let depth = 0;
  const setDepth = (next: number) => {
    for (; depth < next; depth++) html.push("<ul>");
    for (; depth > next; depth--) html.push("</ul>");
  };
  const flush = () => {
    if (item) html.push(`<li><p>${inline(item.join("\n"))}</p></li>`);
    if (paragraph.length > 0) html.push(`<p>${inline(paragraph.join("\n"))}</p>`);
    item = null;
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const next = lines[index + 1] ?? "";
    const heading = HEADING.exec(line);
    const listed = RULE.test(line) ? null : ITEM.exec(line);
    const under = paragraph.length === 1 && item === null ? /^ {0,3}(=+|-+)\s*$/.exec(line)?.[1] : undefined;
    if (FENCE.test(line)) {
      flush();
      const end = lines.findIndex((other, at) => at > index && FENCE.test(other));
      const code = lines.slice(index + 1, end < 0 ? undefined : end);
      html.push(`<pre>${escapeHtml(code.join("\n"))}</pre>`);
      index = end < 0 ? lines.length : end;
    } else if (under) {
      const title = inline(paragraph.join("\n"));
      paragraph = [];
      html.push(under.startsWith("=") ? `<h1>${title}</h1>` : `<h2>${title}</h2>`);
    } else if (heading) {
      flush();
      setDepth(0);
      const level = heading[1]?.length ?? 1;
      html.push(`<h${level}>${inline(heading[2] ?? "")}</h${level}>`);
    } else if (RULE.test(line)) {
      flush();
      setDepth(0);
      html.push("<hr>");
    } else if (listed) {
      flush();
      setDepth(Math.min(6, Math.floor((listed[1] ?? "").replaceAll("\t", "    ").length / 2) + 1));
      item = [listed[2] ?? ""];
    } else if (line.includes("|") && TABLE_RULE.test(next) && next.includes("-")) {
      flush();
      setDepth(0);
      const rows = [line];
      index += 1;
      while ((lines[index + 1] ?? "").includes("|")) rows.push(lines[++index] ?? "");
      html.push(`<table>${rows.map(rowHtml).join("")}</table>`);
    } else if (line.trim() === "") {
      flush();
      if (!ITEM.test(next) && !/^\s{2,}\S/.test(next)) setDepth(0);
    } else if (item) (item as string[]).push(line.trim());
    else {
      if (depth > 0 && !/^\s{2,}/.test(line)) setDepth(0);
      paragraph.push(line.replace(/^\s{0,3}(?:>\s?)+/, "").replace(/^\s+/, ""));
    }
  }
  flush();
  setDepth(0);
  return html.join("\n");
}

/** Settings of a site generator before the text. */
const withoutFrontMatter = (text: string) => text.replace(/^---\n(?:[\w-]+:[^\n]*\n|\s+[^\n]*\n|- [^\n]*\n)*---\n/, "");

const rowHtml = (row: string) =>
  `<tr>${row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => `<td>${inline(cell.trim().replaceAll("\\|", "|"))}</td>`)
    .join("")}</tr>`;

/** Emphasis, links and breaks within a paragraph. What is done is put aside, so that signs within it are not read again. */
function inline(text: string): string {
  const done: string[] = [];
  const keep = (html: string) => `\ue000${done.push(html) - 1}\ue001`;
  let rest = text
    .replaceAll(/[\ue000\ue001]/g, "")
    .replaceAll(/\\([\\`*_{}[\]()#+.!|>~<@:"'&,/=?^%$;-])/g, (_, sign: string) => keep(escapeHtml(sign)))
    .replaceAll(/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g, (_, _ticks, code: string) => keep(escapeHtml(code.trim())))
    .replaceAll(/<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/gi, (_, url: string) =>
      keep(link(url, url.replace(/^(?:mailto|tel):/i, ""))),
    )
    .replaceAll(/<([^\s<>@]+@[^\s<>@]+)>/g, (_, mail: string) => keep(link(`mailto:${mail}`, mail)))
    .replaceAll(TAG, (tag) => keep(tag))
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,30});/gi, (entity) => keep(entity));
  rest = escapeHtml(rest)
    .replaceAll(/(?: {2,}|\\)\n/g, "<br>")
    .replaceAll(/!\[([^\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g, "$1")
    .replaceAll(/\[([^\]]+)\]\(\s*([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+[^()]*)?\)/g, (_, shown: string, url: string) => {
      const start = keep(`<a href="${url}">`);
      return `${start}${shown}</a>`;
    })
    .replaceAll(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "<strong>$2</strong>")
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?!\*)/gu, "<em>$1</em>")
    .replaceAll(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])/gu, "<em>$1</em>")
    .replaceAll(/~~(?=\S)([\s\S]*?\S)~~/g, "$1");
  // Kept parts may hold others.
  for (let round = 0; round < 4 && rest.includes("\ue000"); round++)
    rest = rest.replaceAll(/\ue000(\d+)\ue001/g, (_, index: string) => done[Number(index)] ?? "");
  return rest;
}

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
