"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, startTransition, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { rank } from "@/components/kit/palette/rank";
import { useCommands } from "@/components/kit/palette/use-commands";
import { useTextCommands } from "@/components/kit/palette/use-text-commands";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import { classNames } from "@/components/kit/ui/class-names";
import { FocusScope } from "@/components/kit/ui/focus-scope";
import { FoundLine } from "@/components/kit/ui/found-line";
import { dropHeldKeys, holdKeys, takeHeldKeys } from "@/components/kit/ui/held-keys";
import { Icon } from "@/components/kit/ui/icon";

/** Maximum results shown; a longer query finds the rest. */
const MAX = 50;
/** More than fit into the list without scrolling: these are drawn with the palette, the others right after it. */
const IN_VIEW = 16;
/** Without a query, only the latest documents are shown. */
const LATEST = 5;

type PaletteProps = { onClose: () => void; onRun: (command: PaletteAction) => void };

/** Finds anything by name: what this screen can do, documents, actions and settings. */
export function Palette({ onClose, onRun }: PaletteProps) {
  const t = useTranslations("palette");
  const id = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  /** The setting whose values are shown, by its id: it is read again after each change. */
  const [settingId, setSettingId] = useState<string | null>(null);
  /** Enter was pressed before all results were loaded. */
  const [isDue, setDue] = useState(false);
  const { commands, isWhole: hasNames, renew } = useCommands();
  const deferredQuery = useDeferredValue(query);
  const setting = commands.find(({ id: each }) => each === settingId);
  const texts = useTextCommands(setting ? "" : deferredQuery);
  const found = useMemo(
    () => (setting ? choicesOf(setting, deferredQuery) : withTexts(find(commands, deferredQuery), texts.commands)),
    [setting, commands, deferredQuery, texts.commands],
  );
  const isWhole = hasNames && (found.length > 0 || !texts.isComing);
  const current = Math.min(at, found.length - 1);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);

  useEffect(dropHeldKeys, []);
  const [hasRest, setRest] = useState(false);
  useEffect(() => startTransition(() => setRest(true)), []);

  /** Runs the selected command for the current query: the list on screen may still show older results. */
  function run() {
    const isLate = deferredQuery !== query;
    const late = () => (setting ? choicesOf(setting, query) : find(commands, query));
    const command = (isLate ? late() : found)[isLate ? at : current];
    if (command) choose(command);
    else takeHeldKeys();
  }

  function enter(next: string | null) {
    setSettingId(next);
    setQuery("");
    setAt(0);
    setDue(false);
  }

  /** A setting opens its values; a value is set, and the settings are there again; anything else is done, and the palette closes. */
  function choose(command: PaletteAction) {
    if (command.choices) {
      enter(command.id);
      return takeHeldKeys();
    }
    if (!setting) return onRun(command);
    flushSync(command.run);
    renew();
    enter(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter was pressed once, and is handled once.
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
      else {
        setDue(true);
        // What is typed now belongs to what Enter opens.
        holdKeys();
      }
    } else if (event.key === "Backspace" && setting && query === "") {
      event.preventDefault();
      enter(null);
    } else if (next !== undefined && found.length > 0) {
      event.preventDefault();
      const isStep = event.key.startsWith("Arrow");
      setAt(isStep ? (next + found.length) % found.length : Math.max(0, Math.min(found.length - 1, next)));
    }
  }

  return (
    <Base.Root open onOpenChange={(open, { reason }) => !open && (setting && reason === "escape-key" ? enter(null) : onClose())}>
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
            {setting ? <span className="flex-none rounded-sm bg-accent px-1.5 py-0.5 text-sm">{setting.name}</span> : null}
            <QueryField
              listId={`${id}-list`}
              currentId={found[current] ? `${id}-${current}` : undefined}
              settingName={setting?.name}
              query={query}
              onQuery={(next) => {
                setQuery(next);
                setAt(0);
                setDue(false);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t("results")}
            className="min-h-0 flex-1 overflow-y-auto p-1"
          >
            {found.slice(0, hasRest ? found.length : IN_VIEW).map((command, index) => (
              <Row
                key={command.id}
                id={`${id}-${index}`}
                command={command}
                at={index}
                isCurrent={index === current}
                words={wordsOf(deferredQuery)}
                onPoint={setAt}
                onChoose={choose}
              />
            ))}
          </div>
          {found.length === 0 && isWhole ? (
            <p className="px-4 pb-4 text-muted-foreground">{t("nothing", { query: deferredQuery })}</p>
          ) : null}
          <p role="status" className="sr-only">
            {t("count", { count: found.length })}
          </p>
          <FocusScope isOpen wants="field" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type QueryFieldProps = {
  listId: string;
  currentId: string | undefined;
  /** The setting whose values are shown. */
  settingName: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function QueryField({ listId, currentId, settingName, query, onQuery, onKeyDown }: QueryFieldProps) {
  const t = useTranslations("palette");
  return (
    <input
      role="combobox"
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={currentId}
      aria-autocomplete="list"
      aria-label={settingName === undefined ? t("find") : t("valueOf", { setting: settingName })}
      placeholder={t(settingName === undefined ? "find" : "chooseValue")}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
      autoComplete="off"
      spellCheck={false}
      className="min-w-0 flex-1 bg-transparent text-base outline-hidden phone:text-lg"
    />
  );
}

type RowProps = {
  id: string;
  command: PaletteAction;
  at: number;
  isCurrent: boolean;
  /** Of the query, to be marked in a line that was found. */
  words: readonly string[];
  onPoint: (at: number) => void;
  onChoose: (command: PaletteAction) => void;
};

function Row({ id, command, at, isCurrent, words, onPoint, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which points here.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      data-at={at}
      onPointerMove={() => onPoint(at)}
      onClick={() => onChoose(command)}
      className={classNames(
        "flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-3 phone:min-h-11",
        isCurrent && "bg-accent",
      )}
    >
      <Icon name={command.icon} className="text-muted-foreground" />
      <span className="min-w-0 flex-1 truncate">
        {command.name}
        {command.line ? (
          <span className="block truncate text-muted-foreground text-xs">
            <FoundLine line={command.line} words={words} />
          </span>
        ) : null}
      </span>
      {command.value === undefined ? null : (
        <span className="max-w-[45%] truncate text-muted-foreground text-xs">{command.value}</span>
      )}
      {command.keys ? <kbd className="font-medium font-sans text-2xs text-subtle-foreground">{command.keys}</kbd> : null}
      <span className="text-muted-foreground text-xs">{command.kind}</span>
    </div>
  );
}

/** The values of a setting that match the query. */
function choicesOf(setting: PaletteAction, query: string): PaletteAction[] {
  const choices = (setting.choices?.(query) ?? []).map(({ isCurrent, ...choice }) => ({
    ...choice,
    icon: isCurrent ? ("check" as const) : setting.icon,
    kind: "",
  }));
  return query.trim() === "" ? choices : find(choices, query);
}

const wordsOf = (query: string) => query.trim().split(/\s+/).filter(Boolean);

/** Documents matched by name are listed once, with the matching line of their text; the others follow. */
function withTexts(named: readonly PaletteAction[], texts: readonly PaletteAction[]): PaletteAction[] {
  const lines = new Map(texts.map(({ id, line }) => [id, line]));
  const names = new Set(named.map(({ id }) => id));
  return [
    ...named.map((command) => {
      const line = lines.get(command.id);
      return line ? { ...command, line } : command;
    }),
    ...texts.filter(({ id }) => !names.has(id)),
  ];
}

/** The commands that match the query, best first; without one, all but the older documents. */
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
    .slice(0, MAX)
    .map(({ command }) => command);
}
