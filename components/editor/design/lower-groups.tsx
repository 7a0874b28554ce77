"use client";

import { DetailsGroup } from "@/components/editor/design/details-group";
import { TypeGroup } from "@/components/editor/design/type-group";

/** Type, language, dates, levels and icons. */
export function LowerGroups() {
  return (
    <>
      <TypeGroup />
      <DetailsGroup />
    </>
  );
}
