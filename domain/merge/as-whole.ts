import { type Choices, Deciding, type Merged } from "@/domain/merge/conflict";
import { isSame } from "@/domain/merge/same";

/** The merged document if only one side changed anything, else null. */
export function sameSide<Document>(base: Document, mine: Document, theirs: Document): Document | null {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  return isSame(mine, base) ? theirs : null;
}

/** Treats documents whose parts cannot be identified as a single conflict. */
export function asWhole<Document>(base: Document, mine: Document, theirs: Document, choices: Choices): Merged<Document> {
  const at = new Deciding(choices);
  const document = at.decide({ pointer: "", base, mine, theirs }) === "mine" ? mine : theirs;
  return { document, conflicts: at.conflicts };
}
