import { useTranslations } from "next-intl";
import type { ImportStop } from "@/contracts/model/import-reading";

/** What is surely wrong with a reading, before anything else of it is looked at. */
export function StopList({ stops }: { stops: readonly ImportStop[] }) {
  const t = useTranslations("imports.stops");
  if (stops.length === 0) return null;
  return (
    <div role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 text-sm">
      <p className="font-medium">{t("title")}</p>
      <ul className="list-disc ps-5">
        {stops.map(({ code }) => (
          <li key={code}>{t(code)}</li>
        ))}
      </ul>
    </div>
  );
}
