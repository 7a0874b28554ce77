import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import type { Attachment } from "@/server/platform/workers/messages";

// The parts of a bundle besides the typeset documents: attached pages, and bookmarks for everything.

/** A4 in points, for pictures, and the minimum margin around them. */
const PAPER = { width: 595.28, height: 841.89, margin: 36 };

/** A top-level bookmark and its first page (from 0). */
interface Entry {
  title: string;
  firstPage: number;
}

/** An attachment that cannot be opened: damaged, password-protected, or with too many pages. */
export class AttachmentUnreadable extends Error {
  constructor(
    readonly index: number,
    cause: unknown,
  ) {
    super(`Attachment ${index} could not be opened.`, { cause });
  }
}

/**
 * Appends the pages of attachments to a tagged document. Each becomes a figure in its structure, with the attachment's name and
 * page number as alternative text; web links stay. Returns the first page of each attachment.
 */
export async function addAttachments(
  document: PDFDocument,
  attachments: readonly Attachment[],
  maxPages: number,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let left = maxPages;
  for (const [index, attachment] of attachments.entries()) {
    try {
      entries.push({ title: attachment.name, firstPage: document.getPageCount() });
      left -= attachment.kind === "pdf" ? await addPdf(document, attachment, left) : await addPicture(document, attachment);
    } catch (error) {
      throw new AttachmentUnreadable(index, error);
    }
  }
  // An attached PDF may violate the accessibility standard, so the file no longer claims conformance.
  if (attachments.some(({ kind }) => kind === "pdf")) withoutClaim(document);
  return entries;
}

async function addPdf(document: PDFDocument, { name, bytes }: Attachment, left: number): Promise<number> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > left) throw new Error(`${pages.length} pages, ${left} are left.`);
  for (const [index, page] of pages.entries()) {
    const { x, y, width, height } = page.getCropBox();
    const drawing = await document.embedPage(page, { left: x, bottom: y, right: x + width, top: y + height });
    const added = document.addPage([width, height]);
    added.setRotation(page.getRotation());
    drawFigure(added, pages.length === 1 ? name : `${name} (${index + 1}/${pages.length})`, () =>
      added.drawPage(drawing, { x: 0, y: 0, width, height }),
    );
    copyLinks(page, added, { x, y });
  }
  return pages.length;
}

async function addPicture(document: PDFDocument, { name, bytes }: Attachment): Promise<number> {
  const picture = await document.embedJpg(bytes);
  const { width, height } = picture.scaleToFit(PAPER.width - 2 * PAPER.margin, PAPER.height - 2 * PAPER.margin);
  const page = document.addPage([PAPER.width, PAPER.height]);
  drawFigure(page, name, () =>
    page.drawImage(picture, { x: (PAPER.width - width) / 2, y: PAPER.height - PAPER.margin - height, width, height }),
  );
  return 1;
}

/** Draws on a new page as one figure of the document's structure. */
function drawFigure(page: PDFPage, text: string, draw: () => void): void {
  const { context, catalog } = page.doc;
  draw();
  const content = page.node.normalizedEntries().Contents;
  const stream = (operators: string) => context.register(context.stream(operators));
  if (content) {
    content.insert(0, stream("/Figure << /MCID 0 >> BDC\n"));
    content.push(stream("\nEMC\n"));
  }
  const root = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const top = topElement(root);
  const tree = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
  const key = root.lookup(PDFName.of("ParentTreeNextKey"), PDFNumber).asNumber();
  const figure = context.register(
    context.obj({ Type: "StructElem", S: "Figure", P: top.ref, Pg: page.ref, K: 0, Alt: PDFHexString.fromText(text) }),
  );
  top.children.push(figure);
  tree.push(context.obj(key));
  tree.push(context.obj([figure]));
  root.set(PDFName.of("ParentTreeNextKey"), context.obj(key + 1));
  page.node.set(PDFName.of("StructParents"), context.obj(key));
  page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
}

/** The root structure element and its list of children. */
function topElement(root: PDFDict): { ref: PDFRef; children: PDFArray } {
  const kids = root.get(PDFName.of("K"));
  const ref = kids instanceof PDFRef ? root.context.lookup(kids, PDFDict) && kids : root.lookup(PDFName.of("K"), PDFArray).get(0);
  if (!(ref instanceof PDFRef)) throw new Error("The document has no structure to add to.");
  const element = root.context.lookup(ref, PDFDict);
  const inner = element.lookup(PDFName.of("K"));
  if (inner instanceof PDFArray) return { ref, children: inner };
  const children = root.context.obj(inner ? [element.get(PDFName.of("K")) ?? inner] : []);
  element.set(PDFName.of("K"), children);
  return { ref, children };
}

