import { useTranslations } from "next-intl";
import { type DragEvent, useId, useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

/** Takes one file, chosen or dropped. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations("applicationImport");
  const id = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "mt-4 grid cursor-pointer justify-items-center gap-1 rounded-lg border border-border-strong border-dashed px-6 py-8 text-center hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring",
        isOver && "border-primary-ink bg-primary-soft",
      )}
    >
      <Icon name="upload-simple" size="lg" className="text-primary-ink" />
      <span className="font-medium">{t("choose")}</span>
      <span className="text-muted-foreground text-xs">{t("chooseHint")}</span>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
