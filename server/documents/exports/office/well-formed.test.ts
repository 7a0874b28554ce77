import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { resumeToHtml } from "@/server/documents/exports/html/resume";
import { hostileResume } from "@/server/documents/exports/testing/hostile-resume";
import { openDocumentFile } from "./open-document";
import { officeResume } from "./resume";
import { wordFile } from "./word";

/** Every XML file of an archive, read to its end. Throws at the first mistake. */
function parsed(bytes: Uint8Array): string[] {
  const texts = unzipSync(bytes);
  return Object.entries(texts).flatMap(([path, file]) => {
    if (!/\.(xml|rels)$/.test(path)) return [];
    const parser = new SaxesParser({ xmlns: true, fileName: path });
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(new TextDecoder("utf-8", { fatal: true }).decode(file)).close();
    return [path];
  });
}

/** The order that Word demands of what a paragraph and a run say of themselves. */
const ORDERS = {
  "w:pPr":
    "pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens bidi spacing ind contextualSpacing jc outlineLvl rPr sectPr",
  "w:rPr":
    "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike color spacing w kern position sz szCs highlight u effect bdr shd vertAlign rtl cs em lang",
};

/** Elements in an order that Word does not accept. */
function disordered(xml: string): string[] {
  const found: string[] = [];
  const open: { name: string; children: string[] }[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    open.at(-1)?.children.push(name.replace("w:", ""));
    open.push({ name, children: [] });
  });
  parser.on("closetag", ({ name }) => {
    const element = open.pop();
    if (!element || !(name === "w:pPr" || name === "w:rPr")) return;
    const order = ORDERS[name].split(" ");
    const places = element.children.map((child) => order.indexOf(child));
    if (places.includes(-1) || places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0)))
      found.push(element.children.join(" "));
  });
  parser.write(xml).close();
  return [...new Set(found)];
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe("whatever people write", () => {
  test.each(SEEDS)("document %i makes well-formed files, in the order that Word wants", async (seed) => {
    const model = officeResume(hostileResume(seed), "Title \u0000 \uD800 <&>", null);
    const word = await wordFile(model);
    expect(parsed(word)).toContain("word/document.xml");
    const { "word/document.xml": document, "word/styles.xml": styles } = unzipSync(word);
    for (const part of [document, styles]) expect(disordered(new TextDecoder().decode(part))).toEqual([]);
    const open = openDocumentFile(model);
    expect(parsed(open)).toEqual(["content.xml", "styles.xml", "meta.xml", "META-INF/manifest.xml"]);
    // The file type is in the first bytes, uncompressed.
    expect(new TextDecoder().decode(open.subarray(30, 30 + 47))).toBe("mimetypeapplication/vnd.oasis.opendocument.text");
  });

  test.each(SEEDS.slice(0, 6))("document %i makes a page without scripts or anything from elsewhere", (seed) => {
    const html = resumeToHtml(hostileResume(seed), "<script>alert(1)</script>", null);
    expect(html).not.toMatch(/<script|<img(?! alt="[^"]*" width="\d+" height="\d+" src="data:)|\son\w+=|@import|url\(/i);
    expect(html.isWellFormed()).toBe(true);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
  });

  test("a hundred pages are written", async () => {
    const data = hostileResume(3);
    const [job] = data.sections.experience.items;
    if (!job) throw new Error("The sample has no job.");
    const text = `<ul>${"<li><p>Led a team of five that measured tides.</p></li>".repeat(20)}</ul>`;
    data.sections.experience.items = Array.from({ length: 250 }, (_, index) => ({
      ...job,
      id: `job-${index}`,
      description: text,
    }));
    const model = officeResume(data, "Long", null);
    expect(parsed(await wordFile(model))).toContain("word/document.xml");
    expect(parsed(openDocumentFile(model))).toContain("content.xml");
  });
});
