"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { SearchResults } from "@/components/features/applications/quick-add/search/search-results";
import { WEB_SETTINGS } from "@/components/kit/ai/use-ai";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { SearchResult } from "@/contracts/applications/web-access";
import { LIMITS } from "@/contracts/limits";

/** Looks for postings with the connected search provider; without one it explains where to connect it. */
export function PostingSearch() {
  const t = useTranslations("applications.quickAdd.search");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...queries.webAccess.read.queryOptions(), enabled: isOpen });

  if (!isOpen)
    return (
      <div className="-mt-2">
        <Button variant="ghost" size="sm" className="-ms-2" onClick={() => setOpen(true)}>
          <Icon name="magnifying-glass" size="sm" />
          {t("open")}
        </Button>
      </div>
    );
  if (data && !data.search)
    return (
      <p role="status" className="text-muted-foreground text-sm">
        {t.rich("needs", {
          link: (text) => (
            <a href={WEB_SETTINGS} className="link">
              {text}
            </a>
          ),
        })}
      </p>
    );
  return <Search />;
}

function Search() {
  const t = useTranslations("applications.quickAdd.search");
  const errorText = useErrorText();
  const [query, setQuery] = useState("");
  const [results, setResults] = useState<SearchResult[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    field.current?.focus();
    return () => running.current?.abort();
  }, []);

  async function search() {
    if (query.trim().length < LIMITS.searchQuery.min) return setError(t("tooShort"));
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSearching(true);
    setError(null);
    try {
      setResults(await api.postingSearch.search({ query }, { signal: controller.signal }));
    } catch (thrown) {
      if (controller.signal.aborted) return;
      setError(errorText(thrown));
    }
    setSearching(false);
  }

  return (
    <section aria-label={t("open")} className="border-y py-3">
      <div className="flex items-end gap-2">
        <Field label={t("query")} className="flex-1">
          {(ids) => (
            <TextInput
              {...ids}
              ref={field}
              value={query}
              maxLength={LIMITS.searchQuery.max}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => {
                // The field is inside the form that adds an application.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!event.repeat) void search();
              }}
            />
          )}
        </Field>
        <Button disabled={isSearching} onClick={search}>
          {t(isSearching ? "searching" : "search")}
        </Button>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <div role="status" className="sr-only">
        {results ? t("found", { count: results.length }) : ""}
      </div>
      {results?.length === 0 ? <p className="mt-2 text-muted-foreground text-sm">{t("found", { count: 0 })}</p> : null}
      {results && results.length > 0 ? <SearchResults results={results} /> : null}
    </section>
  );
}
