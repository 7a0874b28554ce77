"use client";

import { Toolbar } from "@base-ui/react/toolbar";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ALIGNMENTS, type Alignment } from "@/components/features/editor/fields/text-align";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { Menu, MenuChoice } from "@/components/kit/ui/menu";

const TOOL = buttonLook({ variant: "ghost", shape: "icon", className: "h-[26px] w-7 rounded-sm phone:size-10" });
const ALIGNMENT_ICONS = {
  left: "text-align-left",
  center: "text-align-center",
  right: "text-align-right",
  justify: "text-align-justify",
} as const satisfies Record<Alignment, IconName>;

/** The tools above a running text. One stop for Tab, arrow keys between the tools. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useTranslations("editor.richText");
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      underline: now.isActive("underline"),
      strike: now.isActive("strike"),
      highlight: now.isActive("highlight"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      link: now.isActive("link"),
      href: String(now.getAttributes("link").href ?? ""),
      alignment: ALIGNMENTS.find((alignment) => now.isActive({ textAlign: alignment })) ?? "left",
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { name: "bold", icon: "text-b", run: () => chain().toggleBold().run() },
    { name: "italic", icon: "text-italic", run: () => chain().toggleItalic().run() },
    { name: "underline", icon: "text-underline", run: () => chain().toggleUnderline().run() },
    { name: "strike", icon: "text-strikethrough", run: () => chain().toggleStrike().run() },
    { name: "link", icon: "link-simple", run: () => setLinking(!isLinking) },
    null,
    { name: "bulletList", icon: "list-bullets", run: () => chain().toggleBulletList().run() },
    { name: "orderedList", icon: "list-numbers", run: () => chain().toggleOrderedList().run() },
    { name: "highlight", icon: "highlighter", run: () => chain().toggleHighlight().run() },
  ] as const;

  return (
    <>
      <Toolbar.Root aria-label={t("tools")} className="flex items-center overflow-x-auto border-b px-1 py-[3px] phone:flex-wrap">
        {tools.map((tool) =>
          tool === null ? (
            <Toolbar.Separator key="rule" className="mx-1 h-3.5 w-px bg-border" />
          ) : (
            <Toolbar.Button
              key={tool.name}
              aria-label={t(tool.name)}
              title={t(tool.name)}
              aria-pressed={state[tool.name]}
              onClick={tool.run}
              className={TOOL}
            >
              <Icon name={tool.icon} />
            </Toolbar.Button>
          ),
        )}
        <Menu
          className="w-40"
          trigger={
            <Toolbar.Button aria-label={t("alignment")} title={t("alignment")} className={TOOL}>
              <Icon name={ALIGNMENT_ICONS[state.alignment]} />
            </Toolbar.Button>
          }
        >
          <MenuChoice
            label={t("alignment")}
            value={state.alignment}
            options={ALIGNMENTS.map((value) => ({ value, label: t(`alignments.${value}`) }))}
            onChange={(alignment) =>
              chain()
                .setTextAlign(alignment === "left" ? null : alignment)
                .run()
            }
          />
        </Menu>
      </Toolbar.Root>
      {isLinking ? <LinkRow editor={editor} href={state.href} onDone={() => setLinking(false)} /> : null}
    </>
  );
}

/** Asks for the address of a link, in place. An empty address takes the link away. */
function LinkRow({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const t = useTranslations("editor.richText");
  const [url, setUrl] = useState(href);

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = url.trim();
    const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(target) ? target : `https://${target}`;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (target === "") chain.unsetMark("link").run();
    else if (editor.state.selection.empty && href === "")
      chain.insertContent([{ type: "text", text: target, marks: [{ type: "link", attrs: { href: withScheme } }] }]).run();
    else chain.setMark("link", { href: withScheme }).run();
    onDone();
  }

  return (
    <form onSubmit={submit} className="flex items-center gap-1.5 border-b p-1.5">
      <TextInput
        aria-label={t("linkAddress")}
        placeholder="https://"
        inputMode="url"
        value={url}
        // The user has just opened this field.
        ref={(input) => input?.focus()}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone();
        }}
        className="h-control-sm flex-1 text-sm"
      />
      <Button type="submit" size="sm">
        {t(url.trim() === "" && href !== "" ? "unlink" : "setLink")}
      </Button>
    </form>
  );
}
