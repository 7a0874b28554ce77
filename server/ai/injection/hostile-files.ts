import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { strToU8, zipSync } from "fflate";

/** A PDF with visible lines and invisible ones: white, or in letters of half a point. */
export async function pdfWithHidden(visible: readonly string[], hidden: string, how: "white" | "tiny"): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of visible.entries()) page.drawText(line, { x: 50, y: 780 - index * 20, size: 11, font });
  const look = how === "white" ? { size: 11, color: rgb(1, 1, 1) } : { size: 0.5 };
  for (const [index, line] of hidden.split("\n").entries()) page.drawText(line, { x: 50, y: 300 - index * 20, font, ...look });
  return Buffer.from(await document.save()).toString("base64");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const LOOKS = { hidden: "<w:vanish/>", white: '<w:color w:val="FFFFFF"/>', tiny: '<w:sz w:val="1"/>', plain: "" };

/** A Word file with visible paragraphs and one in another look. */
export function wordWithHidden(visible: readonly string[], hidden: string, how: keyof typeof LOOKS): string {
  const paragraphs = [...visible.map((line) => run(line)), run(hidden, LOOKS[how])].map((one) => `<w:p>${one}</w:p>`).join("");
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return Buffer.from(zipSync({ "word/document.xml": strToU8(xml) })).toString("base64");
}
