import type { Downloads } from "@/components/features/editor/bar/download";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { addressOf } from "@/components/kit/api/address";
import { jsonFile, serverFile } from "@/components/kit/downloads/files";
import { FORMATS, RESUME_FORMAT_NAMES } from "@/components/kit/downloads/formats";
import { localDay } from "@/components/kit/downloads/local-day";
import type { ResumeData } from "@/contracts/model/resume/data";
import { nameValues } from "@/domain/exports/name-pattern";

/** The files of a resume: as the server makes them of what is stored, and the data in its state on screen. */
export function resumeFormats({ store }: OpenEditor<ResumeData, ResumeCard>): Downloads {
  const [first, ...rest] = RESUME_FORMAT_NAMES.map((name) => {
    const { export: format, icon } = FORMATS[name];
    const id = () => store.getState().card.id;
    const make =
      name === "json"
        ? async () => jsonFile(documentOf(store.getState()))
        : () => serverFile(addressOf(({ resumes }) => resumes.exportFile, { id: id(), format }));
    return { name, icon, isFromServer: name !== "json", make };
  });
  if (!first) throw new Error("There is no format for resumes.");
  return {
    formats: [first, ...rest],
    values() {
      const { basics, metadata } = documentOf(store.getState());
      const { template, page } = metadata;
      const document = store.getState().card.name;
      return nameValues({ type: "resume", document, name: basics.name, template, language: page.locale }, localDay());
    },
  };
}
