import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { ImportWords } from "@/contracts/model/import-reading";

type ReviewHeadProps = {
  name: string;
  doubtful: number;
  unplaced: number;
  words: ImportWords;
  hasList: boolean;
  canUndo: boolean;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onUndo: () => void;
  onDrop: () => void;
  onImport: () => void;
};

/** What is left to check, the way from one doubtful field to the next, and the one press that imports. */
export function ReviewHead({
  name,
  doubtful,
  unplaced,
  words,
  hasList,
  canUndo,
  busy,
  onBack,
  onNext,
  onPrevious,
  onUndo,
  onDrop,
  onImport,
}: ReviewHeadProps) {
  const t = useTranslations("imports");
  return (
    <div className="sticky top-0 z-20 -mx-6 mb-4 flex flex-wrap items-center gap-2 border-b bg-background px-6 py-3 phone:-mx-4 phone:gap-1 phone:px-4 phone:py-2">
      <div className="min-w-0 flex-1 basis-48 phone:basis-full">
        <h1 className="truncate font-semibold text-lg tracking-tight">{name}</h1>
        <p role="status" className="text-muted-foreground text-xs">
          {t("toCheck", { count: doubtful })}
          {unplaced > 0 ? (
            <>
              {" · "}
              <a className="underline" href="#unplaced-title">
                {t("withoutPlace", { count: unplaced })}
              </a>
            </>
          ) : null}
          {words.total > 0 ? ` · ${t("wordsPlaced", { placed: words.placed, total: words.total })}` : null}
        </p>
      </div>
      {hasList ? (
        <Button variant="ghost" onClick={onBack} className="phone:w-control phone:px-0">
          <Icon name="caret-left" className="hidden phone:block" />
          <span className="phone:sr-only">{t("allFiles")}</span>
        </Button>
      ) : null}
      <Button
        variant="ghost"
        shape="icon"
        aria-label={t("previous")}
        title={t("previousKeys")}
        disabled={doubtful === 0}
        onClick={onPrevious}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        variant="ghost"
        shape="icon"
        aria-label={t("next")}
        title={t("nextKeys")}
        disabled={doubtful === 0}
        onClick={onNext}
      >
        <Icon name="arrow-down" />
      </Button>
      <Button variant="ghost" shape="icon" aria-label={t("undo")} disabled={!canUndo} onClick={onUndo}>
        <Icon name="arrow-u-up-left" />
      </Button>
      <Button onClick={onDrop} className="phone:w-control phone:px-0">
        <Icon name="trash" className="hidden phone:block" />
        <span className="phone:sr-only">{t("drop")}</span>
      </Button>
      <Button variant="primary" title={t("importKeys")} disabled={busy} onClick={onImport} className="phone:ms-auto">
        {t(busy ? "importingOne" : "import")}
      </Button>
    </div>
  );
}
