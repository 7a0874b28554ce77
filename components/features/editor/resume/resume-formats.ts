import { type DownloadFormat, jsonFile, serverFile } from "@/components/features/editor/bar/download";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { addressOf } from "@/components/kit/api/address";
import type { ResumeData } from "@/contracts/model/resume/data";

type Formats = [DownloadFormat, ...DownloadFormat[]];

/** The PDF as the server makes it, alone or with the data in it, and the data as it stands on screen; both can be imported again. */
export function resumeFormats({ store }: OpenEditor<ResumeData, ResumeCard>): Formats {
  const pdf = (query: string) => () =>
    serverFile(`${addressOf(({ resumes }) => resumes.pdf, { id: store.getState().card.id })}${query}`);
  const data = async () => jsonFile(documentOf(store.getState()));
  return [
    { name: "pdf", extension: "pdf", icon: "file-text", isFromServer: true, make: pdf("") },
    { name: "pdfWithData", extension: "pdf", icon: "file-plus", isFromServer: true, make: pdf("?embed=true") },
    { name: "json", extension: "json", icon: "code", isFromServer: false, make: data },
  ];
}
