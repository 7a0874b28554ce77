import { useFormatter, useTranslations } from "next-intl";
import type { StoredImport } from "@/components/features/documents/imports/import-store";
import { hasAlsoFound } from "@/components/features/documents/imports/read-import";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { doubtfulFields } from "@/domain/imports/review/review";

type ImportRowProps = {
  stored: StoredImport;
  /** Name of an earlier file of the list with the same content. */
  twin: string | undefined;
  onOpen: () => void;
  onDrop: () => void;
};

/** One file: what it was read as, what is to be checked, or why it was not read. */
export function ImportRow({ stored, twin, onOpen, onDrop }: ImportRowProps) {
  const t = useTranslations("imports");
  const { name, state, reading, review, problem, address } = stored;
  const doubtful = review ? doubtfulFields(review).length : 0;
  const unplaced = review?.unplaced.length ?? 0;
  const [copy] = reading?.duplicates ?? [];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Icon
        name={state === "failed" ? "warning-circle" : state === "imported" ? "check" : "file-text"}
        className={state === "failed" ? "text-danger" : state === "imported" ? "text-success" : "text-muted-foreground"}
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">{name}</p>
        <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">
          {state === "waiting" ? t("reading") : null}
          {state === "failed" ? <span className="text-danger">{problem?.text}</span> : null}
          {state === "imported" ? t("imported") : null}
          {state === "imported" && stored.letters ? ` · ${t("importedLetters", { count: stored.letters })}` : null}
          {state === "read" && reading
            ? [
                reading.name,
                t.has(`formats.${reading.format}` as "formats.PDF")
                  ? t(`formats.${reading.format}` as "formats.PDF")
                  : reading.format,
                t("toCheck", { count: doubtful }),
                ...(unplaced > 0 ? [t("withoutPlace", { count: unplaced })] : []),
              ].join(" · ")
            : null}
        </p>
        {state === "read" && twin !== undefined ? <p className="text-warning text-xs">{t("twin", { name: twin })}</p> : null}
        {state === "read" && reading && hasAlsoFound(reading) ? <p className="text-warning text-xs">{t("alsoInFile")}</p> : null}
        {state === "read" && stored.copy ? (
          <p className="text-warning text-xs">
            {"merge" in stored.copy ? t("copy.from", { name: stored.copy.merge.name }) : t(`copy.${stored.copy.problem}`)}
          </p>
        ) : null}
        {state === "read" && copy ? (
          <p className="text-warning text-xs">
            <Duplicate name={copy.name} importedAt={copy.importedAt} />{" "}
            <a className="underline" href={`/resumes/${copy.id}`}>
              {t("openCopy")}
            </a>
          </p>
        ) : null}
      </div>
      {state === "imported" && address ? (
        <a className={buttonLook({ size: "sm" })} href={address}>
          {t("open")}
        </a>
      ) : null}
      {state === "read" ? (
        <Button size="sm" aria-label={t("reviewOf", { name })} onClick={onOpen}>
          {t("review")}
        </Button>
      ) : null}
      {state === "imported" ? null : (
        <Button size="sm" variant="ghost" shape="icon" aria-label={t("dropOne", { name })} onClick={onDrop}>
          <Icon name="trash" />
        </Button>
      )}
    </li>
  );
}

/** That a resume of the same file is there. */
export function Duplicate({ name, importedAt }: { name: string; importedAt: string }) {
  const t = useTranslations("imports");
  const format = useFormatter();
  return t("duplicate", { name, date: format.dateTime(new Date(importedAt), { dateStyle: "medium" }) });
}
