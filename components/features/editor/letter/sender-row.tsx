"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { BasicsFields } from "@/components/features/editor/fields/basics-fields";
import { AddressFields } from "@/components/features/editor/letter/address-fields";
import { LetterRow } from "@/components/features/editor/letter/letter-row";
import { LinkState } from "@/components/features/editor/letter/link-state";
import { useLetter, useLetterStore } from "@/components/features/editor/letter/use-letter";
import { Checkbox } from "@/components/kit/ui/checkbox";

/** Who writes. While it follows a resume it is shown, and changed there. */
export function SenderRow() {
  const t = useTranslations("editor.letter");
  const preview = useLetter(({ style: { basics } }) => basics.name || basics.email);
  return (
    <LetterRow part="sender" title={t("sender")} preview={preview}>
      <LinkState part="sender" />
      <div className="grid grid-cols-2 gap-3 slim:grid-cols-1">
        <Sender />
        <SenderAddress />
      </div>
    </LetterRow>
  );
}

function Sender() {
  const isLinked = useLetter((draft) => draft.senderLinked);
  return isLinked ? <ShownSender /> : <SenderFields />;
}

/** The address in the letter; it belongs to the letter even while the rest of the sender follows a resume. */
function SenderAddress() {
  const t = useTranslations("editor.letter");
  const isFreeform = useLetter((draft) => draft.layout === "freeform");
  if (isFreeform) return null;
  return (
    <>
      <p className="col-span-full text-muted-foreground text-xs">{t("addressHint")}</p>
      <AddressFields side="senderAddress" />
    </>
  );
}

/** The sender as the resume gives it. */
function ShownSender() {
  const basics = useLetter((draft) => draft.style.basics);
  const website = basics.website.label || basics.website.url;
  const contact = [basics.email, basics.phone, basics.location, website, ...basics.customFields.map(({ text }) => text)];
  return (
    <div className="col-span-full border-s-2 ps-3">
      <p className="font-medium">{basics.name}</p>
      {basics.headline === "" ? null : <p className="text-muted-foreground text-sm">{basics.headline}</p>}
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {contact.filter((text) => text !== "").join(" · ")}
      </p>
    </div>
  );
}

function SenderFields() {
  const t = useTranslations("editor.letter");
  const store = useLetterStore();
  const basics = useLetter((draft) => draft.style.basics);
  const picture = useLetter((draft) => draft.style.picture);
  return (
    <>
      <BasicsFields
        basics={basics}
        onChange={(key, value) => {
          store.getState().edit(label("editField", `basics/${key}`), (draft) => {
            draft.style.basics[key] = value;
          });
        }}
      />
      {picture.url === "" ? null : (
        <Checkbox
          className="col-span-full"
          checked={!picture.hidden}
          onChange={(event) =>
            store.getState().edit(label("editField", "picture"), (draft) => {
              draft.style.picture.hidden = !event.target.checked;
            })
          }
        >
          {t("showPicture")}
        </Checkbox>
      )}
    </>
  );
}
