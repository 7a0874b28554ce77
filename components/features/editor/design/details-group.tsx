"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Group, Line } from "@/components/features/editor/design/group";
import { LOCALES } from "@/components/features/editor/design/locales";
import { useDesign } from "@/components/features/editor/design/use-design";
import { IconField } from "@/components/features/editor/fields/icon-field";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Select } from "@/components/kit/ui/field";
import { DATE_FORMATS, LEVEL_TYPES } from "@/contracts/model/resume/design-choices";
import { printEndpoint } from "@/domain/dates/print";

/** Language, dates, level marks and icons. */
export function DetailsGroup() {
  const t = useTranslations("editor.design");
  return (
    <Group title={t("details")}>
      <LocaleLine />
      <DateFormatLine />
      <LevelLines />
      <PageFlag name="hideIcons">{t("showIcons")}</PageFlag>
      <PageFlag name="hideSectionIcons">{t("showSectionIcons")}</PageFlag>
      <PageFlag name="hideLinkUnderline">{t("underlineLinks")}</PageFlag>
    </Group>
  );
}

function LocaleLine() {
  const t = useTranslations("editor.design");
  const id = useId();
  const names = new Intl.DisplayNames([useLocale()], { type: "language", fallback: "code" });
  const [locale, setLocale] = useDesign(
    "page/locale",
    (metadata) => metadata.page.locale,
    (metadata, value: string) => {
      metadata.page.locale = value;
    },
  );
  const options = (LOCALES.includes(locale) ? LOCALES : [locale, ...LOCALES]).map((tag) => ({ tag, name: names.of(tag) ?? tag }));
  return (
    <Line label={t("language")} htmlFor={id}>
      <Select id={id} value={locale} onChange={(event) => setLocale(event.target.value)}>
        {options
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
      </Select>
    </Line>
  );
}

function DateFormatLine() {
  const t = useTranslations("editor.design");
  const id = useId();
  const [locale] = useDesign(
    "page/locale",
    (metadata) => metadata.page.locale,
    () => {},
  );
  const [format, setFormat] = useDesign(
    "page/dateFormat",
    (metadata) => metadata.page.dateFormat,
    (metadata, value: (typeof DATE_FORMATS)[number]) => {
      metadata.page.dateFormat = value;
    },
  );
  return (
    <Line label={t("dates")} htmlFor={id}>
      <Select
        id={id}
        value={format}
        onChange={(event) => {
          const chosen = DATE_FORMATS.find((each) => each === event.target.value);
          if (chosen) setFormat(chosen);
        }}
      >
        {DATE_FORMATS.map((each) => (
          <option key={each} value={each}>
            {printEndpoint("2026-03", { locale, dateFormat: each })}
          </option>
        ))}
      </Select>
    </Line>
  );
}

function LevelLines() {
  const t = useTranslations("editor.design");
  const id = useId();
  const [type, setType] = useDesign(
    "design/level/type",
    (metadata) => metadata.design.level.type,
    (metadata, value: (typeof LEVEL_TYPES)[number]) => {
      metadata.design.level.type = value;
    },
  );
  const [icon, setIcon] = useDesign(
    "design/level/icon",
    (metadata) => metadata.design.level.icon,
    (metadata, value: string) => {
      metadata.design.level.icon = value;
    },
  );
  return (
    <>
      <Line label={t("levels")} htmlFor={id}>
        <Select
          id={id}
          value={type}
          onChange={(event) => {
            const chosen = LEVEL_TYPES.find((each) => each === event.target.value);
            if (chosen) setType(chosen);
          }}
        >
          {LEVEL_TYPES.map((each) => (
            <option key={each} value={each}>
              {t(`levelTypes.${each}`)}
            </option>
          ))}
        </Select>
      </Line>
      {type === "icon" ? <IconField label={t("levelIcon")} value={icon} onChange={setIcon} emptyMeans="star" /> : null}
    </>
  );
}

function PageFlag({ name, children }: { name: "hideIcons" | "hideSectionIcons" | "hideLinkUnderline"; children: ReactNode }) {
  const [isHidden, setHidden] = useDesign(
    `page/${name}`,
    (metadata) => metadata.page[name],
    (metadata, value: boolean) => {
      metadata.page[name] = value;
    },
  );
  return (
    <Checkbox checked={!isHidden} onChange={(event) => setHidden(!event.target.checked)}>
      {children}
    </Checkbox>
  );
}
