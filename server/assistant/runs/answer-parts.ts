import type { AssistantPart } from "@/contracts/model/assistant/part";
import type { NewEvent } from "./journal";

/** The parts of an answer while it is written: each change is an event. */
export type AnswerParts = {
  /** Adds to the text, and begins a new part if the last one is no text. */
  text: (piece: string) => void;
  /** Adds a part and returns its place. */
  part: (part: AssistantPart) => number;
  replace: (index: number, part: AssistantPart) => void;
  parts: () => AssistantPart[];
};

export function answerParts(write: (event: NewEvent) => void): AnswerParts {
  const parts: AssistantPart[] = [];
  const replace = (index: number, part: AssistantPart) => {
    parts[index] = part;
    write({ type: "part", index, part });
  };
  return {
    text: (piece) => {
      if (piece === "") return;
      const last = parts.at(-1);
      if (last?.type === "text") last.text += piece;
      else parts.push({ type: "text", text: piece });
      write({ type: "text", index: parts.length - 1, text: piece });
    },
    part: (part) => {
      replace(parts.length, part);
      return parts.length - 1;
    },
    replace,
    parts: () => [...parts],
  };
}
