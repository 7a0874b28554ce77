"use client";

import { useTranslations } from "next-intl";
import { useAddressLine } from "@/components/features/editor/letter/use-letter-details";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

type Side = "senderAddress" | "recipientAddress";

/** What browsers may fill in for the sender; the recipient is someone else. */
const PARTS = [
  { part: "street", autoComplete: "street-address" },
  { part: "postcode", autoComplete: "postal-code" },
  { part: "city", autoComplete: "address-level2" },
  { part: "country", autoComplete: "country-name" },
] as const;

/** A postal address, one field for each part. */
export function AddressFields({ side }: { side: Side }) {
  return PARTS.map((each) => <AddressLine key={each.part} side={side} {...each} />);
}

function AddressLine({ side, part, autoComplete }: { side: Side } & (typeof PARTS)[number]) {
  const t = useTranslations("editor.letter");
  const [value, setValue] = useAddressLine(side, part);
  return (
    <div data-field={`/details/${side}/${part}`} className="contents">
      <Field label={t(part)} hint={part === "country" && value !== "" ? t("countryHint") : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={value}
            maxLength={LIMITS.letter.addressLine}
            autoComplete={side === "senderAddress" ? autoComplete : "off"}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
