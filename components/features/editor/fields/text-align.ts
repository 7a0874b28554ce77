import { Extension } from "@tiptap/core";

export const ALIGNMENTS = ["left", "center", "right", "justify"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    textAlign: {
      /** Aligns the blocks of the selection; null goes back to the document's own alignment. */
      setTextAlign: (alignment: Alignment | null) => ReturnType;
    };
  }
}

const BLOCKS = ["paragraph", "heading"];

/** Alignment of paragraphs and headings, stored as an inline style, the format of these documents. */
export const TextAlign = Extension.create({
  name: "textAlign",
  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => ALIGNMENTS.find((alignment) => alignment === element.style.textAlign) ?? null,
            renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      setTextAlign:
        (alignment) =>
        ({ commands }) =>
          BLOCKS.every((type) => commands.updateAttributes(type, { textAlign: alignment })),
    };
  },
});
