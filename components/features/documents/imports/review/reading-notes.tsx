"use client";

import { useTranslations } from "next-intl";
import { Duplicate } from "@/components/features/documents/imports/import-row";
import { StopList } from "@/components/features/documents/imports/review/stop-list";
import type { ImportReading } from "@/contracts/model/import-reading";

/** What to know before a file is imported: an earlier copy, what is surely wrong, and what could not be read as it is. */
export function ReadingNotes({ reading }: { reading: ImportReading }) {
  const t = useTranslations("imports");
  const [copy] = reading.duplicates;
  return (
    <>
      {copy ? (
        <p className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-sm">
          <Duplicate name={copy.name} importedAt={copy.importedAt} />{" "}
          <a className="font-medium underline" href={`/resumes/${copy.id}`}>
            {t("openCopy")}
          </a>
        </p>
      ) : null}
      <StopList stops={reading.stops} />
      {reading.warnings.map(({ code, message, file = "", row = 0, pointer = "", value = "", count = 0 }) => (
        <p key={message} className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-sm">
          {t(`warnings.${code}`, { file, row, pointer, value, count })}
        </p>
      ))}
    </>
  );
}
