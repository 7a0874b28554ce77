"use client";

import { useTranslations } from "next-intl";
import type { Start } from "@/components/features/documents/starts";
import { Icon } from "@/components/kit/ui/icon";

const TILES = ["file", "sample", "blank"] as const satisfies readonly Start[];

/** The three ways to a first resume, each with a picture of what one gets. */
export function StartTiles({ onNew }: { onNew: (start: Start) => void }) {
  const t = useTranslations("documents.tiles");
  return (
    <ul className="mt-2 grid max-w-[880px] grid-cols-3 gap-5 phone:grid-cols-1 phone:gap-3">
      {TILES.map((start) => (
        <li key={start}>
          <button
            type="button"
            onClick={() => onNew(start)}
            className="group grid h-full w-full cursor-pointer content-start rounded-lg border bg-card text-start hover:border-border-strong hover:shadow-md phone:grid-cols-[88px_minmax(0,1fr)] phone:items-center"
          >
            <span
              aria-hidden="true"
              className="grid h-52 place-items-end justify-center overflow-hidden rounded-t-lg border-b bg-canvas pt-6 phone:h-full phone:rounded-s-lg phone:rounded-tr-none phone:border-e phone:border-b-0 phone:pt-3"
            >
              <Picture start={start} />
            </span>
            <span className="block px-4 pt-3 pb-4">
              <span className="block font-semibold text-base">{t(start)}</span>
              <span className="mt-0.5 block text-muted-foreground text-sm">{t(`${start}Text`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const SHEET =
  "h-full w-36 rounded-t-[3px] border border-b-0 bg-white shadow-sm transition-transform group-hover:-translate-y-1 motion-reduce:transition-none phone:w-16";

function Picture({ start }: { start: (typeof TILES)[number] }) {
  if (start === "sample")
    return (
      // biome-ignore lint/performance/noImgElement: the build prints it in the size in which it is shown.
      <img src="/template-pictures/onyx.webp" alt="" className={`${SHEET} object-cover object-top`} />
    );
  if (start === "blank")
    return (
      <span className={`${SHEET} grid content-start gap-2 p-4 phone:gap-1 phone:p-2`}>
        {["w-2/3 h-2.5", "w-full", "w-5/6", "mt-2 w-1/3 h-2", "w-full", "w-11/12", "w-3/4"].map((width) => (
          <span key={width} className={`block h-1 rounded-full bg-[#e4e3e0] ${width}`} />
        ))}
      </span>
    );
  return (
    <span className={`${SHEET} grid place-content-center border-dashed text-[#5c5f66]`}>
      <Icon name="upload-simple" size="lg" />
    </span>
  );
}
