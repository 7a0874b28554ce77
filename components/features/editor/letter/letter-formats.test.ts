import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { sampleLetter } from "@/typeset/testing/letters";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("made by the server");
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The formats of a letter as it stands on screen. */
function formatsOf(sourceResumeId: string | null) {
  const document = { ...sampleLetter("onyx", "en-GB"), content: "<p>Typed a moment ago.</p>", sourceResumeId };
  const state = { card: { id: "letter-1", name: "Letter" }, timeline: { document } };
  return letterFormats({ store: { getState: () => state } } as unknown as OpenEditor<LetterDraft, DocumentCard>);
}

it("asks the server for each file by its own address, and makes the plain text of what is on screen", async () => {
  const said: Record<string, string> = {};
  for (const { name, extension, make } of formatsOf("resume-1")) said[`${name}.${extension}`] = await (await make()).text();
  expect(asked.map((address) => address.replace(/^.*\/cover-letters\//, ""))).toEqual([
    "letter-1/exports/pdf",
    "letter-1/bundle",
    "letter-1/exports/md",
    "letter-1/exports/json",
  ]);
  expect(Object.keys(said)).toEqual(["pdf.pdf", "pdfWithResume.pdf", "md.md", "txt.txt", "json.json"]);
  expect(said["txt.txt"]).toContain("Typed a moment ago.");
});

it("offers the file with the resume only where there is one", () => {
  expect(formatsOf(null).map(({ name }) => name)).toEqual(["pdf", "md", "txt", "json"]);
});

it("a file that the server refuses is a failure, not a file", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  await expect(formatsOf(null)[0].make()).rejects.toThrow("404");
});
