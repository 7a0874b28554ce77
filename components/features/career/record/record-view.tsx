"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { EntryRow } from "@/components/features/career/record/entry-row";
import { Observations } from "@/components/features/career/record/observations";
import { ProposalsDialog } from "@/components/features/career/record/proposals-dialog";
import { type Requested, RequestedEntry } from "@/components/features/career/record/requested-entry";
import { type RecordFilter, useRecord } from "@/components/features/career/record/use-record";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { RowWindow } from "@/components/kit/ui/row-window";
import { SearchInput } from "@/components/kit/ui/search-input";
import { LIMITS } from "@/contracts/limits";
import type { RecordEntry } from "@/contracts/model/career/record";
import { isLanguageTag } from "@/contracts/model/language-tag";
import { RECORD_SECTIONS } from "@/domain/record/fields";

const NO_FILTER: RecordFilter = { query: "", section: "all" };

const MAX_TAG = LIMITS.resume.locale;

/** The entry that the address names, such as `?entry=…&language=de`. */
function requestedIn(address: { get: (name: string) => string | null }): Requested | null {
  const id = address.get("entry");
  const language = address.get("language");
  if (!id) return null;
  return language && language.length <= MAX_TAG && isLanguageTag(language) ? { id, language } : { id };
}

/** Each job, degree, project and skill once, with the resumes that show it. */
export function RecordView() {
  const t = useTranslations("career.record");
  const { sectionName } = useRecordWords();
  const [filter, setFilter] = useState(NO_FILTER);
  const [editing, setEditing] = useState<RecordEntry | "new" | null>(null);
  const address = useSearchParams();
  const [requested, setRequested] = useState(() => requestedIn(address));
  const [isProposing, setProposing] = useState(false);
  const { entries, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isSettled } = useRecord(filter);
  const isFiltered = filter.query.trim() !== "" || filter.section !== "all";
  const collect = (
    <Button needsScript onClick={() => setProposing(true)}>
      <Icon name="copy" />
      {t("collect")}
    </Button>
  );

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <SearchInput
          label={t("search")}
          maxLength={LIMITS.record.query}
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
          className="min-w-0 flex-1 basis-60 phone:basis-full"
        />
        <span className="w-44 phone:w-full">
          <Select
            aria-label={t("section")}
            value={filter.section}
            onChange={({ target: { value } }) =>
              setFilter({ ...filter, section: RECORD_SECTIONS.find((each) => each === value) ?? "all" })
            }
          >
            <option value="all">{t("allSections")}</option>
            {RECORD_SECTIONS.map((each) => (
              <option key={each} value={each}>
                {sectionName(each)}
              </option>
            ))}
          </Select>
        </span>
        {collect}
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </div>
      {/* After the list: it looks through the whole record. */}
      {entries ? <Observations onOpen={(id) => setRequested({ id })} /> : null}
      <Loaded query={{ data: entries, error, refetch }}>
        {(all) =>
          all.length > 0 ? (
            <div aria-busy={!isSettled}>
              <RowWindow
                label={t("title")}
                rows={all}
                keyOf={({ id }) => id}
                rowHeightPx={58}
                total={hasNextPage ? -1 : all.length}
                onNearEnd={() => {
                  if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
                }}
              >
                {(entry) => <EntryRow entry={entry} onOpen={setEditing} />}
              </RowWindow>
            </div>
          ) : isFiltered ? (
            <Empty title={t("nothingFound.title")} text={t("nothingFound.text")}>
              <Button onClick={() => setFilter(NO_FILTER)}>{t("nothingFound.action")}</Button>
            </Empty>
          ) : (
            <Empty title={t("empty.title")} text={t("empty.text")}>
              {collect}
            </Empty>
          )
        }
      </Loaded>
      {editing ? <EntryDialog entry={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
      {requested ? (
        <RequestedEntry
          requested={requested}
          onClose={() => {
            setRequested(null);
            window.history.replaceState(null, "", window.location.pathname);
          }}
        />
      ) : null}
      {isProposing ? <ProposalsDialog onClose={() => setProposing(false)} /> : null}
    </>
  );
}
