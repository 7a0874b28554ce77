import { failure } from "@/server/platform/errors";
import { type LookChange, type LookChoice, lookChange } from "@/typeset/apply-look";
import { LOOKS } from "@/typeset/looks";

/** What a look changes. Throws BAD_REQUEST, with the palettes there are, for one that the template does not have. */
export function knownLookChange(choice: LookChoice): LookChange {
  const change = lookChange(choice);
  if (change) return change;
  const names = LOOKS[choice.template].palettes.map(({ name }) => name).join(", ");
  throw failure("BAD_REQUEST", { message: `${choice.template} has no palette of this name. Its palettes are: ${names}.` });
}
