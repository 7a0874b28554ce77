import { type CheckRule, when } from "@/domain/check/rule";
import { isBlankRichText } from "@/domain/rich-text/plain";
import { type AnyItem, fieldText } from "@/domain/sections/all-sections";
import type { Role } from "@/sections/experience/schema";

export const WRITING_RULES: readonly CheckRule[] = [
  {
    code: "MISSING_EXPERIENCE_DESCRIPTION",
    category: "writing",
    severity: "warning",
    find: ({ sections }) =>
      sections
        .filter(({ kind }) => kind === "experience")
        .flatMap(({ printed }) =>
          printed.flatMap(({ item, pointer }) =>
            when(isUndescribed(item), `${pointer}/description`, { company: fieldText(item, "company") }),
          ),
        ),
  },
];

const isUndescribed = (item: AnyItem) =>
  isBlankRichText(fieldText(item, "description")) && (item.roles as Role[]).every((role) => isBlankRichText(role.description));
