"use client";

import { Suspense, useState } from "react";
import { IconDrawing } from "@/components/features/editor/icons/icon-drawing";
import { classNames } from "@/components/kit/ui/class-names";
import { CONTROL, Field } from "@/components/kit/ui/field";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const IconDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/icons/icon-dialog")).IconDialog,
}));

type IconFieldProps = { label: string; value: string; onChange: (value: string) => void; emptyMeans: string; className?: string };

/** An icon of the Phosphor set: its drawing and name; pressing it opens all of them. */
export function IconField({ label, value, onChange, emptyMeans, className }: IconFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Field label={label} className={className}>
      {({ id }) => (
        <>
          <button
            id={id}
            type="button"
            aria-haspopup="dialog"
            aria-describedby={`${id}-value`}
            onClick={() => setOpen(true)}
            className={classNames(CONTROL, "flex h-control items-center gap-2 px-2.5 text-start")}
          >
            {value === "" ? null : <IconDrawing name={value} />}
            <span id={`${id}-value`} className={classNames("truncate", value === "" && "text-subtle-foreground")}>
              {value === "" ? emptyMeans : value.replaceAll("-", " ")}
            </span>
          </button>
          {isOpen ? (
            <Suspense>
              <IconDialog value={value} emptyMeans={emptyMeans} onChoose={onChange} onClose={() => setOpen(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </Field>
  );
}
