import { given, type PdfSection } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", awarder: "name" },
  read: (lines, { locale }) => given(lines, locale, "awarder"),
};
