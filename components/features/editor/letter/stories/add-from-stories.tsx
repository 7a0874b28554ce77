import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLetterField } from "@/components/features/editor/letter/use-letter";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Dialog } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { escapeHtml } from "@/domain/rich-text/escape";

/** The paragraphs that the person's stories have: one that is chosen becomes the last of the letter. */
export function AddFromStories({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.letter.stories");
  const errorText = useErrorText();
  const [content, setContent] = useLetterField("content");
  const { data: stories, error } = useQuery(queries.career.stories.list.queryOptions({ input: { all: true } }));
  const withParagraphs = stories?.filter(({ data }) => (data.paragraphs?.length ?? 0) > 0);

  function add(text: string) {
    setContent(`${content}<p>${escapeHtml(text)}</p>`);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("add")} className="w-[560px]" closeLabel={t("close")}>
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {withParagraphs?.length === 0 ? <p className="mt-2 text-muted-foreground">{t("nothingKept")}</p> : null}
      <div className="mt-3 grid gap-4">
        {withParagraphs?.map(({ id, data }) => (
          <section key={id} aria-label={data.title}>
            <h3 className="text-muted-foreground text-xs [overflow-wrap:anywhere]">{data.title}</h3>
            <ul className="mt-1 grid gap-1">
              {data.paragraphs?.map(({ text, language }) => (
                <li key={text}>
                  <button
                    type="button"
                    className="w-full rounded-md p-2 text-start hover:bg-muted [overflow-wrap:anywhere]"
                    dir="auto"
                    lang={language ?? undefined}
                    onClick={() => add(text)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
