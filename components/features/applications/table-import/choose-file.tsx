import { useTranslations } from "next-intl";
import { FileDrop } from "@/components/kit/ui/file-drop";
import { Icon } from "@/components/kit/ui/icon";

/** Takes one file, chosen or dropped. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations("applicationImport");
  return (
    <FileDrop
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      onFiles={([file]) => file && onFile(file)}
      className="mt-4 rounded-lg px-6 py-8 hover:bg-accent"
    >
      <Icon name="upload-simple" size="lg" className="text-primary-ink" />
      <span className="font-medium">{t("choose")}</span>
      <span className="text-muted-foreground text-xs">{t("chooseHint")}</span>
    </FileDrop>
  );
}
