import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type NumbersTableProps = {
  caption: string;
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** The numbers of a chart as a table, for those who read rather than look. */
export function NumbersTable({ caption, headers, rows }: NumbersTableProps) {
  const t = useTranslations("applicationInsights");
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted-foreground text-sm hover:text-foreground">
        {t("asTable")}
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full max-w-[640px] text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b text-left text-muted-foreground text-xs">
              {headers.map((header) => (
                <th key={header} scope="col" className="py-1.5 pe-4 font-medium">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...cells] }) => (
              <tr key={key} className="border-b">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  {first}
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: The cells of a row are named by their column.
                  <td key={index} className="py-1.5 pe-4 tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
