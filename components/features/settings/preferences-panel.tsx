"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { SuggestTextDialog } from "@/components/features/settings/suggest-text-dialog";
import { chooseLanguage } from "@/components/kit/i18n/choose-language";
import { chooseLengthUnit, LENGTH_UNITS, useLengthUnit } from "@/components/kit/shell/length-unit";
import { chooseTheme, THEMES, useTheme } from "@/components/kit/shell/theme";
import { Button } from "@/components/kit/ui/button";
import { Field, LABEL, Select } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { Switch } from "@/components/kit/ui/switch";
import { LANGUAGES, type Language } from "@/contracts/model/languages";
import { isLanguage } from "@/domain/languages";

/** Theme and language of the interface on this device. */
export function PreferencesPanel() {
  const t = useTranslations("settings.preferences");
  const tShell = useTranslations("shell");
  const theme = useTheme();
  return (
    <div className="grid max-w-[420px] gap-4">
      <div>
        <span className={`${LABEL} mb-1`}>{t("theme")}</span>
        <Segmented
          label={t("theme")}
          value={theme}
          onChange={chooseTheme}
          options={THEMES.map((value) => ({ value, label: tShell(`themes.${value}`) }))}
        />
      </div>
      <LanguageField />
      <LengthUnitField />
      <DimPage />
    </div>
  );
}

function LanguageField() {
  const t = useTranslations("settings.preferences");
  const router = useRouter();
  const locale = useLocale();

  function choose(language: Language) {
    chooseLanguage(language);
    router.refresh();
  }

  return (
    <div className="grid gap-2">
      <Field label={t("language")}>
        {(ids) => (
          <Select {...ids} value={locale} onChange={(event) => isLanguage(event.target.value) && choose(event.target.value)}>
            {Object.entries(LANGUAGES).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SuggestText isTranslated={!locale.startsWith("en")} />
    </div>
  );
}

function SuggestText({ isTranslated }: { isTranslated: boolean }) {
  const t = useTranslations("settings.preferences.texts");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="text-muted-foreground text-sm">
      {isTranslated ? <p>{t("note")}</p> : null}
      <Button needsScript variant="ghost" size="sm" className="-ms-2" onClick={() => setOpen(true)}>
        {t("suggest")}
      </Button>
      {isOpen ? <SuggestTextDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The unit of margins and other lengths on the page. */
function LengthUnitField() {
  const t = useTranslations("settings.preferences");
  const unit = useLengthUnit();
  return (
    <div>
      <span className={`${LABEL} mb-1`}>{t("lengths")}</span>
      <Segmented
        label={t("lengths")}
        value={unit}
        onChange={chooseLengthUnit}
        options={LENGTH_UNITS.map((value) => ({ value, label: t(`lengthUnits.${value}`) }))}
      />
    </div>
  );
}

/** In dark mode the page is dimmed; this can be turned off to judge colours. */
function DimPage() {
  const t = useTranslations("settings.preferences");
  const isBright = useSyncExternalStore(
    (onChange) => {
      window.addEventListener("theme-change", onChange);
      return () => window.removeEventListener("theme-change", onChange);
    },
    () => localStorage.getItem("bright-page") === "on",
    () => false,
  );
  return (
    <Switch
      checked={!isBright}
      note={t("pageNote")}
      onChange={(event) => {
        localStorage.setItem("bright-page", event.target.checked ? "off" : "on");
        window.dispatchEvent(new Event("theme-change"));
      }}
    >
      {t("page")}
    </Switch>
  );
}
