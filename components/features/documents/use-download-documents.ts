"use client";

import { useTranslations } from "next-intl";
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
import { localDay } from "@/components/kit/downloads/local-day";
import { toast } from "@/components/kit/ui/toast";
import { useBusy } from "@/components/kit/ui/use-busy";
import type { DocumentEntry } from "@/contracts/model/document";
import { type NameValues, nameValues, patternedName } from "@/domain/exports/name-pattern";

/** The formats that all of these documents have. */
export const formatsFor = (entries: readonly DocumentEntry[]): readonly PlainFormatName[] =>
  entries.every(({ type }) => type === "resume") ? RESUME_FORMAT_NAMES : LETTER_FORMAT_NAMES;

/** The format of the last time where these documents have it, else PDF. */
export const repeatedFormat = (last: FormatName, entries: readonly DocumentEntry[]): PlainFormatName =>
  formatsFor(entries).find((name) => name === last) ?? "pdf";

/** The values of a document's placeholders before it has been read. */
export const knownValues = ({ type, name }: Pick<DocumentEntry, "type" | "name">): NameValues =>
  nameValues({ type, document: name, name: "", template: "", language: "" }, localDay());

/** The values of the placeholders. The document itself is only read for a pattern that needs its contents. */
export async function valuesOf(entry: DocumentEntry, pattern: string): Promise<NameValues> {
  if (!/\{(name|kind|template|language|company)\}/i.test(pattern)) return knownValues(entry);
  const { type, id, name } = entry;
  const known = { type, document: name };
  if (type === "resume") {
    const { basics, metadata } = (await api.resumes.read({ id })).data;
    const { template, page } = metadata;
    return nameValues({ ...known, name: basics.name, template, language: page.locale }, localDay());
  }
  const { style, recipientCompany } = await api.coverLetters.read({ id });
  const { template, page } = style.metadata;
  const rest = { name: style.basics.name, template, language: page.locale, company: recipientCompany };
  return nameValues({ ...known, ...rest }, localDay());
}

function addressFor({ type, id }: DocumentEntry, name: PlainFormatName): string {
  const format = FORMATS[name].export;
  return type === "resume"
    ? addressOf(({ resumes }) => resumes.exportFile, { id, format })
    : addressOf(({ coverLetters }) => coverLetters.exportFile, { id, format });
}

/** Names files by the pattern, and by their documents as well where it would give several files one name. */
function namedApart<File extends { values: NameValues }>(files: readonly File[], pattern: string): (File & { name: string })[] {
  const names = files.map(({ values }) => patternedName(pattern, values));
  return files.map((file, at) => {
    const [name = ""] = names.slice(at);
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return { ...file, name: isShared ? patternedName(`${pattern} – {document}`, file.values) : name };
  });
}

/** Downloads documents of the library: one as it is, several as one ZIP, with those that failed named. */
export function useDownloadDocuments() {
  const t = useTranslations("downloads");
  const { isBusy, during } = useBusy();

  async function make(entries: readonly DocumentEntry[], name: PlainFormatName): Promise<void> {
    const pattern = namePattern();
    const made = new Map<DocumentEntry, { values: NameValues; extension: string; blob: Blob }>();
    const { refused } = await forEachDocument(entries, async (entry) => {
      const [blob, values] = await Promise.all([serverFile(addressFor(entry, name)), valuesOf(entry, pattern)]);
      made.set(entry, { values, extension: extensionOf(name, blob), blob });
    });
    // In the order of the library, whichever came first.
    const files = namedApart(
      entries.flatMap((entry) => made.get(entry) ?? []),
      pattern,
    );
    const [first] = files;
    if (!first) toast(t(entries.length === 1 ? "failed" : "allFailed"));
    else if (entries.length === 1) offerFile(first.blob, `${first.name}.${first.extension}`);
    else offerFile(await zipFile(files), `${t("dialog.archive", { date: localDay() })}.zip`);
    if (first && refused.length > 0)
      toast(t("partly", { count: refused.length, names: refused.map(({ entry }) => entry.name).join(", ") }));
    if (first) for (const type of new Set(entries.map((entry) => entry.type))) rememberFormat(type, name);
  }

  const download = (entries: readonly DocumentEntry[], name: PlainFormatName) => during(() => make(entries, name));
  return { download, isBusy };
}
