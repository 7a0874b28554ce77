"use client";

import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Grip } from "@/components/features/editor/drag/grip";
import { onRowKey, ROW_BUTTON } from "@/components/features/editor/panels/row-keys";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

type RowFrameProps = {
  id: string;
  title: string;
  preview: string;
  count?: number;
  isOpen: boolean;
  isQuiet?: boolean;
  onToggle: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Tools in the row beside its button. */
  tools?: ReactNode;
  /** The id by which it can be dragged. */
  dragId?: string;
  /** What its line takes in when it is let go there, while its entries do not show. */
  dropInto?: { kind: string; ref: Ref<HTMLDivElement> };
  children: ReactNode;
};

/** One line of the content list, a rule from edge to edge, that opens in place. */
export function RowFrame({
  id,
  title,
  preview,
  count,
  isOpen,
  isQuiet = false,
  onToggle,
  onKeyDown,
  tools,
  dragId,
  dropInto,
  children,
}: RowFrameProps) {
  return (
    <section aria-labelledby={id} data-drag={dragId} data-drag-name={title} className="border-b">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the controls inside. */}
      <div
        ref={dropInto?.ref}
        onKeyDown={onRowKey}
        data-drop-into={dropInto?.kind}
        data-drag-handle={dragId === undefined ? undefined : ""}
        className={classNames("group/row relative flex h-row items-center pe-3 phone:pe-2", !isOpen && "hover:bg-muted")}
      >
        {dragId === undefined ? null : (
          <Grip className="absolute start-0 h-full w-5 opacity-0 group-hover/row:opacity-100 phone:hidden" />
        )}
        <h3 className="h-full min-w-0 flex-1">
          <button
            id={id}
            type="button"
            {...{ [ROW_BUTTON]: "" }}
            aria-expanded={isOpen}
            aria-keyshortcuts={onKeyDown ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
            onClick={onToggle}
            onKeyDown={onKeyDown}
            className="flex h-full w-full min-w-0 items-center gap-2 ps-5 pe-2 text-start focus-visible:-outline-offset-2 phone:ps-4"
          >
            <Icon
              name={isOpen ? "caret-down" : "caret-right"}
              size="xs"
              className="-ms-0.5 text-subtle-foreground rtl:-scale-x-100"
            />
            <span
              className={classNames("flex-none", isOpen ? "font-semibold" : "font-medium", isQuiet && "text-subtle-foreground")}
            >
              {title}
            </span>
            {isOpen ? null : (
              <span dir="auto" className="min-w-0 flex-1 truncate font-normal text-subtle-foreground rtl:text-right">
                {preview}
              </span>
            )}
          </button>
        </h3>
        {tools}
        {count === undefined ? null : <span className="min-w-7 pe-2 text-end text-subtle-foreground">{count}</span>}
      </div>
      {isOpen ? children : null}
    </section>
  );
}

/** The content of an open row that is not a list of items. */
export function RowBody({ children, ...data }: { children: ReactNode; "data-section-settings"?: string }) {
  return (
    <div {...data} className="grid grid-cols-2 gap-3 ps-[42px] pe-5 pt-1 pb-4 slim:grid-cols-1 phone:px-4">
      {children}
    </div>
  );
}
