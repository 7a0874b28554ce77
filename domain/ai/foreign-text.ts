import { withoutInstructions } from "./addresses-model";
import { withoutHiddenParts } from "./plain-answer";

/** A text of strangers, such as a posting, as a model gets it: what a reader would see, without lines that speak to a model. */
export const foreignText = (text: string): string => withoutInstructions(withoutHiddenParts(text)).text.trim();
