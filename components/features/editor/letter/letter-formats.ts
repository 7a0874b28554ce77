import type { DownloadFormat, Downloads } from "@/components/features/editor/bar/download";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { addressOf } from "@/components/kit/api/address";
import { serverFile } from "@/components/kit/downloads/files";
import { FORMATS, LETTER_FORMAT_NAMES } from "@/components/kit/downloads/formats";
import { localDay } from "@/components/kit/downloads/local-day";
import { nameValues } from "@/domain/exports/name-pattern";

/** What the server makes as it is stored, with the resume behind it where there is one, and the plain text in its state on screen. */
export function letterFormats({ store }: OpenEditor<LetterDraft, DocumentCard>): Downloads {
  const here = () => ({ id: store.getState().card.id });
  const hasResume = documentOf(store.getState()).sourceResumeId !== null;

  async function plainText(): Promise<Blob> {
    const { letterToPlainText } = await import("@/domain/exports/letter");
    const state = store.getState();
    return new Blob([letterToPlainText({ ...documentOf(state), name: state.card.name })], { type: "text/plain" });
  }

  const withResume: DownloadFormat = {
    name: "pdfWithResume",
    icon: FORMATS.pdfWithResume.icon,
    isFromServer: true,
    make: () => serverFile(addressOf(({ coverLetters }) => coverLetters.bundle, here())),
  };
  const [first, ...rest] = LETTER_FORMAT_NAMES.map((name): DownloadFormat => {
    const { export: format, icon } = FORMATS[name];
    const made = () => serverFile(addressOf(({ coverLetters }) => coverLetters.exportFile, { ...here(), format }));
    return { name, icon, isFromServer: name !== "txt", make: name === "txt" ? plainText : made };
  });
  if (!first) throw new Error("There is no format for letters.");
  return {
    formats: [first, ...(hasResume ? [withResume] : []), ...rest],
    values() {
      const { style, recipientCompany } = documentOf(store.getState());
      const { template, page } = style.metadata;
      const { name } = style.basics;
      const document = store.getState().card.name;
      const known = { type: "letter", document, name, template, language: page.locale, company: recipientCompany } as const;
      return nameValues(known, localDay());
    },
  };
}
