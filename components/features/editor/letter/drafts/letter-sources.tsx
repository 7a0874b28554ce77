"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { TextSources } from "@/components/kit/ai/text-sources";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

/** Where the letter's own text comes from: what of the person's supports it, and what nothing does. */
export function LetterSources() {
  const t = useTranslations("editorAi.letterSources");
  const errorText = useErrorText();
  const id = useEditor((state) => state.card.id);
  const content = useLetter((letter) => letter.content);
  const { runner } = useOpenEditor();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["letter-sources", id],
    queryFn: async () => {
      // What was typed last is compared too.
      await runner.flush();
      return { of: content, ...(await api.coverLetters.readSources({ id })) };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <FieldError>{errorText(error)}</FieldError>;
  return (
    <div className="grid justify-items-start gap-2 pb-2 text-sm" aria-busy={isFetching}>
      <div role="status">
        {data ? null : <p className="text-muted-foreground">{t("reading")}</p>}
        {data?.claims.length === 0 ? <p className="text-muted-foreground">{t("nothing")}</p> : null}
        {data ? <TextSources key={data.text} text={data.text} claims={data.claims} isChecked={data.isChecked} /> : null}
      </div>
      {data && data.of !== content ? (
        <Button size="xs" disabled={isFetching} onClick={() => refetch()}>
          {t("again")}
        </Button>
      ) : null}
    </div>
  );
}