/** Copies web links at their positions. Other interactive features are dropped. */
function copyLinks(from: PDFPage, to: PDFPage, origin: { x: number; y: number }): void {
  const { context } = to.doc;
  for (const each of from.node.Annots()?.asArray() ?? []) {
    const annotation = from.doc.context.lookup(each);
    if (!(annotation instanceof PDFDict) || annotation.get(PDFName.of("Subtype")) !== PDFName.of("Link")) continue;
    const target = annotation.lookupMaybe(PDFName.of("A"), PDFDict)?.lookup(PDFName.of("URI"));
    const box = annotation.lookup(PDFName.of("Rect"));
    const url = target instanceof PDFString || target instanceof PDFHexString ? target.decodeText() : "";
    if (!(box instanceof PDFArray) || box.size() !== 4 || !/^(?:https?|mailto|tel):/i.test(url)) continue;
    const rect = box
      .asArray()
      .map((side, index) => (side instanceof PDFNumber ? side.asNumber() : 0) - (index % 2 ? origin.y : origin.x));
    const link = { Type: "Annot", Subtype: "Link", Rect: rect, Border: [0, 0, 0], F: 4, A: { S: "URI", URI: PDFString.of(url) } };
    to.node.addAnnot(context.register(context.obj(link)));
  }
}

function withoutClaim(document: PDFDocument): void {
  const ref = document.catalog.get(PDFName.of("Metadata"));
  const metadata = document.context.lookup(ref);
  if (!(ref instanceof PDFRef && metadata instanceof PDFRawStream)) return;
  const text = Buffer.from(metadata.contents).toString("utf8").replace("<pdfuaid:part>1</pdfuaid:part>", "");
  document.context.assign(ref, document.context.stream(text, { Type: "Metadata", Subtype: "XML" }));
}

/** Adds top-level bookmarks and moves the existing ones below the entry whose pages they lead to. */
export function withTopBookmarks(document: PDFDocument, entries: readonly Entry[]): void {
  const { context, catalog } = document;
  const pages = document.getPages();
  const inner: { ref: PDFRef; item: PDFDict; page: number }[] = [];
  const known = catalog.lookupMaybe(PDFName.of("Outlines"), PDFDict);
  for (let ref = known?.get(PDFName.of("First")); ref instanceof PDFRef; ) {
    const item: PDFDict = context.lookup(ref, PDFDict);
    const target = item.lookupMaybe(PDFName.of("Dest"), PDFArray)?.get(0);
    inner.push({
      ref,
      item,
      page: Math.max(
        0,
        pages.findIndex((page) => page.ref === target),
      ),
    });
    ref = item.get(PDFName.of("Next"));
  }
  const root = context.obj({ Type: "Outlines" });
  const rootRef = context.register(root);
  const tops = entries.map(({ title, firstPage }, index) => {
    const dest = [pages[firstPage]?.ref ?? null, "XYZ", null, null, null];
    const item = context.obj({ Title: PDFHexString.fromText(title), Parent: rootRef, Dest: dest });
    const ref = context.register(item);
    const next = entries[index + 1]?.firstPage ?? pages.length;
    const children = inner.filter(({ page }) => page >= firstPage && page < next);
    chain(item, ref, children);
    return { ref, item };
  });
  chain(root, rootRef, tops);
  catalog.set(PDFName.of("Outlines"), rootRef);
}

/** Makes items the children of an outline node, in order and expanded. */
function chain(parent: PDFDict, parentRef: PDFRef, items: readonly { ref: PDFRef; item: PDFDict }[]): void {
  const set = (item: PDFDict, key: string, value: PDFRef | undefined) =>
    value ? item.set(PDFName.of(key), value) : item.delete(PDFName.of(key));
  set(parent, "First", items[0]?.ref);
  set(parent, "Last", items.at(-1)?.ref);
  if (items.length > 0) parent.set(PDFName.of("Count"), PDFNumber.of(items.length));
  for (const [index, { item }] of items.entries()) {
    item.set(PDFName.of("Parent"), parentRef);
    set(item, "Prev", items[index - 1]?.ref);
    set(item, "Next", items[index + 1]?.ref);
  }
}
