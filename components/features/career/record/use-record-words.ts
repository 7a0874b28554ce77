"use client";

import { useTranslations } from "next-intl";
import type { RecordSection } from "@/domain/record/fields";

type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];

/** What sections and fields of the record are called: as in the editor. */
export function useRecordWords() {
  const t = useTranslations("career.record");
  const tSections = useTranslations("editor.sections");
  const tFields = useTranslations("editor.fields");
  const tAccount = useTranslations("settings.account");
  return {
    sectionName: (section: RecordSection): string => (section === "basics" ? t("basics") : tSections(section)),
    fieldName(name: string): string {
      if (name === "email") return tAccount("email");
      return name === "customFields" ? t("contactDetails") : tFields(name as FieldName);
    },
  };
}
