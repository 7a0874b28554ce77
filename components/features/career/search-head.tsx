"use client";

import type { ReactNode } from "react";
import { Select } from "@/components/kit/ui/field";
import { SearchInput } from "@/components/kit/ui/search-input";

type SearchHeadProps<Kind extends string> = {
  label: string;
  maxLength: number;
  query: string;
  onQuery: (query: string) => void;
  /** What can be chosen instead of all. */
  kinds: { label: string; all: string; values: readonly Kind[]; nameOf: (kind: Kind) => string };
  kind: Kind | "all";
  onKind: (kind: Kind | "all") => void;
  /** Buttons beside them. */
  children: ReactNode;
};

/** Above a list of the career: its search, one choice that narrows it down, and what can be added. */
export function SearchHead<Kind extends string>(props: SearchHeadProps<Kind>) {
  const { label, maxLength, query, onQuery, kinds, kind, onKind, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchInput
        label={label}
        maxLength={maxLength}
        value={query}
        onChange={onQuery}
        className="min-w-0 flex-1 basis-60 phone:basis-full"
      />
      <span className="w-44 phone:w-auto phone:flex-1 phone:basis-40">
        <Select
          aria-label={kinds.label}
          value={kind}
          onChange={({ target: { value } }) => onKind(kinds.values.find((each) => each === value) ?? "all")}
        >
          <option value="all">{kinds.all}</option>
          {kinds.values.map((each) => (
            <option key={each} value={each}>
              {kinds.nameOf(each)}
            </option>
          ))}
        </Select>
      </span>
      {children}
    </div>
  );
}
