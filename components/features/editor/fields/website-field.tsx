"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, TextInput } from "@/components/kit/ui/field";

type Website = { url: string; label: string; inlineLink?: boolean };

type WebsiteFieldProps = { value: Website; onChange: (value: Website) => void };

/** A link: its address, and once there is one, the words it is printed with. */
export function WebsiteField({ value, onChange }: WebsiteFieldProps) {
  const t = useTranslations("editor.website");
  const isOdd = value.url !== "" && !/^(https?:\/\/|mailto:|tel:)/i.test(value.url.trim());
  return (
    <>
      <Field label={t("url")} hint={isOdd ? t("noScheme") : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={value.url}
            onChange={(event) => onChange({ ...value, url: event.target.value })}
          />
        )}
      </Field>
      {value.url === "" ? null : (
        <>
          <Field label={t("label")}>
            {(ids) => (
              <TextInput
                {...ids}
                placeholder={value.url}
                value={value.label}
                onChange={(event) => onChange({ ...value, label: event.target.value })}
              />
            )}
          </Field>
          {value.inlineLink === undefined ? null : (
            <Checkbox
              checked={value.inlineLink}
              onChange={(event) => onChange({ ...value, inlineLink: event.target.checked })}
              className="self-end h-control"
            >
              {t("inline")}
            </Checkbox>
          )}
        </>
      )}
    </>
  );
}
