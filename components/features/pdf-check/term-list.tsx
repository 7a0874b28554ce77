import { useTranslations } from "next-intl";
import { Tag } from "@/components/kit/ui/tag";
import type { JobMatch, JobMatchTerm } from "@/contracts/model/job-match";

/** The posting's terms, found in the file and missing from it. */
export function TermList({ match }: { match: JobMatch }) {
  const t = useTranslations("pdfCheck.match");
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className="font-semibold text-base tracking-tight">
        {t("title", { found: match.found.length, total: match.total })}
      </h2>
      <Terms title={t("missing")} terms={match.missing} none={t("noneMissing")} />
      <Terms title={t("found")} terms={match.found} none={t("noneFound")} />
    </section>
  );
}

function Terms({ title, terms, none }: { title: string; terms: readonly JobMatchTerm[]; none: string }) {
  return (
    <div className="mt-2">
      <h3 className="text-muted-foreground text-xs">{title}</h3>
      {terms.length === 0 ? (
        <p className="mt-1">{none}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1">
          {terms.map(({ term, label }) => (
            <li key={term}>
              <Tag>{label}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
