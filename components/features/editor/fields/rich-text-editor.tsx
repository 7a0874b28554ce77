"use client";

import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Highlight } from "@tiptap/extension-highlight";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { DOMParser } from "@tiptap/pm/model";
import { EditorContent, useEditor as useTiptap } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { LinkMark } from "@/components/features/editor/fields/link-mark";
import { cleanOfficeHtml, htmlOfPlainText } from "@/components/features/editor/fields/paste";
import { RichTextToolbar } from "@/components/features/editor/fields/rich-text-toolbar";
import { TextAlign } from "@/components/features/editor/fields/text-align";

/**
 * One by one rather than the starter kit: that has its own undo, while undo here belongs to the whole document, so that
 * one key walks through text, dates and design alike.
 */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  Highlight,
  LinkMark,
  TextAlign,
];

type RichTextEditorProps = { labelledBy: string; value: string; onChange: (html: string) => void; hasTools: boolean };

/** The editable text itself. HTML in, HTML out; an empty text is an empty string. */
export function RichTextEditor({ labelledBy, value, onChange, hasTools }: RichTextEditorProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const written = useRef(value);
  const isFixed = useEditor(isReadOnly);

  const editor = useTiptap({
    extensions: EXTENSIONS,
    content: value,
    editable: !isFixed,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelledBy, class: "rich-text" },
      transformPastedHTML: cleanOfficeHtml,
      clipboardTextParser(text, _context, _plain, view) {
        const template = document.createElement("template");
        template.innerHTML = htmlOfPlainText(text);
        return DOMParser.fromSchema(view.state.schema).parseSlice(template.content);
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? "" : changed.getHTML();
      latest.current(written.current);
    },
  });

  useEffect(() => {
    editor?.setEditable(!isFixed, false);
  }, [editor, isFixed]);

  // Undo, redo and changes from elsewhere come from outside; the person's own typing is already on screen.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    const { from, to } = editor.state.selection;
    editor.chain().setContent(value, { emitUpdate: false }).setTextSelection({ from, to }).run();
  }, [editor, value]);

  return (
    <div className="rounded-md bg-card shadow-[inset_0_-1px_0_0_var(--input),inset_0_0_0_1px_var(--border)] has-[.rich-text:focus]:outline-2 has-[.rich-text:focus]:-outline-offset-1 has-[.rich-text:focus]:outline-ring">
      {hasTools && editor && !isFixed ? <RichTextToolbar editor={editor} /> : null}
      {hasTools && !editor ? <div className="h-8 border-b phone:h-11" /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}
