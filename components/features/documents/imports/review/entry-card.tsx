import { useTranslations } from "next-intl";
import { FieldRow } from "@/components/features/documents/imports/review/field-row";
import { fieldsOfItem } from "@/components/features/documents/imports/review/review-fields";
import type { Step } from "@/components/features/documents/imports/review/use-review";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { blocksOfRichText } from "@/domain/imports/review/blocks";
import { moveEntry } from "@/domain/imports/review/move";
import { confirmField, fieldKey, type Review } from "@/domain/imports/review/review";
import { fieldsOfType, type ReviewItem, type ReviewSection, reviewSections } from "@/domain/imports/review/sections";
import { dropEntry, mergeWithPrevious, splitEntry, writeField } from "@/domain/imports/review/steps";

type EntryCardProps = {
  review: Review;
  section: ReviewSection;
  item: ReviewItem;
  index: number;
  step: Step;
  onActive: (key: string) => void;
  onConfirmed: (key: string) => void;
  headingOf: (section: ReviewSection) => string;
};

/** An entry with its fields, and what can be done with it as a whole. */
export function EntryCard({ review, section, item, index, step, onActive, onConfirmed, headingOf }: EntryCardProps) {
  const t = useTranslations("imports");
  const { mainField } = fieldsOfType(section.type);
  const name =
    String(item[mainField] ?? "")
      .replaceAll(/<[^>]*>/g, "")
      .slice(0, 40) || t("entry", { number: index + 1 });
  return (
    <li className="rounded-lg bg-card p-3 shadow-[inset_0_0_0_1px_var(--border)]">
      <div className="mb-1 flex items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate font-medium text-sm">{name}</h3>
        <Menu
          align="end"
          className="w-72"
          trigger={
            <Button size="xs" variant="ghost" shape="icon" aria-label={t("actionsOf", { name })}>
              <Icon name="dots-three" />
            </Button>
          }
        >
          <EntryMenu review={review} section={section} item={item} index={index} step={step} headingOf={headingOf} />
        </Menu>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 phone:grid-cols-1">
        {fieldsOfItem(section, item).map((field) => {
          const key = fieldKey(item.id, field.path);
          return (
            <FieldRow
              key={key}
              fieldId={key}
              field={field}
              item={item}
              mark={review.marks[key]}
              onActive={() => onActive(key)}
              onWrite={(text) => step((now) => writeField(now, item.id, field.path, field.kind, text))}
              onConfirm={() => {
                step((now) => confirmField(now, key));
                onConfirmed(key);
              }}
            />
          );
        })}
      </div>
    </li>
  );
}

type EntryMenuProps = Pick<EntryCardProps, "review" | "section" | "item" | "index" | "step" | "headingOf">;

function EntryMenu({ review, section, item, index, step, headingOf }: EntryMenuProps) {
  const t = useTranslations("imports");
  const room = fieldsOfType(section.type).fields.find(({ kind }) => kind === "rich-text")?.name;
  const blocks =
    room === undefined
      ? []
      : blocksOfRichText(String(item[room] ?? ""))
          .slice(0, 8)
          .map((block, at) => ({ ...block, at }));
  const targets = reviewSections(review.data).filter((each) => each.id !== section.id && each.type !== "cover-letter");
  return (
    <>
      <MenuItem icon="trash" onClick={() => step((now) => dropEntry(now, item.id))}>
        {t("leaveOut")}
      </MenuItem>
      {index > 0 ? (
        <MenuItem icon="arrows-in-line-vertical" onClick={() => step((now) => mergeWithPrevious(now, item.id))}>
          {t("merge")}
        </MenuItem>
      ) : null}
      {blocks.length > 0 ? <MenuRule /> : null}
      {blocks.map(({ at, text }) => (
        <MenuItem
          key={at}
          icon="arrow-down"
          onClick={() => step((now) => splitEntry(now, item.id, at, () => crypto.randomUUID()))}
        >
          {t("splitAt", { text: text.slice(0, 30) })}
        </MenuItem>
      ))}
      <MenuRule />
      {targets.map((target) => (
        <MenuItem key={target.id} icon="arrow-right" onClick={() => step((now) => moveEntry(now, item.id, target.id))}>
          {t("moveTo", { section: headingOf(target) })}
        </MenuItem>
      ))}
    </>
  );
}
