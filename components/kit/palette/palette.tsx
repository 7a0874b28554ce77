"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { rank } from "@/components/kit/palette/rank";
import { useCommands } from "@/components/kit/palette/use-commands";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import { classNames } from "@/components/kit/ui/class-names";
import { FocusScope } from "@/components/kit/ui/focus-scope";
import { Icon } from "@/components/kit/ui/icon";

/** Maximum results shown; a longer query finds the rest. */
const MOST = 50;
/** Of the documents, the latest stand for all until one looks for another. */
const LATEST = 5;

type PaletteProps = { onClose: () => void; onRun: (command: PaletteAction) => void };

/** Finds anything by name: what this screen can do, documents, actions and settings. */
export function Palette({ onClose, onRun }: PaletteProps) {
  const t = useTranslations("palette");
  const id = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  /** Enter was pressed before all results were loaded. */
  const [isDue, setDue] = useState(false);
  const { commands, isWhole } = useCommands();
  const asked = useDeferredValue(query);
  const found = useMemo(() => find(commands, asked), [commands, asked]);
  const current = Math.min(at, found.length - 1);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);

  /** Runs the selected command for the current query: the list on screen may still show older results. */
  function run() {
    const command = find(commands, query)[asked === query ? current : at];
    if (command) onRun(command);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter was pressed once, and is answered once.
  useEffect(() => {
    if (!isDue || !isWhole) return;
    setDue(false);
    run();
  }, [isDue, isWhole]);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + 8,
      PageUp: current - 8,
    };
    const next = steps[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isWhole) run();
      else setDue(true);
    } else if (next !== undefined && found.length > 0) {
      event.preventDefault();
      const isStep = event.key.startsWith("Arrow");
      setAt(isStep ? (next + found.length) % found.length : Math.max(0, Math.min(found.length - 1, next)));
    }
  }

  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.2_0.01_70/0.28)] transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0 dark:bg-[oklch(0_0_0/0.5)]" />
        <Base.Popup
          initialFocus={false}
          finalFocus={false}
          className="fixed top-[12dvh] left-1/2 z-40 flex max-h-[min(520px,76dvh)] w-[600px] max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col overflow-hidden rounded-lg bg-popover shadow-float outline-hidden transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0 phone:top-2 phone:max-h-[calc(100dvh-16px)] phone:max-w-[calc(100vw-16px)]"
        >
          <Base.Title className="sr-only">{t("title")}</Base.Title>
          <div className="flex h-12 flex-none items-center gap-2.5 border-b px-4">
            <Icon name="magnifying-glass" className="text-subtle-foreground" />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={found[current] ? `${id}-${current}` : undefined}
              aria-autocomplete="list"
              aria-label={t("find")}
              placeholder={t("find")}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setAt(0);
                setDue(false);
              }}
              onKeyDown={onKeyDown}
              autoComplete="off"
              spellCheck={false}
              className="min-w-0 flex-1 bg-transparent text-base outline-hidden phone:text-lg"
            />
          </div>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t("results")}
            className="min-h-0 flex-1 overflow-y-auto p-1"
          >
            {found.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which points here.
              <div
                key={command.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                data-at={index}
                onPointerMove={() => setAt(index)}
                onClick={() => onRun(command)}
                className={classNames(
                  "flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-3 phone:h-11",
                  index === current && "bg-accent",
                )}
              >
                <Icon name={command.icon} className="text-muted-foreground" />
                <span className="min-w-0 flex-1 truncate">{command.name}</span>
                {command.keys ? (
                  <kbd className="font-medium font-sans text-2xs text-subtle-foreground">{command.keys}</kbd>
                ) : null}
                <span className="text-muted-foreground text-xs">{command.kind}</span>
              </div>
            ))}
          </div>
          {found.length === 0 ? <p className="px-4 pb-4 text-muted-foreground">{t("nothing", { query: asked })}</p> : null}
          <p role="status" className="sr-only">
            {t("count", { count: found.length })}
          </p>
          <FocusScope isOpen wants="field" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The commands that answer the query, best first; without one, all but the older documents. */
function find(commands: readonly PaletteAction[], query: string): PaletteAction[] {
  if (query.trim() === "") {
    let documents = 0;
    return commands.filter(({ id }) => !id.startsWith("document ") || ++documents <= LATEST);
  }
  return commands
    .flatMap((command) => {
      const score = rank(query, command.name, command.aliases);
      return score === null ? [] : { command, score };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ command }) => command);
}
