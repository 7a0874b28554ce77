import { useTranslations } from "next-intl";
import { Section } from "@/components/features/settings/section";

/** Every control that sends something away, what it sends, and where. */
const CONTROLS = [
  "improve",
  "review",
  "letterDraft",
  "messageDraft",
  "match",
  "tailor",
  "career",
  "voice",
  "importFile",
  "readPosting",
  "search",
  "test",
] as const;

/** What each control sends where. Nothing else of a person leaves the server. */
export function DestinationsSection() {
  const t = useTranslations("settings.ai.destinations");
  return (
    <Section id="ai-destinations" title={t("title")} text={t("text")}>
      <details>
        <summary className="link w-fit cursor-pointer">{t("show")}</summary>
        <div className="mt-3 overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{t("title")}</caption>
            <thead>
              <tr className="border-y text-start text-muted-foreground text-xs">
                {(["control", "sends", "to"] as const).map((column) => (
                  <th key={column} scope="col" className="py-1.5 pe-4 text-start font-medium">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {CONTROLS.map((control) => (
                <tr key={control} className="border-b align-top">
                  <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                    {t(`controls.${control}.name`)}
                  </th>
                  <td className="py-1.5 pe-4 text-muted-foreground">{t(`controls.${control}.sends`)}</td>
                  <td className="whitespace-nowrap py-1.5 text-muted-foreground phone:whitespace-normal phone:[overflow-wrap:anywhere]">
                    {t(control === "search" ? "toSearch" : "toModel")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}
