import type { ReactNode } from "react";
import { PaletteHost } from "@/components/kit/palette/palette-host";

/** What every signed-in screen has: the command palette and the list of shortcuts, by their keys. */
export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PaletteHost />
    </>
  );
}
