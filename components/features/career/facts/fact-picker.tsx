"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useFactsByIds } from "@/components/features/career/facts/fact-texts";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Icon } from "@/components/kit/ui/icon";
import { SearchInput } from "@/components/kit/ui/search-input";

type FactPickerProps = {
  label: string;
  factIds: readonly string[];
  max: number;
  /** The application whose own facts may be chosen too; null: only those that all share. */
  applicationId: string | null;
  onChange: (factIds: string[]) => void;
  /** Whether it begins with the search. */
  isOpen?: boolean;
};

const SHOWN = 8;

/** Chooses facts that something is based on: the chosen ones, and a search for more. */
export function FactPicker({ label, factIds, max, applicationId, onChange, isOpen = false }: FactPickerProps) {
  const t = useTranslations("career.picker");
  const [isSearching, setSearching] = useState(isOpen);
  const chosen = useFactsByIds(factIds);
  const remove = (id: string) => onChange(factIds.filter((each) => each !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted-foreground text-xs">{label}</legend>
      <ul className="grid gap-1">
        {chosen
          .filter(({ id }) => factIds.includes(id))
          .map(({ id, text }) => (
            <li key={id} className="flex items-start gap-1">
              <span className="min-w-0 flex-1 break-words border-s-2 ps-2">{text}</span>
              <Button
                size="xs"
                variant="ghost"
                shape="icon"
                aria-label={t("remove", { text: text.slice(0, 60) })}
                onClick={() => remove(id)}
              >
                <Icon name="x" size="sm" />
              </Button>
            </li>
          ))}
      </ul>
      {isSearching ? (
        <Search {...{ factIds, max, applicationId, onChange }} />
      ) : (
        <Button size="sm" variant="accent" disabled={factIds.length >= max} onClick={() => setSearching(true)} className="-ms-2">
          <Icon name="plus" size="sm" />
          {t("attach")}
        </Button>
      )}
    </fieldset>
  );
}

function Search({ factIds, max, applicationId, onChange }: Omit<FactPickerProps, "label" | "isOpen">) {
  const t = useTranslations("career.picker");
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query);
  const { data } = useQuery({
    ...queries.career.facts.list.queryOptions({
      input: { limit: 30, query: deferredQuery, ...(applicationId === null ? {} : { applicationId }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = (data ?? []).filter(({ status, id }) => status === "active" && !factIds.includes(id)).slice(0, SHOWN);
  return (
    <div className="mt-1">
      <SearchInput autoFocus label={t("search")} maxLength={500} value={query} onChange={setQuery} />
      <ul className="mt-1 max-h-56 overflow-y-auto">
        {found.map(({ id, text }) => (
          <li key={id}>
            <Checkbox
              checked={false}
              disabled={factIds.length >= max}
              onChange={() => onChange([...factIds, id])}
              className="items-start py-0.5"
            >
              {text}
            </Checkbox>
          </li>
        ))}
      </ul>
      {data && found.length === 0 ? <p className="mt-1 text-muted-foreground text-xs">{t("none")}</p> : null}
    </div>
  );
}
