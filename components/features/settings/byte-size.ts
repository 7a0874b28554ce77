const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A number of bytes as people read it: 812 B, 14 kB, 3.2 MB, 1.4 GB. */
export function byteSize(bytes: number, locale: string): string {
  let step = 0;
  while (step < UNITS.length - 1 && bytes >= 1000 ** (step + 1)) step += 1;
  const maximumFractionDigits = step >= 2 ? 1 : 0;
  const options = { style: "unit", unit: UNITS[step] ?? "byte", unitDisplay: "short", maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step);
}
