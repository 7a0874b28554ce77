import { useTranslations } from "next-intl";
import { useId } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import type { Choice } from "@/domain/merge/conflict";

type ConflictRowProps = {
  /** The place in words; may be empty. */
  place: string;
  mine: string;
  theirs: string;
  choice: Choice | undefined;
  /** Called with the choice; null if the texts are only displayed. */
  onChoose: ((choice: Choice) => void) | null;
};

/** One place with both texts side by side, to choose from. */
export function ConflictRow({ place, mine, theirs, choice, onChoose }: ConflictRowProps) {
  const t = useTranslations("editor.conflict");
  const group = useId();
  const sides = [
    { value: "mine", text: mine },
    { value: "theirs", text: theirs },
  ] as const;
  return (
    <tbody className="border-b [overflow-wrap:anywhere]">
      {place === "" ? null : (
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-3 text-start font-medium text-xs">
            {place}
          </th>
        </tr>
      )}
      <tr className="align-top">
        {sides.map(({ value, text }) => {
          const shown = text || <span className="text-subtle-foreground">{t("nothing")}</span>;
          return (
            <td key={value} className={classNames("py-2", value === "mine" && "pe-3")}>
              {onChoose === null ? (
                shown
              ) : (
                <label className="flex cursor-pointer items-start gap-2 rounded-md p-2 shadow-[inset_0_0_0_1px_var(--border-strong)] has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ring">
                  <input
                    type="radio"
                    name={group}
                    checked={choice === value}
                    onChange={() => onChoose(value)}
                    className="mt-1 flex-none accent-(--primary-ink)"
                  />
                  <span className="max-h-80 min-w-0 flex-1 overflow-y-auto whitespace-pre-line">{shown}</span>
                </label>
              )}
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}
