"use client";

import { useTranslations } from "next-intl";
import { Loaded } from "@/components/features/career/loaded";
import { SavedEntry } from "@/components/features/career/saved/saved-entry";
import { useSaved } from "@/components/features/career/saved/use-saved";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { Empty } from "@/components/kit/ui/empty";

/** Everything that was made or recorded for this application. */
export function SavedTab({ application }: WorkProps) {
  const t = useTranslations("career.saved");
  const query = useSaved({ applicationId: application.id });
  return (
    <Loaded query={query}>
      {(items) =>
        items.length === 0 ? (
          <Empty title={t("empty.title")} text={t("empty.text")} />
        ) : (
          <ul aria-label={t("title")} className="border-t">
            {items.map((item) => (
              <SavedEntry key={item.id} item={item} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
