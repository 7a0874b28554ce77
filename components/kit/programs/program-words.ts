import { useTranslations } from "next-intl";
import type { ConnectedProgram, ProgramPlace } from "@/contracts/programs";

type Scope = ConnectedProgram["scopes"][number];

/** What a program with these scopes may do, in sentences. Scopes that say nothing about the API do not restrict it. */
export function useScopeWords(): (scopes: readonly Scope[]) => string[] {
  const t = useTranslations("programs");
  return (scopes) => {
    const has = (scope: Scope) => scopes.includes(scope);
    const isRestricted = has("api:read") || has("api:write") || has("api:delete");
    return [
      ...(isRestricted ? [] : [t("everything")]),
      ...(has("api:read") ? [t("read")] : []),
      ...(has("api:write") ? [t("write")] : []),
      ...(has("api:delete") ? [t("delete")] : []),
      ...(has("profile") ? [t("profile")] : []),
      ...(has("email") ? [t("email")] : []),
    ];
  };
}

/** Where a program takes a person back to. */
export function usePlaceWords(): (place: ProgramPlace) => string {
  const t = useTranslations("programs");
  return ({ kind, name }) => (kind === "site" ? name : kind === "app" ? t("app", { scheme: name }) : t("computer"));
}
