import type { ReactNode } from "react";

/** A bar in a separate row: its name, a soft bar for the whole, a full one for the part, and its numbers. */
export interface Bar {
  key: string;
  name: ReactNode;
  /** 0 to 1 of the widest bar. */
  whole: number;
  /** 0 to 1 of the widest bar. */
  part: number;
  numbers: ReactNode;
}

/** Bars below each other, all on one scale. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="mt-3 grid gap-2.5">
      {bars.map(({ key, name, whole, part, numbers }) => (
        <li key={key} className="grid grid-cols-[minmax(96px,200px)_1fr] items-center gap-x-4 phone:grid-cols-1">
          <span className="truncate">{name}</span>
          <span className="flex min-w-0 items-center gap-3">
            <span className="relative block h-3 min-w-0 flex-1">
              <span className="absolute inset-y-0 start-0 rounded-sm bg-accent" style={{ width: `${whole * 100}%` }} />
              <span className="absolute inset-y-0 start-0 rounded-sm bg-(--chart-1)" style={{ width: `${part * 100}%` }} />
            </span>
            <span className="flex-none text-muted-foreground text-sm tabular-nums">{numbers}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
