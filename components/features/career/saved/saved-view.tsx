"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { SavedEntry } from "@/components/features/career/saved/saved-entry";
import { useSaved } from "@/components/features/career/saved/use-saved";
import { Empty } from "@/components/kit/ui/empty";
import { Select } from "@/components/kit/ui/field";
import { ARTIFACT_KINDS, type ArtifactKind } from "@/contracts/model/career/artifact";

/** Everything that was made or recorded for applications. */
export function SavedView() {
  const t = useTranslations("career.saved");
  const [kind, setKind] = useState<ArtifactKind | "all">("all");
  const query = useSaved(kind === "all" ? {} : { kind });
  return (
    <>
      <div className="py-3">
        <Select
          aria-label={t("kind")}
          value={kind}
          onChange={({ target: { value } }) => setKind(ARTIFACT_KINDS.find((each) => each === value) ?? "all")}
          className="w-52"
        >
          <option value="all">{t("allKinds")}</option>
          {ARTIFACT_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={t("empty.title")} text={t("empty.text")} />
          ) : (
            <ul aria-label={t("title")} className="border-t">
              {items.map((item) => (
                <SavedEntry key={item.id} item={item} withApplication />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
