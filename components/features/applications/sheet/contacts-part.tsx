"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactDialog } from "@/components/features/applications/sheet/contact-dialog";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { downloadVcards } from "@/components/features/applications/sheet/vcard";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { Contact } from "@/contracts/model/application";

/** The people at the company. */
export function ContactsPart({ application, actions }: PartProps) {
  const t = useTranslations("applications.contacts");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const { run } = useChange({ failure: "toast" });
  const [asking, setAsking] = useState<{ contact: Contact | null } | null>(null);
  const { id, company, contacts } = application;

  async function remove(index: number) {
    const removed = contacts[index];
    if (!removed) return;
    await run(async () => {
      const { isFound } = await actions.changeContacts(id, removed, null);
      if (!isFound) return;
      const undo = () => void actions.changeContacts(id, null, removed).catch((error) => toast(errorText(error)));
      toast(t("removed", { name: removed.name }), { label: tApplications("undo"), onClick: undo });
    });
  }

  return (
    <Part
      title={t("title")}
      aside={
        <Button variant="ghost" size="xs" onClick={() => setAsking({ contact: null })}>
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
              onClick={() => downloadVcards([{ ...contact, companies: [company] }], contact.name)}
            />
            <ContactButton
              icon="pencil-simple"
              label={t("editIt", { name: contact.name })}
              onClick={() => setAsking({ contact })}
            />
            <ContactButton icon="trash" label={t("remove", { name: contact.name })} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      {asking ? (
        <ContactDialog
          applicationId={id}
          contact={asking.contact}
          onClose={() => setAsking(null)}
          onSave={(contact) => actions.changeContacts(id, asking.contact, contact)}
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
