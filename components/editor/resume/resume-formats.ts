import { type DownloadFormat, jsonFile, serverFile } from "@/components/editor/download";
import type { OpenEditor } from "@/components/editor/open-editor";
import type { ResumeCard } from "@/components/editor/resume/resume-kind";
import { documentOf } from "@/components/editor/store";
import type { ResumeData } from "@/contracts/model/resume/data";

/** The PDF as the server makes it, and the data as it stands on screen, which can be imported again. */
export function resumeFormats({ store }: OpenEditor<ResumeData, ResumeCard>): [DownloadFormat, DownloadFormat] {
  const pdf = () => serverFile(`/resumes/${encodeURIComponent(store.getState().card.id)}/pdf`);
  return [
    { extension: "pdf", icon: "file-text", isFromServer: true, make: pdf },
    { extension: "json", icon: "code", isFromServer: false, make: async () => jsonFile(documentOf(store.getState())) },
  ];
}
