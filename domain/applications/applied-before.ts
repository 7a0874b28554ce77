import type { Application } from "@/contracts/model/application";
import { companyKey } from "./same-name";

type Facts = Pick<Application, "id" | "company" | "appliedAt">;

/** The other applications that were sent to the same company, the latest first. */
export function appliedBefore<Known extends Facts>(
  { id, company }: { id?: string; company: string },
  applications: readonly Known[],
): Known[] {
  const key = companyKey(company);
  return applications
    .filter((other) => other.id !== id && other.appliedAt !== undefined && companyKey(other.company) === key)
    .sort((a, b) => (b.appliedAt ?? "").localeCompare(a.appliedAt ?? ""));
}
