import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/kit/api/error-text";

/** What could not be imported, by name, each with its reason. */
export function FailedList({ failed }: { failed: readonly { name: string; error: unknown }[] }) {
  const t = useTranslations("settings.data");
  const errorText = useErrorText();
  if (failed.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-danger">{t("failedList")}</p>
      <ul className="max-h-64 list-disc overflow-auto ps-5 [overflow-wrap:anywhere]">
        {failed.map(({ name, error }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed, and names may repeat.
          <li key={index}>{t("failedRow", { name, reason: errorText(error) })}</li>
        ))}
      </ul>
    </>
  );
}
