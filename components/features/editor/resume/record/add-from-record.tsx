"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useContext, useDeferredValue, useState } from "react";
import { ChangeOnServerContext } from "@/components/features/editor/core/change-on-server";
import { opened } from "@/components/features/editor/core/use-editor";
import { useDragFromRecord } from "@/components/features/editor/resume/record/use-drag-from-record";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { NotSaved } from "@/components/kit/assistant/open-document";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { Icon } from "@/components/kit/ui/icon";
import { SearchInput } from "@/components/kit/ui/search-input";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { RecordEntry } from "@/contracts/model/career/record";
import { entryDates, entryNames } from "@/domain/record/entry-names";

const SHOWN = 50;

/** Puts entries of the career record into the resume: search, choose, in; or drag one to its place in the content list. */
export function AddFromRecord({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.record");
  const tRecord = useTranslations("career.record");
  const tSections = useTranslations("editor.sections");
  const tCareer = useTranslations("career");
  const id = useResumeEditor((state) => state.card.id);
  const change = opened(useContext(ChangeOnServerContext));
  const cache = useQueryClient();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const searched = useDeferredValue(query.trim());
  const { data: entries } = useQuery({
    ...queries.career.record.list.queryOptions({ input: { limit: SHOWN, ...(searched !== "" && { query: searched }) } }),
    placeholderData: (before) => before,
  });
  const { data: links } = useQuery(queries.resumes.links.list.queryOptions({ input: { id } }));
  const shown = new Set(links?.map(({ entryId }) => entryId));

  const sectionName = (section: RecordEntry["section"]) => (section === "basics" ? tRecord("basics") : tSections(section));
  const nameOf = (entry: RecordEntry) => {
    const { main, beside } = entryNames(entry);
    return [main, beside].filter(Boolean).join(" · ") || tRecord("unnamed");
  };
  const drag = useDragFromRecord((entryId) => {
    const entry = entries?.find((each) => each.id === entryId);
    return entry ? { name: nameOf(entry), section: sectionName(entry.section) } : { name: "", section: "" };
  }, onClose);

  async function save(): Promise<string | undefined> {
    try {
      await change(() =>
        api.career.record.putSeveralIntoResume({ resumeId: id, entries: chosen.map((entryId) => ({ entryId })) }),
      );
    } catch (error) {
      if (error instanceof NotSaved) return t("notSaved");
      throw error;
    }
    await Promise.all(
      [queries.resumes.links.key(), queries.career.record.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
    toast(t("added", { count: chosen.length }));
    return undefined;
  }
  const toggle = (entryId: string) =>
    setChosen(chosen.includes(entryId) ? chosen.filter((each) => each !== entryId) : [...chosen, entryId]);

  return (
    <FormDialog
      title={t("addTitle")}
      className="w-[560px]"
      cancel={tCareer("cancel")}
      save={t("addChosen", { count: chosen.length })}
      isReady={chosen.length > 0 && chosen.length <= LIMITS.record.groupItems}
      onSave={save}
      onClose={onClose}
    >
      <SearchInput label={tRecord("search")} maxLength={LIMITS.record.query} value={query} onChange={setQuery} />
      <div
        ref={drag.ref}
        data-drag-source=""
        className="grid h-[40dvh] auto-rows-max content-start gap-1 overflow-y-auto border-y py-1"
      >
        {entries?.length === 0 ? (
          <p className="py-2 text-muted-foreground">{tRecord(searched === "" ? "empty.title" : "nothingFound.text")}</p>
        ) : null}
        {entries?.map((entry) => {
          const { id: entryId, section } = entry;
          const name = nameOf(entry);
          const about = [sectionName(section), entryDates(entry), shown.has(entryId) ? t("isShown") : ""];
          const dragged = drag.fits(section)
            ? { "data-drag": entryId, "data-drag-name": name, "data-drag-kind": `item:${section}`, "data-drag-handle": "" }
            : {};
          return (
            <div key={entryId} {...dragged} className="flex items-center gap-1">
              <Checkbox className="min-w-0 flex-1" checked={chosen.includes(entryId)} onChange={() => toggle(entryId)}>
                <span className="[overflow-wrap:anywhere]" dir="auto">
                  {name}
                </span>
                <span className="block text-muted-foreground text-xs">{about.filter(Boolean).join(" · ")}</span>
              </Checkbox>
              {drag.fits(section) ? <PlaceButton label={t("place", { name })} /> : null}
            </div>
          );
        })}
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {drag.note}
      </p>
    </FormDialog>
  );
}

/** What an entry is dragged by: with the pointer, or with the keys after a press of one. */
function PlaceButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-drag-by-keys=""
      aria-label={label}
      title={label}
      className="grid size-6 flex-none cursor-grab place-items-center rounded-sm text-subtle-foreground hover:text-foreground focus-visible:-outline-offset-2 phone:size-11"
    >
      <Icon name="dots-six-vertical" size="sm" />
    </button>
  );
}
