"use client";

import { useTranslations } from "next-intl";
import { counted } from "@/components/features/applications/select-applications";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { tagsOf } from "@/components/features/applications/tags-of";
import { useApplications } from "@/components/features/applications/use-applications";
import { SavedField } from "@/components/kit/ui/saved-field";
import { LIMITS } from "@/contracts/limits";

/** Place, salary, source and tags. */
export function FactsPart({ application, actions }: PartProps) {
  const t = useTranslations("applications");
  const { data: all } = useApplications();
  const { id, tags } = application;
  const sources = counted(all?.map(({ source }) => source) ?? [], []).map(({ value }) => value);
  return (
    <Part title={t("facts")}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {(["location", "salary", "source"] as const).map((field) => (
          <SavedField
            key={field}
            label={t(`fields.${field}`)}
            value={application[field]}
            maxLength={LIMITS.application.line}
            {...(field === "source" ? { suggestions: sources } : {})}
            save={(value) => actions.change(id, { [field]: value })}
          />
        ))}
        <SavedField
          label={t("tags")}
          value={tags.join(", ")}
          placeholder={t("tagsHint")}
          save={(value) => actions.change(id, { tags: tagsOf(value) })}
        />
      </div>
    </Part>
  );
}
