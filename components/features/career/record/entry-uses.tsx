"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Select } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { EntryWithLinks, RecordEntry, RecordLink } from "@/contracts/model/career/record";

type EntryUsesProps = {
  entry: RecordEntry;
  /** Null until they are read. */
  links: EntryWithLinks["links"] | null;
  onChanged: () => Promise<void>;
};

/** The resumes that show an entry, with what they say otherwise, and a way to show it in another one. */
export function EntryUses({ entry, links, onChanged }: EntryUsesProps) {
  const t = useTranslations("career.record");
  const { run } = useChange({ failure: "toast" });
  const { data: documents = [] } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const [chosen, setChosen] = useState("");
  const resumes = documents.filter(({ type }) => type === "resume");

  async function attempt(work: () => Promise<unknown>) {
    await run(work);
    await onChanged();
  }
  const put = () =>
    attempt(async () => {
      await api.career.record.putIntoResume({ id: entry.id, resumeId: chosen });
      toast(t("put", { name: resumes.find(({ id }) => id === chosen)?.name ?? "" }));
      setChosen("");
    });

  return (
    <section aria-label={t("usedIn")} className="grid gap-2">
      <h3 className="font-medium">{t("usedIn")}</h3>
      {links === null ? null : links.length === 0 ? (
        <p className="text-muted-foreground">{t("unused")}</p>
      ) : (
        <ul className="border-t">
          {links.map((link) => (
            <UseLine key={`${link.resumeId} ${link.itemId}`} entry={entry} link={link} attempt={attempt} />
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Select
          aria-label={t("resume")}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className="min-w-0 flex-1"
        >
          <option value="">{t("chooseResume")}</option>
          {resumes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button disabled={chosen === ""} onClick={() => void put()}>
          {t("putInto")}
        </Button>
      </div>
    </section>
  );
}

type UseLineProps = { entry: RecordEntry; link: RecordLink; attempt: (work: () => Promise<unknown>) => Promise<void> };

function UseLine({ entry, link, attempt }: UseLineProps) {
  const t = useTranslations("career.record");
  const { fieldName } = useRecordWords();
  const { resumeId, resumeName, itemId, wordingId, overridden, state } = link;
  const wording = entry.wordings.find(({ id }) => id === wordingId);
  const own = overridden.map(fieldName).join(", ");
  const item = { id: resumeId, itemId };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2">
      <div className="min-w-0 flex-1">
        <Link href={`/resumes/${resumeId}`} className="link break-words">
          {resumeName}
        </Link>
        <p className="text-muted-foreground text-xs">
          {[
            wording ? t("byWording", { name: wording.name }) : null,
            own === "" ? t("same") : t("differsIn", { fields: own }),
            state === "waiting" ? t("waiting") : null,
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
      </div>
      {overridden.length > 0 || state !== "current" ? (
        <Button size="xs" onClick={() => void attempt(() => api.resumes.links.take(item))}>
          {t("take")}
        </Button>
      ) : null}
      {overridden.length > 0 ? (
        <Button size="xs" onClick={() => void attempt(() => api.resumes.links.give(item))}>
          {t("give")}
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="ghost"
        aria-label={t("unlinkOf", { name: resumeName })}
        onClick={() => void attempt(() => api.resumes.links.unlink(item))}
      >
        {t("unlink")}
      </Button>
    </li>
  );
}
