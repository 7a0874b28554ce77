"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import { type Anonymity, type AnonymityPreview, REMOVED_KINDS } from "@/contracts/model/share-link";

const { anonymity: limits } = LIMITS.shareLink;

type ChoiceProps = { type: DocumentType; id: string; value: Anonymity; onChange: (next: Anonymity) => void };

/** What an anonymous copy removes, with the words, and what the person would like to keep or to remove as well. */
export function AnonymityChoice({ type, id, value, onChange }: ChoiceProps) {
  const t = useTranslations("editor.links.anonymity");
  const errorText = useErrorText();
  const { data, error } = useQuery({
    ...queries.shareLinks.previewAnonymity.queryOptions({ input: { type, id, anonymity: value } }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  if (error) return <FieldError>{errorText(error)}</FieldError>;
  if (!data) return null;
  const toggle = (place: string, isKept: boolean) =>
    onChange({ ...value, keep: isKept ? [...value.keep, place] : value.keep.filter((each) => each !== place) });
  return (
    <div className="grid gap-3 border-s-2 ps-3">
      <RemovedList removed={data.removed} />
      {data.keepable.length > 0 ? (
        <fieldset>
          <legend className="text-muted-foreground text-xs">{t("keep")}</legend>
          <div className="flex flex-wrap gap-x-4">
            {data.keepable.map((place) => (
              <Checkbox
                key={place}
                checked={value.keep.includes(place)}
                onChange={(event) => toggle(place, event.target.checked)}
              >
                <bdi>{place}</bdi>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ) : null}
      <MoreWords value={value} onChange={onChange} />
    </div>
  );
}

function RemovedList({ removed }: Pick<AnonymityPreview, "removed">) {
  const t = useTranslations("editor.links.anonymity");
  return (
    <details open>
      <summary className="min-h-6 cursor-pointer">{t("removed")}</summary>
      <dl className="mt-1 grid gap-1 text-xs">
        {REMOVED_KINDS.map((kind) => {
          const words = removed.filter((each) => each.kind === kind);
          return words.length === 0 ? null : (
            <div key={kind} className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
              <dt className="text-muted-foreground">{t(`kinds.${kind}`)}</dt>
              {words.map((each) => (
                <dd key={each.words}>
                  <bdi>{each.words}</bdi> {each.count > 1 || each.words === "" ? `×${each.count}` : null}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function MoreWords({ value, onChange }: Pick<ChoiceProps, "value" | "onChange">) {
  const t = useTranslations("editor.links.anonymity");
  const [words, setWords] = useState("");
  const [instead, setInstead] = useState("");
  const isComplete = [...words.trim()].length >= limits.min && value.remove.length < limits.remove;

  /** What else is removed: words that are entered again replace what was there for them. */
  const without = (removed: string) => value.remove.filter((each) => each.words !== removed);

  function add() {
    if (!isComplete) return;
    onChange({ ...value, remove: [...without(words.trim()), { words: words.trim(), instead: instead.trim() }] });
    setWords("");
    setInstead("");
  }
  /** The fields are in the form of the link, which the key would send. */
  const addOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="grid gap-2">
      {value.remove.length > 0 ? (
        <ul className="grid gap-1 text-xs">
          {value.remove.map((each) => (
            <li key={each.words} className="flex items-center gap-2 [overflow-wrap:anywhere]">
              <span className="min-w-0 flex-1">
                <del>
                  <bdi>{each.words}</bdi>
                </del>{" "}
                <bdi>{each.instead || "…"}</bdi>
              </span>
              <Button size="sm" variant="ghost" onClick={() => onChange({ ...value, remove: without(each.words) })}>
                {t("undo")}
                <span className="sr-only">: {each.words}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 phone:grid-cols-1">
        <Field label={t("more")} hint={t("moreHint")}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={limits.max}
              value={words}
              onKeyDown={addOnEnter}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("instead")} hint={t("insteadHint")}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={limits.max}
              value={instead}
              onKeyDown={addOnEnter}
              onChange={(event) => setInstead(event.target.value)}
            />
          )}
        </Field>
        <Button className="mt-5 phone:mt-0" disabled={!isComplete} onClick={add}>
          {t("add")}
        </Button>
      </div>
    </div>
  );
}
