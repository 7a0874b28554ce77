import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { drawPages } from "@/components/features/documents/imports/review/draw-pages";
import type { SourceMark } from "@/components/features/documents/imports/review/source-mark";
import { classNames } from "@/components/kit/ui/class-names";

type SourcePagesProps = {
  file: Blob;
  pages: readonly { width: number; height: number }[];
  marks: readonly SourceMark[];
  activeKey: string | null;
  onPick: (key: string) => void;
};

const TONES = {
  field: "hover:bg-primary-soft/60",
  doubtful: "bg-warning/15 shadow-[0_0_0_1px_var(--warning)]",
  unplaced: "bg-danger/10 shadow-[0_0_0_1px_var(--danger)]",
} as const;

/** The pages of a PDF, drawn from the file on this device, with a mark over every text that was read. */
export function SourcePages({ file, pages, marks, activeKey, onPick }: SourcePagesProps) {
  const t = useTranslations("imports");
  const surface = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const canvases = [...(surface.current?.querySelectorAll("canvas") ?? [])];
    const drawing = new AbortController();
    drawPages(file, canvases, drawing.signal).catch(() => {
      if (!drawing.signal.aborted) setFailed(true);
    });
    return () => drawing.abort();
  }, [file]);

  useEffect(() => {
    if (activeKey !== null) surface.current?.querySelector("[data-active=true]")?.scrollIntoView({ block: "nearest" });
  }, [activeKey]);

  return (
    <div ref={surface} className="grid gap-4">
      {failed ? <p className="text-muted-foreground text-xs">{t("notDrawn")}</p> : null}
      {pages.map(({ width, height }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
          key={index}
          className="relative w-full bg-white shadow-float"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <canvas
            role="img"
            aria-label={t("page", { page: index + 1, pages: pages.length })}
            className="absolute inset-0 size-full"
          />
          {marks
            .filter((mark) => mark.page === index + 1)
            .map((mark, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a field may have several marks.
                key={`${mark.key} ${at}`}
                type="button"
                // For the pointer: by keyboard, each field leads to its mark.
                tabIndex={-1}
                aria-hidden="true"
                data-mark={mark.key}
                data-active={mark.key === activeKey}
                onClick={() => onPick(mark.key)}
                className={classNames(
                  "absolute scroll-m-16 rounded-[2px]",
                  TONES[mark.tone],
                  mark.key === activeKey && "bg-primary/20 shadow-[0_0_0_2px_var(--primary)]",
                )}
                style={{
                  left: `${(mark.left / width) * 100}%`,
                  top: `${(mark.top / height) * 100}%`,
                  width: `${(mark.width / width) * 100}%`,
                  height: `${(mark.height / height) * 100}%`,
                }}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
