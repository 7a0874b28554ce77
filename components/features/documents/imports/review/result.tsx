import { useTranslations } from "next-intl";
import { EntryCard } from "@/components/features/documents/imports/review/entry-card";
import { FieldRow } from "@/components/features/documents/imports/review/field-row";
import { basicsFields, SUMMARY_FIELDS } from "@/components/features/documents/imports/review/review-fields";
import { UnplacedList } from "@/components/features/documents/imports/review/unplaced-list";
import type { Step } from "@/components/features/documents/imports/review/use-review";
import { confirmField, fieldKey, type Review } from "@/domain/imports/review/review";
import { type ReviewItem, type ReviewSection, reviewSections } from "@/domain/imports/review/sections";
import { ownerItem, writeField } from "@/domain/imports/review/steps";

type ResultProps = { review: Review; step: Step; onActive: (key: string) => void; onConfirmed: (key: string) => void };

/** What was read, by section and entry, and the texts without a place at the end. */
export function Result({ review, step, onActive, onConfirmed }: ResultProps) {
  const t = useTranslations("imports");
  const tSections = useTranslations("editor.sections");
  const headingOf = ({ title, type }: ReviewSection) => title || tSections(type as "experience");
  const own = (owner: "basics" | "summary", fieldsOf: (item: ReviewItem) => typeof SUMMARY_FIELDS) => {
    const item = ownerItem(review, owner);
    return item
      ? fieldsOf(item).map((field) => {
          const key = fieldKey(owner, field.path);
          return (
            <FieldRow
              key={key}
              fieldId={key}
              field={field}
              item={item}
              mark={review.marks[key]}
              onActive={() => onActive(key)}
              onWrite={(text) => step((now) => writeField(now, owner, field.path, field.kind, text))}
              onConfirm={() => {
                step((now) => confirmField(now, key));
                onConfirmed(key);
              }}
            />
          );
        })
      : null;
  };
  return (
    <>
      <section aria-labelledby="basics-title" className="rounded-lg bg-card p-3 shadow-[inset_0_0_0_1px_var(--border)]">
        <h2 id="basics-title" className="mb-1 font-semibold">
          {t("basics.title")}
        </h2>
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 phone:grid-cols-1">{own("basics", basicsFields)}</div>
        <div className="mt-2 grid grid-cols-1">{own("summary", () => SUMMARY_FIELDS)}</div>
      </section>
      {reviewSections(review.data).map((section) =>
        section.items.length === 0 ? null : (
          <section key={section.id} className="mt-5" aria-label={headingOf(section)}>
            <h2 className="mb-2 font-semibold">{headingOf(section)}</h2>
            <ul className="grid grid-cols-1 gap-2">
              {section.items.map((item, index) => (
                <EntryCard
                  key={item.id}
                  review={review}
                  section={section}
                  item={item}
                  index={index}
                  step={step}
                  onActive={onActive}
                  onConfirmed={onConfirmed}
                  headingOf={headingOf}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      <UnplacedList review={review} step={step} onActive={onActive} headingOf={headingOf} />
    </>
  );
}
