import { careerRecord } from "@/contracts/career/record";
import type { ComposedTool } from "@/server/entrance/mcp/composed-tools";
import { operationIdOf } from "@/server/entrance/mcp/operation-id";

const text = (description: string) => ({ type: "string", description });

/**
 * Six operations of the career record as one tool, because the list of tools has no room for six. Which one is meant follows from the
 * arguments; each checks its own permission. Every other operation of the record is a tool of the API.
 */
export const RECORD_TOOL: ComposedTool = {
  name: "career_record",
  operationId: operationIdOf(careerRecord.change),
  description:
    "Career record. List (query); read (id); add (section, data); change (id, expectedRevision, data); put in resume (id or entries, resumeId)",
  properties: {
    id: text("Its id."),
    section: text("Kind."),
    query: text("Words."),
    data: { type: "object", description: "Data." },
    expectedRevision: { type: "integer", description: "Read." },
    resumeId: text("Resume."),
    entries: { type: "array", items: { type: "object" }, description: "{entryId}" },
  },
  required: [],
  isDestructive: true,
  choose: ({ id, resumeId, entries, data, expectedRevision }) => {
    if (resumeId !== undefined)
      return operationIdOf(entries === undefined ? careerRecord.putIntoResume : careerRecord.putSeveralIntoResume);
    if (id === undefined) return operationIdOf(data === undefined ? careerRecord.list : careerRecord.add);
    return operationIdOf(data === undefined && expectedRevision === undefined ? careerRecord.read : careerRecord.change);
  },
  prepare: (args) => args,
};
