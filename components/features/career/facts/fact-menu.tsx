"use client";

import { useTranslations } from "next-intl";
import type { FactActions } from "@/components/features/career/facts/use-facts";
import { MenuItem, MenuRule } from "@/components/kit/ui/menu";
import type { ListedFact } from "@/contracts/model/career/fact";

type FactMenuItemsProps = {
  fact: ListedFact;
  actions: FactActions;
  onEdit: (fact: ListedFact) => void;
  onRecord: (fact: ListedFact) => void;
  onForget: (fact: ListedFact) => void;
};

/** What can be done with a fact. */
export function FactMenuItems({ fact, actions, onEdit, onRecord, onForget }: FactMenuItemsProps) {
  const t = useTranslations("career.facts");
  return (
    <>
      <MenuItem icon="pencil-simple" onClick={() => onEdit(fact)}>
        {t("edit")}
      </MenuItem>
      {fact.applicationId === null ? null : (
        <MenuItem icon="share-network" onClick={() => void actions.share(fact)}>
          {t("share")}
        </MenuItem>
      )}
      {fact.status === "active" ? (
        <MenuItem icon="eye-slash" onClick={() => void actions.exclude(fact)}>
          {t("exclude")}
        </MenuItem>
      ) : (
        <MenuItem icon="eye" onClick={() => void actions.use(fact)}>
          {t("useAgain")}
        </MenuItem>
      )}
      <MenuItem icon="plus" onClick={() => onRecord(fact)}>
        {t("toRecord")}
      </MenuItem>
      <MenuRule />
      <MenuItem icon="trash" onClick={() => onForget(fact)}>
        {t("forget")}
      </MenuItem>
    </>
  );
}
