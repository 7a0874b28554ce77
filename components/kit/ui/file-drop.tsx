"use client";

import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";

type FileDropProps = {
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A place to drop files on, or to choose them with a click. While it is disabled it takes none either way. */
export function FileDrop({ accept, multiple = false, disabled = false, className = "", onFiles, children }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        "grid cursor-pointer justify-items-center gap-1 border border-border-strong border-dashed text-center has-focus-visible:outline-2 has-focus-visible:outline-ring",
        className,
        isOver && "border-primary-ink bg-primary-soft",
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again.
          event.target.value = "";
          onFiles(files);
        }}
      />
    </label>
  );
}
