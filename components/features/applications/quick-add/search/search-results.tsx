"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { readPosting, unreadReason } from "@/components/features/applications/quick-add/read-posting";
import { applicationOfResult, hostOf } from "@/components/features/applications/quick-add/search/application-of-result";
import { refreshApplications } from "@/components/features/applications/use-applications";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { SearchResult } from "@/contracts/applications/web-access";

/** What a search found; one press adds a result with its posting. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className="mt-2 max-h-72 overflow-y-auto">
      {results.map((result) => (
        <ResultLine key={result.url} result={result} />
      ))}
    </ul>
  );
}

type Added = { id: string; isRead: boolean };

function ResultLine({ result }: { result: SearchResult }) {
  const t = useTranslations("applications.quickAdd.search");
  const { run, isBusy: isAdding, error } = useChange();
  const cache = useQueryClient();
  const [added, setAdded] = useState<Added | null>(null);

  async function add() {
    await run(async () => {
      const posting = await readBehind(result.url);
      const application = applicationOfResult(result, posting);
      const id = await api.applications.create({ ...application, status: "saved" });
      setAdded({ id, isRead: application.postingSource.method !== "search" });
      await refreshApplications(cache);
    });
  }

  return (
    <li className="flex items-start gap-3 border-t py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <a href={result.url} target="_blank" rel="noreferrer" className="link line-clamp-2 font-medium [overflow-wrap:anywhere]">
          {result.title}
        </a>
        <p className="text-subtle-foreground text-xs">{hostOf(result.url)}</p>
        <p className="line-clamp-2 text-muted-foreground text-xs [overflow-wrap:anywhere]">{result.description}</p>
        {error ? <FieldError>{error}</FieldError> : null}
        {added && !added.isRead ? <p className="text-warning text-xs">{t("unread")}</p> : null}
      </div>
      <div role="status" className="flex-none">
        {added ? (
          <a
            href={`${FOLDER}/${added.id}`}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex h-control-sm items-center gap-1 text-sm"
          >
            <Icon name="check" size="sm" />
            {t("added")}
          </a>
        ) : (
          <Button size="sm" disabled={isAdding} aria-label={t("addIt", { title: result.title })} onClick={add}>
            {t(isAdding ? "adding" : "add")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The posting behind a link, or null if the page has no readable posting. */
async function readBehind(url: string) {
  try {
    return await readPosting({ kind: "text", text: url });
  } catch (error) {
    if (unreadReason(error) !== null || failureOf(error) === "POSTING_UNREADABLE") return null;
    throw error;
  }
}
