"use client";

import { Highlight } from "@tiptap/extension-highlight";
import { EditorContent, useEditor as useTiptap } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { cleanOfficeHtml, htmlOfPlainText } from "@/components/editor/fields/paste";
import { RichTextToolbar } from "@/components/editor/fields/rich-text-toolbar";
import { TextAlign } from "@/components/editor/fields/text-align";

const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    horizontalRule: false,
    // Undo belongs to the whole document, so that one key walks through text, dates and design alike.
    undoRedo: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ["http", "https", "mailto", "tel"],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Highlight,
  TextAlign,
];

type RichTextEditorProps = { labelledBy: string; value: string; onChange: (html: string) => void };

/** The editable text itself. HTML in, HTML out; an empty text is an empty string. */
export function RichTextEditor({ labelledBy, value, onChange }: RichTextEditorProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const written = useRef(value);

  const editor = useTiptap({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelledBy, class: "rich-text" },
      transformPastedHTML: cleanOfficeHtml,
      handlePaste(view, event) {
        const clipboard = event.clipboardData;
        if (!clipboard || clipboard.types.includes("text/html")) return false;
        return view.pasteHTML(htmlOfPlainText(clipboard.getData("text/plain")), event);
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? "" : changed.getHTML();
      latest.current(written.current);
    },
  });

  // Undo, redo and changes from elsewhere come from outside; the person's own typing is already on screen.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="rounded-md bg-card shadow-[inset_0_-1px_0_0_var(--input),inset_0_0_0_1px_var(--border)] has-[.rich-text:focus]:outline-2 has-[.rich-text:focus]:-outline-offset-1 has-[.rich-text:focus]:outline-ring">
      {editor ? <RichTextToolbar editor={editor} /> : <div className="h-8 border-b phone:h-11" />}
      <EditorContent editor={editor} />
    </div>
  );
}
