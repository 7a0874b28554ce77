"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { forEachDocument } from "@/components/features/documents/for-each-document";
import { addressOf } from "@/components/kit/api/address";
import { api } from "@/components/kit/api/client";
import { namePattern, rememberFormat } from "@/components/kit/downloads/choices";
import { offerFile, serverFile, zipFile } from "@/components/kit/downloads/files";
import {
  extensionOf,
  FORMATS,
  type FormatName,
  LETTER_FORMAT_NAMES,
  type PlainFormatName,
  RESUME_FORMAT_NAMES,
} from "@/components/kit/downloads/formats";
import { localDay, nameValues } from "@/components/kit/downloads/name-values";
import { toast } from "@/components/kit/ui/toast";
import type { DocumentEntry } from "@/contracts/model/document";
import { type NameValues, patternedName } from "@/domain/exports/name-pattern";

/** The formats that all of these documents have. */
export const formatsFor = (entries: readonly DocumentEntry[]): readonly PlainFormatName[] =>
  entries.every(({ type }) => type === "resume") ? RESUME_FORMAT_NAMES : LETTER_FORMAT_NAMES;

/** The format of the last time where these documents have it, else PDF. */
export const repeatedFormat = (last: FormatName, entries: readonly DocumentEntry[]): PlainFormatName =>
  formatsFor(entries).find((name) => name === last) ?? "pdf";

/** The values of the placeholders; the document itself is only read if the pattern needs its content. */
export async function valuesOf({ type, id, name }: DocumentEntry, pattern: string): Promise<NameValues> {
  const known = { document: name };
  if (!/\{(name|template|language|company)\}/i.test(pattern)) return nameValues(known);
  if (type === "resume") {
    const { basics, metadata } = (await api.resumes.read({ id })).data;
    return nameValues({ ...known, name: basics.name, template: metadata.template, language: metadata.page.locale });
  }
  const { style, recipientCompany } = await api.coverLetters.read({ id });
  const { template, page } = style.metadata;
  return nameValues({ ...known, name: style.basics.name, template, language: page.locale, company: recipientCompany });
}

function addressFor({ type, id }: DocumentEntry, name: PlainFormatName): string {
  const format = FORMATS[name].export;
  return type === "resume"
    ? addressOf(({ resumes }) => resumes.exportFile, { id, format })
    : addressOf(({ coverLetters }) => coverLetters.exportFile, { id, format });
}

/** Downloads documents of the library: one as it is, several as one ZIP, with those that failed named. */
export function useDownloadDocuments() {
  const t = useTranslations("downloads");
  const [isBusy, setBusy] = useState(false);

  async function download(entries: readonly DocumentEntry[], name: PlainFormatName): Promise<void> {
    setBusy(true);
    const pattern = namePattern();
    const made = new Map<DocumentEntry, { name: string; extension: string; blob: Blob }>();
    const { refused } = await forEachDocument(entries, async (entry) => {
      const [blob, values] = await Promise.all([serverFile(addressFor(entry, name)), valuesOf(entry, pattern)]);
      made.set(entry, { name: patternedName(pattern, values), extension: extensionOf(name, blob), blob });
    });
    // In the order of the library, whichever came first.
    const files = entries.flatMap((entry) => made.get(entry) ?? []);
    const [first] = files;
    if (!first) toast(t(entries.length === 1 ? "failed" : "allFailed"));
    else if (entries.length === 1) offerFile(first.blob, `${first.name}.${first.extension}`);
    else offerFile(await zipFile(files), `${t("dialog.archive", { date: localDay() })}.zip`);
    if (first && refused.length > 0)
      toast(t("partly", { count: refused.length, names: refused.map(({ entry }) => entry.name).join(", ") }));
    if (first) for (const type of new Set(entries.map((entry) => entry.type))) rememberFormat(type, name);
    setBusy(false);
  }

  return { download, isBusy };
}
