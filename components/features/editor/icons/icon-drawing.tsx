"use client";

import { useEffect, useState } from "react";
import { iconAddress } from "@/components/features/editor/icons/icon-files";
import { classNames } from "@/components/kit/ui/class-names";

/** The drawing of an icon of the whole set, in the colour of the text around it; nothing where there is none of that name. */
export function IconDrawing({ name, className }: { name: string; className?: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    iconAddress(name).then(
      (found) => isOver || setAddress(found),
      // Without the files there is no drawing; the name beside it still shows the choice.
      () => isOver || setAddress(null),
    );
    return () => {
      isOver = true;
    };
  }, [name]);
  const mask = address === null ? undefined : `url("${address}") center / contain no-repeat`;
  return (
    <span
      aria-hidden="true"
      className={classNames("block size-4 flex-none", mask && "bg-current", className)}
      style={mask ? { mask, WebkitMask: mask } : undefined}
    />
  );
}
