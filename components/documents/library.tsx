"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { queries } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { DocumentGrid } from "@/components/documents/document-grid";
import { DocumentList } from "@/components/documents/document-list";
import { LibraryHead } from "@/components/documents/library-head";
import { type Kind, type Sort, selectEntries } from "@/components/documents/select-entries";
import { useSearchState } from "@/components/documents/use-search-state";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuChoice } from "@/components/ui/menu";
import { TabList, TabPanel, Tabs } from "@/components/ui/tabs";

const NewDialog = lazy(async () => ({ default: (await import("@/components/documents/new-dialog")).NewDialog }));

export type Shape = "grid" | "list";

const KINDS = ["all", "resume", "letter", "trash"] as const satisfies readonly Kind[];
const SORTS = ["edited", "name", "created"] as const satisfies readonly Sort[];

/** Every resume and letter of the person, and Trash. */
export function Library() {
  const t = useTranslations("documents");
  const errorText = useErrorText();
  const [kind, setKind] = useSearchState<Kind>("kind", KINDS, "all");
  const [shape, setShape] = useSearchState<Shape>("view", ["grid", "list"], "grid");
  const [sort, setSort] = useSearchState<Sort>("sort", SORTS, "edited");
  const [query, setQuery] = useState("");
  const [start, setStart] = useState<"blank" | "sample" | "file" | null>(null);
  const isTrash = kind === "trash";
  const { data: counts } = useQuery(queries.documents.counts.queryOptions());
  const { data, error, refetch } = useQuery(queries.documents.list.queryOptions({ input: { trashed: isTrash } }));
  const asked = useDeferredValue(query);
  const entries = data ? selectEntries(data, { kind, query: asked, sort }) : null;
  const count = {
    all: counts && counts.resume + counts.letter,
    resume: counts?.resume,
    letter: counts?.letter,
    trash: counts?.trash,
  };

  return (
    <main className="mx-auto max-w-[1440px] px-10 pb-28 phone:px-4 phone:pb-40">
      <LibraryHead query={query} onQuery={setQuery} shape={shape} onShape={setShape} onNew={setStart} />
      <Tabs value={kind} onValueChange={(value: Kind) => setKind(value)}>
        <div className="sticky top-0 z-10 flex h-11 items-center gap-5 border-b bg-background phone:-mx-4 phone:overflow-x-auto phone:px-4">
          <TabList
            label={t("kinds")}
            className="self-stretch"
            tabs={KINDS.map((value) => ({ value, label: t(`tabs.${value}`), count: count[value] }))}
          />
          <span className="flex-1" />
          <Menu
            align="end"
            trigger={
              <Button variant="ghost" size="sm" aria-label={`${t("sort")}: ${t(`sorts.${sort}`)}`}>
                <Icon name="sort-ascending" />
                <span className="phone:hidden">{t(`sorts.${sort}`)}</span>
              </Button>
            }
          >
            <MenuChoice
              label={t("sort")}
              value={sort}
              onChange={setSort}
              options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            />
          </Menu>
        </div>
        <TabPanel value={kind}>
          {error ? (
            <Empty title={t("failed")} text={errorText(error)}>
              <Button onClick={() => refetch()}>{t("retry")}</Button>
            </Empty>
          ) : !entries ? (
            <p className="py-6 text-muted-foreground" aria-busy="true">
              {t("loading")}
            </p>
          ) : entries.length === 0 ? (
            <NothingHere kind={kind} query={query} onClear={() => setQuery("")} onNew={() => setStart("blank")} />
          ) : shape === "grid" ? (
            <DocumentGrid entries={entries} />
          ) : (
            <DocumentList entries={entries} />
          )}
        </TabPanel>
      </Tabs>
      {start ? (
        <Suspense>
          <NewDialog start={start} onClose={() => setStart(null)} />
        </Suspense>
      ) : null}
    </main>
  );
}

type NothingHereProps = { kind: Kind; query: string; onClear: () => void; onNew: () => void };

function NothingHere({ kind, query, onClear, onNew }: NothingHereProps) {
  const t = useTranslations("documents");
  if (query !== "") {
    return (
      <Empty title={t("noMatch.title")} text={t("noMatch.text", { query })}>
        <Button onClick={onClear}>{t("noMatch.action")}</Button>
      </Empty>
    );
  }
  if (kind === "trash") return <Empty title={t("emptyTrash.title")} text={t("emptyTrash.text")} />;
  if (kind === "letter") return <Empty title={t("noLetters.title")} text={t("noLetters.text")} />;
  return (
    <Empty title={t("empty.title")} text={t("empty.text")}>
      <Button variant="primary" onClick={onNew}>
        <Icon name="plus" />
        {t("empty.action")}
      </Button>
    </Empty>
  );
}
