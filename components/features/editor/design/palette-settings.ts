import type { EditorTexts } from "@/components/features/editor/bar/palette-actions";
import { ACCENTS } from "@/components/features/editor/design/accents";
import { settingMakers } from "@/components/features/editor/design/palette-setting";
import { templateTitle } from "@/components/features/editor/design/template-title";
import type { DesignAccess } from "@/components/features/editor/design/use-design";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import { LIMITS } from "@/contracts/limits";
import { DATE_FORMATS, LEVEL_TYPES, PAGE_FORMATS } from "@/contracts/model/resume/design-choices";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { printEndpoint } from "@/domain/dates/print";
import { inLookOf } from "@/typeset/chosen-look";
import { FONT_FAMILIES } from "@/typeset/fonts/fonts";

type Makers = ReturnType<typeof settingMakers>;
type Tools = { design: DesignAccess; t: EditorTexts; fitToPages: (pages: number) => void };

/** The settings of the design for the command palette, with their values at this moment, to be changed in place. */
export function designSettings({ design, t, fitToPages }: Tools): PaletteAction[] {
  const makers = settingMakers(design, t);
  const locale = design.metadata().page.locale;
  return [
    ...pageSettings(makers, t),
    ...typeSettings(makers, t),
    ...detailSettings(makers, t, locale),
    fitSetting(t, fitToPages),
  ];
}

function pageSettings({ oneOf, length }: Makers, t: EditorTexts): PaletteAction[] {
  const spacing = (target: "marginX" | "marginY" | "gapX" | "gapY", max: number) =>
    length(
      {
        target: `page/${target}`,
        name: t(`design.${target}`),
        aliases: t("palette.aliases.space"),
        read: ({ page }) => page[target],
        assign: ({ page }, value) => {
          page[target] = value;
        },
      },
      { min: 0, max },
    );

  return [
    oneOf(
      {
        target: "template",
        name: t("design.template"),
        aliases: t("palette.aliases.template"),
        read: ({ template }) => template,
        assign: (draft, value) => {
          Object.assign(draft, inLookOf(draft, value));
        },
      },
      TEMPLATE_NAMES.map((value) => ({ value, name: templateTitle(value) })),
    ),
    oneOf(
      {
        target: "page/format",
        name: t("design.size"),
        aliases: t("palette.aliases.paper"),
        read: ({ page }) => page.format,
        assign: ({ page }, value) => {
          page.format = value;
        },
      },
      PAGE_FORMATS.map((value) => ({ value, name: { a4: "A4", letter: "Letter", "free-form": t("design.free") }[value] })),
    ),
    spacing("marginX", LIMITS.resume.margin.max),
    spacing("marginY", LIMITS.resume.margin.max),
    spacing("gapX", LIMITS.resume.margin.max),
    spacing("gapY", LIMITS.resume.margin.max),
    oneOf(
      {
        target: "colors/primary",
        name: t("design.accent"),
        aliases: t("palette.aliases.colour"),
        read: (draft): string => draft.design.colors.primary,
        assign: (draft, value) => {
          draft.design.colors.primary = value;
        },
      },
      ACCENTS.map(({ name, value }) => ({ value, name: t(`design.accents.${name}`) })),
    ),
  ];
}

function typeSettings({ oneOf, number }: Makers, t: EditorTexts): PaletteAction[] {
  const family = (part: "body" | "heading") =>
    oneOf(
      {
        target: `typography/${part}`,
        name: t("palette.typefaceOf", { part: t(`design.${part}`) }),
        aliases: t("palette.aliases.font"),
        read: ({ typography }): string => typography[part].fontFamily,
        assign: ({ typography }, value) => {
          typography[part] = { ...typography[part], fontFamily: value };
        },
      },
      [...FONT_FAMILIES.keys()].map((name) => ({ value: name, name })),
    );

  const size = (part: "body" | "heading", what: "fontSize" | "lineHeight") =>
    number(
      {
        target: `typography/${part}`,
        name: t(what === "fontSize" ? "design.sizeOf" : "design.lineHeightOf", { part: t(`design.${part}`) }),
        aliases: t("palette.aliases.font"),
        read: ({ typography }) => typography[part][what],
        assign: ({ typography }, value) => {
          typography[part] = { ...typography[part], [what]: value };
        },
      },
      what === "fontSize" ? "pt" : "",
      LIMITS.resume[what],
      what === "fontSize" ? 0.5 : 0.05,
    );

  return (["body", "heading"] as const).flatMap((part) => [family(part), size(part, "fontSize"), size(part, "lineHeight")]);
}

function detailSettings({ oneOf, flag }: Makers, t: EditorTexts, locale: string): PaletteAction[] {
  const shown = (target: "hideIcons" | "hideSectionIcons" | "hideLinkUnderline", name: string) =>
    flag({
      target: `page/${target}`,
      name,
      aliases: "",
      read: ({ page }) => !page[target],
      assign: ({ page }, value) => {
        page[target] = !value;
      },
    });

  return [
    oneOf(
      {
        target: "page/dateFormat",
        name: t("design.dates"),
        aliases: t("palette.aliases.dates"),
        read: ({ page }) => page.dateFormat,
        assign: ({ page }, value) => {
          page.dateFormat = value;
        },
      },
      DATE_FORMATS.map((value) => ({
        value,
        name: printEndpoint("2026-03", { locale: locale, dateFormat: value }),
      })),
    ),
    oneOf(
      {
        target: "design/level/type",
        name: t("design.levels"),
        aliases: "",
        read: (draft) => draft.design.level.type,
        assign: (draft, value) => {
          draft.design.level.type = value;
        },
      },
      LEVEL_TYPES.map((value) => ({ value, name: t(`design.levelTypes.${value}`) })),
    ),
    shown("hideIcons", t("design.showIcons")),
    shown("hideSectionIcons", t("design.showSectionIcons")),
    shown("hideLinkUnderline", t("design.underlineLinks")),
    flag({
      target: "page/runningHeader",
      name: t("design.runningHeader"),
      aliases: "",
      read: ({ page }) => page.runningHeader ?? false,
      assign: ({ page }, value) => {
        page.runningHeader = value;
      },
    }),
  ];
}

/** Not a setting of the document, but what changes several of them. */
const fitSetting = (t: EditorTexts, fitToPages: (pages: number) => void): PaletteAction => ({
  id: "fit pages",
  name: t("palette.fit"),
  aliases: t("palette.aliases.fit"),
  icon: "file-text",
  kind: t("design.title"),
  choices: (query) => {
    const typed = Number.parseInt(query, 10);
    return (Number.isNaN(typed) ? [1, 2, 3] : [typed])
      .filter((pages) => pages >= 1 && pages <= LIMITS.fit.pages)
      .map((pages) => ({
        id: String(pages),
        name: t("palette.pages", { pages }),
        isCurrent: false,
        run: () => fitToPages(pages),
      }));
  },
  run: () => {},
});
