"use client";

import { useTranslations } from "next-intl";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { type ResumeCard, readResume } from "@/components/features/editor/resume/resume-kind";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import type { Part, PartOperations } from "@/components/features/editor/versions/parts-list";
import type { VersionOperations } from "@/components/features/editor/versions/use-versions";
import { VersionsPanel } from "@/components/features/editor/versions/versions-panel";
import { api } from "@/components/kit/api/client";
import type { ResumeData } from "@/contracts/model/resume/data";
import { changedParts, withPart } from "@/domain/compare/parts";
import type { Printable } from "@/typeset/content/printable";

const { versions } = api.resumes;

const OPERATIONS: VersionOperations<ResumeData, ResumeCard> = {
  list: (resumeId, limit) => versions.list({ resumeId, limit }),
  read: async (resumeId, versionId) => ({ kind: "resume", document: (await versions.read({ resumeId, versionId })).data }),
  readDocument: async (id) => ({ kind: "resume", document: (await readResume(await api.resumes.read({ id }))).document }),
  create: (resumeId, name) => versions.create({ resumeId, name }),
  rename: (resumeId, versionId, name) => versions.rename({ resumeId, versionId, name }),
  remove: (resumeId, versionId) => versions.delete({ resumeId, versionId }),
  restore: async (resumeId, versionId) => readResume(await versions.restore({ resumeId, versionId })),
};

const resumeOf = (printable: Printable): ResumeData => {
  if (printable.kind !== "resume") throw new Error("A resume is compared with resumes.");
  return printable.document;
};

/** The parts of a resume by the names of their sections. */
function useParts(): (version: Printable, now: ResumeData) => Part[] {
  const t = useTranslations("editor.versions.compare.wholes");
  const headingOf = useSectionHeadings();
  return (version, now) => {
    const before = resumeOf(version);
    return changedParts(before, now).map(({ key, kind, sectionId, title }) => ({
      key,
      kind,
      title,
      where: sectionId === null ? t(WHOLES[key] ?? "design") : headingOf(kind === "removed" ? before : now, sectionId),
    }));
  };
}

const WHOLES: Record<string, "basics" | "picture" | "layout" | "design"> = {
  basics: "basics",
  picture: "picture",
  layout: "layout",
  design: "design",
};

const PARTS: PartOperations<ResumeData> = {
  useParts,
  withPart: (now, version, key) => withPart(now, resumeOf(version), key),
};

/** The versions of the open resume. */
export function ResumeVersionsPanel({ editor }: { editor: OpenEditor<ResumeData, ResumeCard> }) {
  return <VersionsPanel editor={editor} operations={OPERATIONS} parts={PARTS} />;
}
