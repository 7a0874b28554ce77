"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field, TextInput } from "@/components/ui/field";

/** Icons that resumes use most; every other name of the Phosphor set can be typed as well. */
const COMMON = [
  "article",
  "at",
  "behance-logo",
  "book-open",
  "books",
  "briefcase",
  "buildings",
  "calendar",
  "camera",
  "car",
  "certificate",
  "chat-circle",
  "code",
  "code-simple",
  "compass-tool",
  "database",
  "discord-logo",
  "dribbble-logo",
  "envelope",
  "facebook-logo",
  "figma-logo",
  "film-strip",
  "flag",
  "flask",
  "football",
  "game-controller",
  "github-logo",
  "gitlab-logo",
  "globe",
  "graduation-cap",
  "hand-heart",
  "headphones",
  "heart",
  "house",
  "identification-card",
  "instagram-logo",
  "lightbulb",
  "link",
  "linkedin-logo",
  "map-pin",
  "mastodon-logo",
  "medium-logo",
  "messenger-logo",
  "mountains",
  "music-notes",
  "paint-brush",
  "palette",
  "phone",
  "plant",
  "rocket",
  "skype-logo",
  "stack-overflow-logo",
  "star",
  "telegram-logo",
  "threads-logo",
  "translate",
  "trophy",
  "user",
  "users",
  "whatsapp-logo",
  "wrench",
  "x-logo",
  "youtube-logo",
];

type IconFieldProps = { label: string; value: string; onChange: (value: string) => void; emptyMeans: string; className?: string };

/** An icon of the Phosphor set by name, with suggestions while typing. */
export function IconField({ label, value, onChange, emptyMeans, className }: IconFieldProps) {
  const t = useTranslations("editor.icon");
  const listId = useId();
  return (
    <Field label={label} className={className}>
      {(ids) => (
        <>
          <TextInput
            {...ids}
            list={listId}
            className="[&::-webkit-calendar-picker-indicator]:hidden!"
            value={value}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={emptyMeans}
            title={t("hint")}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {COMMON.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
