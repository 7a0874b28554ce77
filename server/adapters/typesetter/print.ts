import { PDFDocument } from "@cantoo/pdf-lib";
import { withExactText } from "@/server/adapters/typesetter/exact-text";
import type { Made, Output } from "@/server/adapters/typesetter/messages";
import type { SetDocument } from "@/server/adapters/typesetter/native-engine";
import type { Notice } from "@/typeset/notices";
import { standalonePages } from "@/typeset/svg-pages";

/** Puts the structure of the file into compressed object streams: a third of its size. Tags, links and bookmarks stay. */
async function compressed(pdf: Uint8Array, shaped: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  if (shaped) withExactText(document);
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

const sentence = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text;
};

/** A tagged PDF by the accessibility standard; where the document cannot meet it, one without, and a notice that says why. */
async function pdf({ compiler, document, shaped, notices }: SetDocument): Promise<Made> {
  const made = (bytes: Uint8Array, more: Notice[]): Made => ({
    output: "pdf",
    bytes,
    pages: document.numOfPages,
    notices: [...notices, ...more],
  });
  try {
    return made(await compressed(compiler.pdf(document, { pdfStandard: "ua-1" }), shaped), []);
  } catch (error) {
    return made(await compressed(compiler.pdf(document), shaped), [{ code: "STANDARD_NOT_MET", reason: sentence(error) }]);
  }
}

/** Makes the wanted output of a set document. */
export async function print(set: SetDocument, output: Output): Promise<Made> {
  if (output === "pdf") return pdf(set);
  return { output, svg: standalonePages(set.compiler.svg(set.document)), notices: set.notices };
}
