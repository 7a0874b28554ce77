"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { FactDialog } from "@/components/features/career/facts/fact-dialog";
import { FactMenuItems } from "@/components/features/career/facts/fact-menu";
import { FactNotes } from "@/components/features/career/facts/fact-notes";
import { FactRow } from "@/components/features/career/facts/fact-row";
import { ForgetDialog } from "@/components/features/career/facts/forget-dialog";
import { type FactFilter, useFactActions, useFacts } from "@/components/features/career/facts/use-facts";
import { Loaded } from "@/components/features/career/loaded";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { startOfFact } from "@/components/features/career/record/entry-start";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { RowWindow } from "@/components/kit/ui/row-window";
import { SearchInput } from "@/components/kit/ui/search-input";
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
  const { facts, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isSettled } = useFacts(filter);
  const menu = useMemo(() => createMenuHandle<ListedFact>(), []);
  const isFiltered = filter.query.trim() !== "" || filter.category !== "all";

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <SearchInput
          label={t("search")}
          maxLength={500}
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
          className="min-w-0 flex-1 basis-60 phone:basis-full"
        />
        <span className="w-44 phone:w-auto phone:min-w-0 phone:flex-1">
          <Select
            aria-label={t("category")}
            value={filter.category}
            onChange={({ target: { value } }) =>
              setFilter({ ...filter, category: FACT_CATEGORIES.find((each) => each === value) ?? "all" })
            }
          >
            <option value="all">{t("allCategories")}</option>
            {FACT_CATEGORIES.map((each) => (
              <option key={each} value={each}>
                {t(`categories.${each}`)}
              </option>
            ))}
          </Select>
        </span>
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </div>
      <FactNotes />
      <Loaded query={{ data: facts, error, refetch }}>
        {(all) =>
          all.length > 0 ? (
            <div aria-busy={!isSettled}>
              <RowWindow
                label={t("title")}
                rows={all}
                keyOf={({ id }) => id}
                rowHeightPx={62}
                total={hasNextPage ? -1 : all.length}
                onNearEnd={() => {
                  if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
                }}
              >
                {(fact) => <FactRow fact={fact} menu={menu} onOpen={setEditing} />}
              </RowWindow>
            </div>
          ) : isFiltered ? (
            <Empty title={t("nothingFound.title")} text={t("nothingFound.text")}>
              <Button onClick={() => setFilter({ query: "", category: "all" })}>{t("nothingFound.action")}</Button>
            </Empty>
          ) : (
            <Empty title={t("empty.title")} text={t("empty.text")} />
          )
        }
      </Loaded>
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
