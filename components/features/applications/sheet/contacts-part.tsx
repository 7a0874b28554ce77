"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactDialog } from "@/components/features/applications/sheet/contact-dialog";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { vcardOf } from "@/components/features/applications/sheet/vcard";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { Contact } from "@/contracts/model/application";

/** The people at the company. */
export function ContactsPart({ application, actions }: PartProps) {
  const t = useTranslations("applications.contacts");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const [asking, setAsking] = useState<{ index: number | null } | null>(null);
  const { id, company, contacts } = application;

  async function remove(index: number) {
    const before = contacts;
    try {
      await actions.change(id, { contacts: contacts.filter((_each, at) => at !== index) });
      const undo = () => void actions.change(id, { contacts: before }).catch((error) => toast(errorText(error)));
      toast(t("removed", { name: contacts[index]?.name ?? "" }), { label: tApplications("undo"), onClick: undo });
    } catch (error) {
      toast(errorText(error));
    }
  }

  return (
    <Part
      title={t("title")}
      aside={
        <Button variant="ghost" size="xs" onClick={() => setAsking({ index: null })}>
          {t("add")}
        </Button>
      }
    >
      {contacts.length === 0 ? <p className="text-muted-foreground">{t("none")}</p> : null}
      <ul className="grid gap-3">
        {contacts.map((contact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id; it is known by its place.
          <li key={index} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <p className="truncate">
                <span className="font-semibold">{contact.name}</span>
                <span className="text-muted-foreground">
                  {[contact.role, contact.type].filter(Boolean).map((each) => `, ${each}`)}
                </span>
              </p>
              <p className="flex flex-wrap gap-x-3">
                {contact.email === "" ? null : (
                  <a href={`mailto:${contact.email}`} className="link min-w-0 truncate">
                    {contact.email}
                  </a>
                )}
                {contact.phone === "" ? null : (
                  <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`} className="link">
                    {contact.phone}
                  </a>
                )}
              </p>
            </div>
            <ContactButton
              icon="download-simple"
              label={t("download", { name: contact.name })}
              onClick={() => download(contact, company)}
            />
            <ContactButton
              icon="pencil-simple"
              label={t("editIt", { name: contact.name })}
              onClick={() => setAsking({ index })}
            />
            <ContactButton icon="trash" label={t("remove", { name: contact.name })} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      {asking ? (
        <ContactDialog
          contact={asking.index === null ? null : (contacts[asking.index] ?? null)}
          onClose={() => setAsking(null)}
          onSave={(contact) =>
            actions.change(id, {
              contacts:
                asking.index === null
                  ? [...contacts, contact]
                  : contacts.map((each, at) => (at === asking.index ? contact : each)),
            })
          }
        />
      ) : null}
    </Part>
  );
}

function ContactButton({
  icon,
  label,
  onClick,
}: {
  icon: "download-simple" | "pencil-simple" | "trash";
  label: string;
  onClick: () => void;
}) {
  return (
    <Button variant="ghost" size="xs" shape="icon" aria-label={label} onClick={onClick}>
      <Icon name={icon} size="sm" />
    </Button>
  );
}

/** Gives the person a file that every address book reads. */
function download(contact: Contact, company: string) {
  const address = URL.createObjectURL(new Blob([vcardOf(contact, company)], { type: "text/vcard" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${contact.name.replace(/[^\p{L}\p{N}]+/gu, "-")}.vcf`;
  link.click();
  URL.revokeObjectURL(address);
}
