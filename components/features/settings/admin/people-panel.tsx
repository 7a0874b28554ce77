"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { BY_CURSOR, PagedList } from "@/components/features/settings/admin/paged-list";
import { PersonLine } from "@/components/features/settings/admin/person-line";
import { queries } from "@/components/kit/api/client";
import { SearchInput } from "@/components/kit/ui/search-input";
import { LIMITS } from "@/contracts/limits";

/** All accounts of the instance, with what can be done with each. */
export function PeoplePanel({ viewerId, sendsMail }: { viewerId: string; sendsMail: boolean }) {
  const t = useTranslations("admin.people");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const query = useInfiniteQuery({
    ...queries.admin.people.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ search, cursor }),
      ...BY_CURSOR,
    }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pages.at(-1)?.total;
  return (
    <>
      <div className="flex items-center gap-4 phone:flex-col phone:items-stretch phone:gap-2">
        <SearchInput
          label={t("search")}
          value={typed}
          maxLength={LIMITS.admin.search}
          autoComplete="off"
          onChange={setTyped}
          className="w-full max-w-[360px] phone:max-w-none"
        />
        <p role="status" className="text-muted-foreground text-xs">
          {total === undefined ? null : t("count", { count: total })}
        </p>
      </div>
      <PagedList
        lines={
          query.data?.pages.flatMap(({ people }) =>
            people.map((person) => (
              <PersonLine key={person.id} person={person} isViewer={person.id === viewerId} sendsMail={sendsMail} />
            )),
          ) ?? null
        }
        none={t("none")}
        query={query}
      />
    </>
  );
}
