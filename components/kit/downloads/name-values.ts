import type { NameValues } from "@/domain/exports/name-pattern";

/** A day as people on this device count it, as it sorts. */
export function localDay(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Known = { document: string; name?: string; template?: string; language?: string; company?: string };

/** The values of the placeholders in a file name. */
export function nameValues({ document, name = "", template = "", language = "", company = "" }: Known): NameValues {
  const date = localDay();
  return {
    document,
    name,
    date,
    year: date.slice(0, 4),
    template: template.charAt(0).toUpperCase() + template.slice(1),
    language,
    company,
  };
}
