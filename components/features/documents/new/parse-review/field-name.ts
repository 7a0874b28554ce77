import { useTranslations } from "next-intl";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";

type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];

/** Where a field of a parsed resume belongs, in words: "Experience 2: Position". */
export function useFieldName(): (path: string) => string {
  const tFields = useTranslations("editor.fields");
  const tBasics = useTranslations("documentImport.basics");
  const tSections = useTranslations("editor.sections");
  const t = useTranslations("documentImport");
  return (path) => {
    const [root = "", key = "", , index = "", ...rest] = path.split("/").slice(1);
    if (root === "basics") return tBasics(key as "name");
    if (root === "summary") return tSections("summary");
    // "website" leads to an address, a list to its keywords.
    const name = rest.findLast((part) => part !== "url" && !/^\d+$/.test(part)) ?? "";
    const section = isSectionKey(key) ? tSections(key) : key;
    const field = tFields.has(name as FieldName)
      ? tFields(name as FieldName)
      : t.has(`more.${name}` as "more.period")
        ? t(`more.${name}` as "more.period")
        : name;
    return t("fieldOf", { section, number: Number(index) + 1, field });
  };
}
