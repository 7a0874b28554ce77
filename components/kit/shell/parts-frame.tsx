import Link from "next/link";
import type { ReactNode } from "react";
import { InView } from "@/components/kit/shell/in-view";

const LINK =
  "block whitespace-nowrap rounded-sm py-0.5 text-muted-foreground hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground phone:py-2.5";

type PartsFrameProps = {
  title: string;
  /** What the index is called for screen readers. */
  label: string;
  parts: readonly { title: string; address: string }[];
  /** The address of the part that is shown. */
  current: string;
  children: ReactNode;
};

/** One part of a room with the index of all; on a phone the index is a row that scrolls sideways. */
export function PartsFrame({ title, label, parts, current, children }: PartsFrameProps) {
  return (
    <main className="mx-auto max-w-[920px] px-10 pb-28 phone:px-4 phone:pb-32">
      <h1 className="pt-7 pb-4 font-semibold text-xl tracking-tight phone:pt-4 phone:pb-1">{title}</h1>
      <div className="grid grid-cols-[160px_minmax(0,1fr)] gap-10 phone:grid-cols-1 phone:gap-0">
        <nav aria-label={label} className="min-w-0">
          <ul className="sticky top-6 grid gap-1 border-t pt-3 phone:static phone:-mx-4 phone:flex phone:gap-4 phone:overflow-x-auto phone:border-t-0 phone:px-4 phone:pt-0">
            {parts.map((part) => (
              <li key={part.address}>
                <Link href={part.address} aria-current={part.address === current ? "page" : undefined} className={LINK}>
                  {part.title}
                </Link>
                {part.address === current ? <InView key={current} /> : null}
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="part-title" className="min-w-0 border-t pt-4">
          <h2 id="part-title" className="mb-4 font-semibold text-base tracking-tight">
            {parts.find(({ address }) => address === current)?.title}
          </h2>
          {children}
        </section>
      </div>
    </main>
  );
}
