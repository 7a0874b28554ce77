import { memo } from "react";
import { inlines, type TextBlock, textBlocks } from "@/components/features/assistant/conversation/text-blocks";

/** A model's text. While it grows, only its last block is redrawn. */
export function ModelText({ text }: { text: string }) {
  return (
    <div className="grid gap-2 leading-relaxed [overflow-wrap:anywhere]" dir="auto">
      {textBlocks(text).map((block, index) => {
        const key = `${index}`;
        return <Block key={key} block={block} text={block.kind === "list" ? block.items.join("\n") : block.text} />;
      })}
    </div>
  );
}

/** `text` is its content: two blocks of equal text and kind are the same. */
const Block = memo(
  function Block({ block }: { block: TextBlock; text: string }) {
    if (block.kind === "code")
      return <pre className="overflow-x-auto whitespace-pre-wrap rounded-md bg-muted px-3 py-2 text-xs">{block.text}</pre>;
    if (block.kind === "heading")
      return (
        <p className="mt-1 font-semibold">
          <Line text={block.text} />
        </p>
      );
    if (block.kind === "paragraph")
      return (
        <p className="whitespace-pre-wrap">
          <Line text={block.text} />
        </p>
      );
    const List = block.isOrdered ? "ol" : "ul";
    return (
      <List className={`grid gap-1 ps-5 ${block.isOrdered ? "list-decimal" : "list-disc"} marker:text-subtle-foreground`}>
        {block.items.map((item, index) => {
          const key = `${index}`;
          return (
            <li key={key}>
              <Line text={item} />
            </li>
          );
        })}
      </List>
    );
  },
  (before, now) => before.text === now.text && before.block.kind === now.block.kind,
);

function Line({ text }: { text: string }) {
  return inlines(text).map(({ kind, text: piece }, index) => {
    const key = `${index}`;
    if (kind === "strong") return <strong key={key}>{piece}</strong>;
    if (kind === "emphasis") return <em key={key}>{piece}</em>;
    if (kind === "code")
      return (
        <code key={key} className="rounded-sm bg-muted px-1 text-[0.9em]">
          {piece}
        </code>
      );
    return piece;
  });
}
