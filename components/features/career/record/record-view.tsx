"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EntryList } from "@/components/features/career/entry-list";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { EntryRow } from "@/components/features/career/record/entry-row";
import { Observations } from "@/components/features/career/record/observations";
import { ProposalsDialog } from "@/components/features/career/record/proposals-dialog";
import { type Requested, RequestedEntry } from "@/components/features/career/record/requested-entry";
import { type RecordFilter, useRecord } from "@/components/features/career/record/use-record";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { SearchHead } from "@/components/features/career/search-head";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
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
  const { entries, ...query } = useRecord(filter);
  const isFiltered = filter.query.trim() !== "" || filter.section !== "all";
  const collect = (
    <Button needsScript onClick={() => setProposing(true)}>
      <Icon name="copy" />
      {t("collect")}
    </Button>
  );

  return (
    <>
      <SearchHead
        label={t("search")}
        maxLength={LIMITS.record.query}
        query={filter.query}
        onQuery={(query) => setFilter({ ...filter, query })}
        kinds={{ label: t("section"), all: t("allSections"), values: RECORD_SECTIONS, nameOf: sectionName }}
        kind={filter.section}
        onKind={(section) => setFilter({ ...filter, section })}
      >
        {collect}
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </SearchHead>
      {/* After the list: it looks through the whole record. */}
      {entries ? <Observations onOpen={(id) => setRequested({ id })} /> : null}
      <EntryList
        label={t("title")}
        entries={entries}
        query={query}
        rowHeightPx={58}
        empty={
          isFiltered ? (
            <Empty title={t("nothingFound.title")} text={t("nothingFound.text")}>
              <Button onClick={() => setFilter(NO_FILTER)}>{t("nothingFound.action")}</Button>
            </Empty>
          ) : (
            <Empty title={t("empty.title")} text={t("empty.text")}>
              {collect}
            </Empty>
          )
        }
      >
        {(entry) => <EntryRow entry={entry} onOpen={setEditing} />}
      </EntryList>
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
