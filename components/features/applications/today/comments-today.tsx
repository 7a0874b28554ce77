"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";

/** Documents on which reviewers commented. Nothing where all is decided. */
export function CommentsToday() {
  const t = useTranslations("applications.today");
  const { data = [] } = useQuery({ ...queries.shareLinks.review.waiting.queryOptions(), refetchOnMount: "always" });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="open-comments">
      <h2 id="open-comments" className="mb-2 font-semibold text-base tracking-tight">
        {t("comments")}
      </h2>
      <ul className="border-t">
        {data.map(({ type, id, name, openComments }) => (
          <li key={id} className="flex items-baseline gap-3 border-b py-2">
            <a href={`/${type}s/${id}#comments`} className="link min-w-0 flex-1 truncate" dir="auto">
              {name}
            </a>
            <span className="text-muted-foreground text-xs">{t("commentCount", { count: openComments })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
