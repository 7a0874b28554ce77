import type { DocumentCard } from "@/components/editor/document-kind";
import { type DownloadFormat, serverFile } from "@/components/editor/download";
import type { LetterDraft } from "@/components/editor/letter/letter-kind";
import type { OpenEditor } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";

/** What the server makes as it is stored, and the plain text as it stands on screen. */
export function letterFormats({ store }: OpenEditor<LetterDraft, DocumentCard>): [DownloadFormat, ...DownloadFormat[]] {
  const address = (extension: string) => `/cover-letters/${encodeURIComponent(store.getState().card.id)}/exports/${extension}`;
  const fromServer = (extension: "pdf" | "md" | "json", icon: DownloadFormat["icon"]): DownloadFormat => ({
    extension,
    icon,
    isFromServer: true,
    make: () => serverFile(address(extension)),
  });
  const text: DownloadFormat = {
    extension: "txt",
    icon: "text-align-left",
    isFromServer: false,
    async make() {
      const { letterToPlainText } = await import("@/domain/exports/letter");
      const { card, ...state } = store.getState();
      return new Blob([letterToPlainText({ ...documentOf(state), name: card.name })], { type: "text/plain" });
    },
  };
  return [fromServer("pdf", "file-text"), fromServer("md", "text-b"), text, fromServer("json", "code")];
}
