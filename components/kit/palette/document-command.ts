import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import type { DocumentType } from "@/contracts/model/document";

type Named = { type: DocumentType; id: string; name: string };

/** A document as the palette offers it: running it opens the editor. */
export const documentCommand = ({ type, id, name }: Named, kind: string, open: (path: string) => void): PaletteAction => ({
  id: `document ${id}`,
  name,
  icon: type === "letter" ? "envelope-simple" : "file-text",
  kind,
  leads: "place",
  run: () => open(`/${type}s/${id}`),
});
