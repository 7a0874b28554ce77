"use client";

import { useTranslations } from "next-intl";
import { Loaded } from "@/components/features/career/loaded";
import { PayFields } from "@/components/features/career/profile/pay-fields";
import { useProfile, useSaveProfile } from "@/components/features/career/profile/use-profile";
import { useErrorText } from "@/components/kit/api/error-text";
import { Field, Select } from "@/components/kit/ui/field";
import { SavedField } from "@/components/kit/ui/saved-field";
import { toast } from "@/components/kit/ui/toast";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { MEMORY_MODES } from "@/contracts/model/career/profile-choices";

/** Job preferences. Each field saves by itself. */
export function ProfileView() {
  const query = useProfile();
  return <Loaded query={query}>{(profile) => <ProfileFields profile={profile} />}</Loaded>;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function ProfileFields({ profile }: { profile: CareerProfile }) {
  const t = useTranslations("career.profile");
  const errorText = useErrorText();
  const save = useSaveProfile();
  const saveNow = (change: Partial<CareerProfile>) => save(() => change).catch((error) => toast(errorText(error)));
  const checkLines = (text: string) =>
    linesOf(text).length > 20 ? t("tooMany") : linesOf(text).some((line) => line.length > 200) ? t("tooLong") : null;
  const checkWeeks = (text: string) => (/^\s*(?:\d|[1-4]\d|5[0-2])?\s*$/.test(text) ? null : t("weeksRange"));
  return (
    <div className="max-w-[640px]">
      <p className="max-w-[60ch] pt-5 pb-4 text-muted-foreground">{t("intro")}</p>
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          {(["targetRoles", "locations"] as const).map((field) => (
            <SavedField
              key={field}
              label={t(field)}
              hint={t("onePerLine")}
              rows={3}
              value={profile[field].join("\n")}
              check={checkLines}
              save={(text) => save(() => ({ [field]: linesOf(text) }))}
            />
          ))}
        </div>
        <PayFields profile={profile} />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label={t("maxOfficeDays")}>
            {(ids) => (
              <Select
                {...ids}
                value={profile.maxOfficeDays ?? ""}
                onChange={({ target: { value } }) => void saveNow({ maxOfficeDays: value === "" ? null : Number(value) })}
              >
                <option value="">{t("noMatter")}</option>
                {[0, 1, 2, 3, 4, 5].map((days) => (
                  <option key={days} value={days}>
                    {t("officeDays", { days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SavedField
            label={t("noticeWeeks")}
            value={profile.noticeWeeks === null ? "" : String(profile.noticeWeeks)}
            check={checkWeeks}
            save={(text) => save(() => ({ noticeWeeks: text.trim() === "" ? null : Number(text) }))}
          />
        </div>
        <SavedField
          label={t("priorities")}
          hint={t("prioritiesHint")}
          rows={4}
          maxLength={4000}
          value={profile.priorities}
          save={(priorities) => save(() => ({ priorities }))}
        />
        <Field label={t("memoryMode")} hint={t(`memoryNotes.${profile.memoryMode}`)} className="max-w-[312px] phone:max-w-none">
          {(ids) => (
            <Select
              {...ids}
              value={profile.memoryMode}
              onChange={({ target: { value } }) => {
                const memoryMode = MEMORY_MODES.find((mode) => mode === value);
                if (memoryMode) void saveNow({ memoryMode });
              }}
            >
              {MEMORY_MODES.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`memoryModes.${mode}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
