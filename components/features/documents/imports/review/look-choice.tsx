import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { type FileLook, fileLookOf, inBothLooks, withFileLook } from "@/components/features/documents/imports/review/file-look";
import type { Step } from "@/components/features/documents/imports/review/use-review";
import { drawFirstPage } from "@/components/kit/page-preview/warm-first-pages";
import { classNames } from "@/components/kit/ui/class-names";
import type { ImportReading } from "@/contracts/model/import-reading";
import type { Review } from "@/domain/imports/review/review";

const LOOKS: readonly FileLook[] = ["close", "standard"];

type LookChoiceProps = { review: Review; reading: ImportReading; step: Step };

/** Whether the document stays close to its file, with the first page of both. Without an engine the words have to do. */
export function LookChoice({ review, reading, step }: LookChoiceProps) {
  const t = useTranslations("imports.look");
  const name = useId();
  const pictures = useLookPictures(review, reading);
  if (!reading.look) return null;
  const chosen = fileLookOf(review, reading);
  return (
    <fieldset className="mb-5 rounded-lg bg-card p-3 shadow-[inset_0_0_0_1px_var(--border)]">
      <legend className="float-start mb-2 w-full font-semibold">{t("title")}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {LOOKS.map((look) => (
          <label
            key={look}
            className="flex cursor-pointer gap-3 rounded-md p-2 shadow-[inset_0_0_0_1px_var(--border-strong)] has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring phone:flex-col"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={look === chosen}
              onChange={() => step((now) => withFileLook(now, reading, look))}
            />
            <span className="aspect-[210/297] w-28 flex-none overflow-hidden rounded-[2px] bg-[#fffefc] shadow-[0_0_0_1px_var(--border)] phone:w-full">
              {pictures[look] ? (
                // biome-ignore lint/performance/noImgElement: drawn on this device.
                <img src={pictures[look]} alt="" data-look={look} className="block size-full object-cover object-top" />
              ) : null}
            </span>
            <span className="min-w-0">
              <span className={classNames("block text-sm", look === chosen ? "font-semibold" : "font-medium")}>{t(look)}</span>
              <span className="block text-muted-foreground text-xs">{t(`${look}Text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first page in both looks as addresses of pictures, drawn once from what was read. */
function useLookPictures(review: Review, reading: ImportReading): Partial<Record<FileLook, string>> {
  const [documents] = useState(() => (reading.look ? inBothLooks(review, reading) : null));
  const [pictures, setPictures] = useState<Partial<Record<FileLook, string>>>({});
  useEffect(() => {
    if (!documents) return;
    const made: string[] = [];
    let isOver = false;
    async function draw(look: FileLook, document: Review["data"]) {
      const svg = await drawFirstPage({ kind: "resume", document });
      if (isOver) return;
      const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      made.push(address);
      setPictures((now) => ({ ...now, [look]: address }));
    }
    // Without an engine the words have to do.
    for (const look of LOOKS) draw(look, documents[look]).catch(() => {});
    return () => {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [documents]);
  return pictures;
}
