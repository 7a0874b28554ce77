import { type DownloadFormat, serverFile } from "@/components/features/editor/bar/download";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { addressOf } from "@/components/kit/api/address";

type Formats = [DownloadFormat, ...DownloadFormat[]];

/** What the server makes as it is stored, with the resume behind it where there is one, and the plain text as it stands on screen. */
export function letterFormats({ store }: OpenEditor<LetterDraft, DocumentCard>): Formats {
  const here = () => ({ id: store.getState().card.id });
  const exported = (format: string) => () =>
    serverFile(addressOf(({ coverLetters }) => coverLetters.exportFile, { ...here(), format }));
  const hasResume = documentOf(store.getState()).sourceResumeId !== null;

  async function plainText(): Promise<Blob> {
    const { letterToPlainText } = await import("@/domain/exports/letter");
    const state = store.getState();
    return new Blob([letterToPlainText({ ...documentOf(state), name: state.card.name })], { type: "text/plain" });
  }

  const withResume: DownloadFormat = {
    name: "pdfWithResume",
    extension: "pdf",
    icon: "file-plus",
    isFromServer: true,
    make: () => serverFile(addressOf(({ coverLetters }) => coverLetters.bundle, here())),
  };
  return [
    { name: "pdf", extension: "pdf", icon: "file-text", isFromServer: true, make: exported("pdf") },
    ...(hasResume ? [withResume] : []),
    { name: "md", extension: "md", icon: "text-b", isFromServer: true, make: exported("md") },
    { name: "txt", extension: "txt", icon: "text-align-left", isFromServer: false, make: plainText },
    { name: "json", extension: "json", icon: "code", isFromServer: true, make: exported("json") },
  ];
}
