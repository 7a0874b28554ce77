import type { PdfPage } from "@/domain/imports/pdf/page";
import type { MakerFile } from "@/proof/imports/makers/maker-files";

/** The pages of a file as the PDF layer returns them, and what they must be read as. */
export interface Source {
  file: MakerFile;
  pages: PdfPage[];
  /** Text of the pages, by which the score knows what can be read at all. */
  shown: string;
}
