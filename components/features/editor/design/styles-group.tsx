"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { Group } from "@/components/features/editor/design/group";
import { useDesign } from "@/components/features/editor/design/use-design";
import type { DesignMetadata } from "@/components/features/editor/document-kind";
import { Button } from "@/components/kit/ui/button";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const StylesEditor = lazyPart(async () => ({
  default: (await import("@/components/features/editor/design/styles-editor")).StylesEditor,
}));

const EXAMPLE = `@version 1;

heading { letter-spacing: 0.5pt; text-transform: uppercase; }
experience item { border-start: 1.5pt accent; padding: 4pt; }
date { font-style: italic; }
`;

/** The custom stylesheet, for anything the settings do not cover. */
export function StylesGroup() {
  const t = useTranslations("editor.design.styles");
  const [isOpen, setOpen] = useState(false);
  const [stylesheet, setStylesheet] = useDesign(
    "stylesheet",
    (metadata) => metadata.stylesheet,
    (metadata, next: DesignMetadata["stylesheet"]) => {
      metadata.stylesheet = next;
    },
  );
  const isLegacy = stylesheet.mode === "legacy";
  const text = isLegacy ? "" : stylesheet.source.text;
  const isEmpty = text.replace(/@version\s+\d+\s*;/, "").trim() === "";
  const write = (next: string) => setStylesheet({ mode: "semantic", source: { languageVersion: 1, text: next } });
  return (
    <Group title={t("title")} field="/metadata/stylesheet">
      <p className="text-muted-foreground text-xs">{t(isLegacy ? "legacy" : "hint")}</p>
      {isOpen ? (
        <Suspense fallback={<p className="text-muted-foreground text-xs">{t("loading")}</p>}>
          <StylesEditor text={text} onChange={write} />
        </Suspense>
      ) : (
        <Button size="xs" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
      {isOpen && isEmpty ? (
        <Button size="xs" variant="accent" className="-ms-2 justify-self-start" onClick={() => write(EXAMPLE)}>
          {t("example")}
        </Button>
      ) : null}
      {isOpen && !isEmpty ? (
        <Button size="xs" variant="ghost" className="-ms-2 justify-self-start" onClick={() => write("@version 1;\n")}>
          {t("reset")}
        </Button>
      ) : null}
    </Group>
  );
}
