"use client";

import { useTranslations } from "next-intl";
import { importFormat, letterDocumentOf } from "@/components/features/documents/import-format";
import { api } from "@/components/kit/api/client";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { LIMITS } from "@/contracts/limits";

class UnreadableFile extends Error {}

/** Imports a file and returns the document's path; throws a message with the file's name if it is not valid. */
export function useImportFile(): (file: File) => Promise<string> {
  const t = useTranslations("documents.newDialog");
  const errorText = useErrorText();
  return async (file) => {
    if (file.size > LIMITS.fileBytes) throw new Error(t("tooLarge", { name: file.name }));
    try {
      return await take(file);
    } catch (thrown) {
      const isUnreadable = thrown instanceof UnreadableFile || failureOf(thrown) === "BAD_REQUEST";
      throw new Error(isUnreadable ? t("unreadable", { name: file.name }) : errorText(thrown), { cause: thrown });
    }
  };
}

async function take(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letter = letterDocumentOf(bytes);
  if (letter) return `/letters/${(await api.coverLetters.importDocument({ document: letter })).id}`;
  const format = importFormat(bytes);
  if (!format) throw new UnreadableFile();
  return `/resumes/${await api.resumes.importFile({ file, format })}`;
}
