import { useTranslations } from "next-intl";
import type { Step } from "@/components/features/documents/imports/review/use-review";
import { Button } from "@/components/kit/ui/button";
import { Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { otherTitle } from "@/domain/imports/other-title";
import type { Review } from "@/domain/imports/review/review";
import { fieldsOfType, type ReviewSection, reviewSections } from "@/domain/imports/review/sections";
import { dropText, entryFromText, placeText } from "@/domain/imports/review/steps";

type UnplacedListProps = {
  review: Review;
  step: Step;
  onActive: (key: string) => void;
  headingOf: (section: ReviewSection) => string;
};

/** Texts of the file that are in no field. What stays here becomes a section “Other”. */
export function UnplacedList({ review, step, onActive, headingOf }: UnplacedListProps) {
  const t = useTranslations("imports");
  const tBasics = useTranslations("imports.basics");
  const sections = reviewSections(review.data).filter((section) => section.type !== "cover-letter");

  function put(textId: string, target: string) {
    const [kind = "", owner = "", path = ""] = target.split("|");
    if (kind === "field") step((now) => placeText(now, textId, owner, path));
    if (kind === "section") step((now) => entryFromText(now, textId, owner, () => crypto.randomUUID()));
  }

  if (review.unplaced.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="unplaced-title">
      <h2 id="unplaced-title" tabIndex={-1} className="scroll-mt-40 font-semibold">
        {t("unplaced", { count: review.unplaced.length })}
      </h2>
      <p className="text-muted-foreground text-xs">
        {t("unplacedText", { section: otherTitle(review.data.metadata.page.locale) })}
      </p>
      <ul className="mt-2 grid gap-2">
        {review.unplaced.map((text) => (
          <li
            key={text.id}
            className="flex items-center gap-2 rounded-lg bg-card p-2 ps-3 shadow-[inset_0_0_0_1px_var(--border)] phone:flex-wrap"
            onPointerEnter={() => onActive(`unplaced/${text.id}`)}
            onFocus={() => onActive(`unplaced/${text.id}`)}
          >
            <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere] phone:basis-full">{text.text}</span>
            <span className="w-44 flex-none phone:flex-1">
              <Select
                aria-label={t("putOf", { text: text.text.slice(0, 40) })}
                value=""
                onChange={(event) => put(text.id, event.target.value)}
              >
                <option value="">{t("put")}</option>
                <optgroup label={tBasics("title")}>
                  {(["name", "headline", "email", "phone", "location"] as const).map((name) => (
                    <option key={name} value={`field|basics|${name}`}>
                      {tBasics(name)}
                    </option>
                  ))}
                  <option value="field|summary|content">{t("summary")}</option>
                </optgroup>
                <optgroup label={t("newEntry")}>
                  {sections.map((section) => (
                    <option key={section.id} value={`section|${section.id}`}>
                      {headingOf(section)}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={t("endOf")}>
                  {sections.flatMap((section) => {
                    const room = fieldsOfType(section.type).fields.find(({ kind }) => kind === "rich-text")?.name;
                    const { mainField } = fieldsOfType(section.type);
                    return room === undefined
                      ? []
                      : section.items.map((item) => (
                          <option key={item.id} value={`field|${item.id}|${room}`}>
                            {`${headingOf(section)}: ${String(item[mainField] ?? "")
                              .replaceAll(/<[^>]*>/g, "")
                              .slice(0, 30)}`}
                          </option>
                        ));
                  })}
                </optgroup>
              </Select>
            </span>
            <Button
              size="sm"
              variant="ghost"
              shape="icon"
              aria-label={t("dropText", { text: text.text.slice(0, 40) })}
              onClick={() => step((now) => dropText(now, text.id))}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
