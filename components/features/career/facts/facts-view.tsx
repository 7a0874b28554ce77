"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { EntryList } from "@/components/features/career/entry-list";
import { FactDialog } from "@/components/features/career/facts/fact-dialog";
import { FactMenuItems } from "@/components/features/career/facts/fact-menu";
import { FactNotes } from "@/components/features/career/facts/fact-notes";
import { FactRow } from "@/components/features/career/facts/fact-row";
import { ForgetDialog } from "@/components/features/career/facts/forget-dialog";
import { type FactFilter, useFactActions, useFacts } from "@/components/features/career/facts/use-facts";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { startOfFact } from "@/components/features/career/record/entry-start";
import { SearchHead } from "@/components/features/career/search-head";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
import { createMenuHandle, SharedMenu } from "@/components/kit/ui/shared-menu";
import { FACT_CATEGORIES, type ListedFact } from "@/contracts/model/career/fact";

/** Everything true about the person that documents, stories and answers can be based on. */
export function FactsView() {
  const t = useTranslations("career.facts");
  const [filter, setFilter] = useState<FactFilter>({ query: "", category: "all" });
  const [editing, setEditing] = useState<ListedFact | "new" | null>(null);
  const [recording, setRecording] = useState<ListedFact | null>(null);
  const [forgetting, setForgetting] = useState<ListedFact | null>(null);
  const actions = useFactActions();
  const { facts, ...query } = useFacts(filter);
  const menu = useMemo(() => createMenuHandle<ListedFact>(), []);
  const isFiltered = filter.query.trim() !== "" || filter.category !== "all";

  return (
    <>
      <SearchHead
        label={t("search")}
        maxLength={500}
        query={filter.query}
        onQuery={(query) => setFilter({ ...filter, query })}
        kinds={{
          label: t("category"),
          all: t("allCategories"),
          values: FACT_CATEGORIES,
          nameOf: (category) => t(`categories.${category}`),
        }}
        kind={filter.category}
        onKind={(category) => setFilter({ ...filter, category })}
      >
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </SearchHead>
      <FactNotes />
      <EntryList
        label={t("title")}
        entries={facts}
        query={query}
        rowHeightPx={62}
        empty={
          isFiltered ? (
            <Empty title={t("nothingFound.title")} text={t("nothingFound.text")}>
              <Button onClick={() => setFilter({ query: "", category: "all" })}>{t("nothingFound.action")}</Button>
            </Empty>
          ) : (
            <Empty title={t("empty.title")} text={t("empty.text")} />
          )
        }
      >
        {(fact) => <FactRow fact={fact} menu={menu} onOpen={setEditing} />}
      </EntryList>
      <SharedMenu handle={menu}>
        {(fact) => (
          <FactMenuItems fact={fact} actions={actions} onEdit={setEditing} onRecord={setRecording} onForget={setForgetting} />
        )}
      </SharedMenu>
      {recording ? <EntryDialog entry={null} start={startOfFact(recording)} onClose={() => setRecording(null)} /> : null}
      {editing ? <FactDialog fact={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
      {forgetting ? (
        <ForgetDialog fact={forgetting} onForget={() => actions.forget(forgetting)} onClose={() => setForgetting(null)} />
      ) : null}
    </>
  );
}
