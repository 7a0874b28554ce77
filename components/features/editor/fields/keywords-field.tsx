"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useDropList, withEntryAt } from "@/components/features/editor/drag/drop-lists";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";

type KeywordsFieldProps = { label: string; value: readonly string[]; onChange: (value: string[]) => void };

/** A list of words. Enter or a comma adds what was typed; pasting several, separated by commas or lines, adds them all. */
export function KeywordsField({ label, value, onChange }: KeywordsFieldProps) {
  const t = useTranslations("editor.keywords");
  const [text, setText] = useState("");

  function add(typed: string) {
    const words = typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
    setText("");
    if (words.length > 0) onChange([...value, ...words]);
  }

  // A word not ended with Enter still counts when the field or the page closes.
  const finish = useRef(() => {});
  finish.current = () => add(text);
  useEffect(() => {
    const finishNow = () => finish.current();
    // Before the page closes, so that the final save includes it; no single event fires in all browsers.
    const ends = ["beforeunload", "pagehide"] as const;
    for (const end of ends) window.addEventListener(end, finishNow);
    return () => {
      for (const end of ends) window.removeEventListener(end, finishNow);
      finishNow();
    };
  }, []);

  const listId = useId();
  const list = useDropList(({ id, index }) => {
    const entries = value.map((word, place) => ({ id: String(place), word }));
    onChange(withEntryAt(entries, { id, index }).map(({ word }) => word));
  });

  return (
    <Field label={label} className="col-span-full">
      {(ids) => (
        <div className="grid gap-1.5">
          {value.length > 0 ? (
            <ul ref={list} data-drop-list={`keyword:${listId}`} data-drop-wrap="" className="flex flex-wrap gap-1">
              {value.map((word, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: keywords have no ids, and the same word may occur twice.
                  key={`${word}-${index}`}
                  data-drag={String(index)}
                  data-drag-name={word}
                  data-drag-handle=""
                  className="cursor-grab"
                >
                  <Tag className="h-6 pe-0 text-foreground">
                    {word}
                    <Button
                      variant="ghost"
                      size="xs"
                      shape="icon"
                      className="phone:w-9"
                      aria-label={t("remove", { word })}
                      onClick={() => onChange(value.filter((_, other) => other !== index))}
                    >
                      <Icon name="x" size="xs" />
                    </Button>
                  </Tag>
                </li>
              ))}
            </ul>
          ) : null}
          <TextInput
            {...ids}
            value={text}
            placeholder={t("add")}
            onChange={(event) => (/[,;\n]/.test(event.target.value) ? add(event.target.value) : setText(event.target.value))}
            onBlur={() => add(text)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) {
                event.preventDefault();
                add(text);
              }
              if (event.key === "Backspace" && text === "" && value.length > 0) onChange(value.slice(0, -1));
            }}
          />
        </div>
      )}
    </Field>
  );
}
