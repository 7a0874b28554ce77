/** A number of bytes as people read it: 812 B, 14 kB, 3.2 MB. */
export function byteSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1000 ? [bytes, "byte"] : bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits }).format(value);
}
