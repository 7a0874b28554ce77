import { useTranslations } from "next-intl";
import type { ConnectedProgram, ProgramPlace } from "@/contracts/accounts/programs";

type Scope = ConnectedProgram["scopes"][number];

/** What a program with these scopes may do, in sentences. */
export function useScopeWords(): (scopes: readonly Scope[]) => string[] {
  const t = useTranslations("programs");
  return (scopes) => {
    const has = (scope: Scope) => scopes.includes(scope);
    const permissions = (["read", "write", "delete"] as const).filter((name) => has(`api:${name}`));
    return [
      ...(permissions.length === 3 ? [t("everything")] : permissions.map((name) => t(name))),
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
