import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { extensionOf } from "@/components/kit/downloads/formats";
import { sampleLetter } from "@/typeset/testing/letters";

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return new Response("made by the server");
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The formats of a letter in its state on screen. */
function formatsOf(sourceResumeId: string | null) {
  const document = { ...sampleLetter("onyx", "en-GB"), content: "<p>Typed a moment ago.</p>", sourceResumeId };
  const state = { card: { id: "letter-1", name: "Letter" }, timeline: { document } };
  return letterFormats({ store: { getState: () => state } } as unknown as OpenEditor<LetterDraft, DocumentCard>).formats;
}

it("requests each file from the server by its own address, and makes the plain text of what is on screen", async () => {
  const text: Record<string, string> = {};
  for (const { name, make } of formatsOf("resume-1")) {
    const blob = await make();
    text[`${name}.${extensionOf(name, blob)}`] = await blob.text();
  }
  expect(requests.map((address) => address.replace(/^.*\/cover-letters\//, ""))).toEqual([
    "letter-1/exports/pdf",
    "letter-1/bundle",
    ...["docx", "odt", "md", "html", "json", "png-pages", "svg-pages", "typst"].map((format) => `letter-1/exports/${format}`),
  ]);
  expect(Object.keys(text)).toEqual([
    "pdf.pdf",
    "pdfWithResume.pdf",
    ...["docx.docx", "odt.odt", "md.md", "txt.txt", "html.html", "json.json", "png.png", "svg.svg", "typst.zip"],
  ]);
  expect(text["txt.txt"]).toContain("Typed a moment ago.");
});

it("offers the file with the resume only where there is one", () => {
  expect(formatsOf(null).map(({ name }) => name)).not.toContain("pdfWithResume");
  expect(formatsOf("resume-1").map(({ name }) => name)).toContain("pdfWithResume");
});

it("several pages come as a ZIP", () => {
  expect(extensionOf("png", new Blob([], { type: "application/zip" }))).toBe("zip");
});

it("a file that the server refuses is a failure, not a file", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  await expect(formatsOf(null)[0].make()).rejects.toThrow("404");
});
