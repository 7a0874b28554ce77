import type { EditorTexts } from "@/components/features/editor/bar/palette-actions";
import { label } from "@/components/features/editor/core/edit-names";
import type { DesignAccess } from "@/components/features/editor/design/use-design";
import type { DesignMetadata } from "@/components/features/editor/document-kind";
import { inPoints, inUnit, lengthUnit, limitsIn, stepOf } from "@/components/kit/shell/length-unit";
import type { PaletteAction, PaletteChoice } from "@/components/kit/shell/palette-actions";

/** A setting of the design: where it is, its name, and its values. */
export type Setting<Value> = {
  /** Its place below the metadata, which also names it for undo. */
  target: string;
  name: string;
  aliases: string;
  read: (metadata: DesignMetadata) => Value;
  assign: (metadata: DesignMetadata, value: Value) => void;
};

/** Makes settings of the open document for the command palette, each with its value at this moment. */
export function settingMakers(design: DesignAccess, t: EditorTexts) {
  const kind = t("design.title");
  const metadata = design.metadata();

  function action<Value>(setting: Setting<Value>, value: string, choices: PaletteAction["choices"]): PaletteAction {
    const { target, name, aliases } = setting;
    const offered = { id: `setting ${target} ${name}`, name, aliases, icon: "palette" as const, kind, value, run: () => {} };
    return choices ? { ...offered, choices } : offered;
  }

  const write = <Value>({ target, assign }: Setting<Value>, value: Value) =>
    design.edit(label("changeDesign", target), (draft) => assign(draft, value));

  function oneOf<Value extends string>(
    setting: Setting<Value>,
    values: readonly { value: Value; name: string }[],
  ): PaletteAction {
    const current = setting.read(metadata);
    const named = values.find(({ value }) => value === current)?.name ?? current;
    return action(setting, named, () =>
      values.map(
        ({ value, name }): PaletteChoice => ({
          id: value,
          name,
          isCurrent: value === current,
          run: () => write(setting, value),
        }),
      ),
    );
  }

  function flag(setting: Setting<boolean>): PaletteAction {
    const text = (value: boolean) => t(value ? "palette.on" : "palette.off");
    const current = setting.read(metadata);
    return action(setting, text(current), () =>
      [true, false].map((value) => ({
        id: String(value),
        name: text(value),
        isCurrent: value === current,
        run: () => write(setting, value),
      })),
    );
  }

  /** A number is typed; nearby ones are offered. */
  function number(
    setting: Setting<number>,
    unit: string,
    { min, max }: { min: number; max: number },
    step: number,
  ): PaletteAction {
    const current = setting.read(metadata);
    const text = (value: number) => `${value} ${unit}`.trim();
    return action(setting, text(current), (query) => {
      const typed = Number.parseFloat(query.replace(",", "."));
      const near = [-2, -1, 0, 1, 2, 4].map((steps) => Math.round((current + steps * step) * 100) / 100);
      const values = Number.isNaN(typed) ? near : [typed];
      return values
        .filter((value) => value >= min && value <= max)
        .map((value) => ({
          id: String(value),
          name: text(value),
          isCurrent: value === current,
          run: () => write(setting, value),
        }));
    });
  }

  /** A length is typed in the person's unit; the document holds points, as the limits here. */
  function length(setting: Setting<number>, limits: { min: number; max: number }): PaletteAction {
    const unit = lengthUnit();
    const shown: Setting<number> = {
      ...setting,
      read: (draft) => inUnit(setting.read(draft), unit),
      assign: (draft, value) => setting.assign(draft, inPoints(value, unit)),
    };
    return number(shown, unit, limitsIn(limits, unit), 2 * stepOf(unit));
  }

  return { oneOf, flag, number, length };
}
