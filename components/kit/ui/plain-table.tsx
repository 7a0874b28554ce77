import type { ReactNode } from "react";
import { classNames } from "@/components/kit/ui/class-names";

export type PlainTableProps = {
  caption: string;
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

type Looks = { className?: string; captionClassName?: string; headClassName?: string; firstClassName?: string };

/** A table of words and numbers, whose first column names the rows. */
export function PlainTable({ caption, headers, rows, ...looks }: PlainTableProps & Looks) {
  const { className = "", captionClassName = "", headClassName = "", firstClassName = "" } = looks;
  return (
    <table className={classNames("w-full", className)}>
      <caption className={captionClassName}>{caption}</caption>
      <thead>
        <tr className={classNames("text-muted-foreground", headClassName)}>
          {headers.map((header) => (
            <th key={header} scope="col" className="py-1.5 pe-4 text-start font-medium">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key} className="border-b align-top">
            <th scope="row" className={classNames("py-1.5 pe-4 text-start font-normal", firstClassName)}>
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
  );
}
