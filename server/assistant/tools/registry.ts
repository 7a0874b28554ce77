import { askPerson, draftText } from "./ask-and-draft";
import { keepFact } from "./keep-fact";
import { proposeEdits } from "./propose-edits";
import { readApplication, readAttachment, readPosting, searchFacts } from "./read-around";
import { readDocument } from "./read-document";
import { readPage, searchWeb } from "./read-web";
import type { Tool, ToolContext } from "./tool";

/** Everything that the assistant can do. None of it writes to a document. */
const TOOLS: readonly Tool[] = [
  readDocument,
  proposeEdits,
  searchFacts,
  readPosting,
  readApplication,
  readAttachment,
  readPage,
  searchWeb,
  draftText,
  askPerson,
  keepFact,
];

/** The tools of one answer: those that the conversation and the person's choices allow. */
export const toolsFor = (context: ToolContext): Tool[] => TOOLS.filter(({ isOn }) => isOn(context));
