import type { DocumentType } from "@/contracts/model/document";
import { NO_THINGS, type Things } from "@/server/testing/things";

export type Fields = Record<string, unknown>;
export type Reference = {
  /** The fields of a request about these things. */
  of: (things: Things, type: DocumentType) => Fields;
  /** Things that do not exist. For a file, the path is in the same person's folder, which is rejected as a whole. */
  missing?: (theirs: Things) => Things;
  /** Fields of the example that cannot be sent with it. */
  without?: readonly string[];
  status?: number;
  /** Opens to everyone who knows it, so another person's is no foreign one. */
  isOpen?: true;
  /** What the owner of the thing sends with it. */
  headers?: (things: Things) => Record<string, string>;
};

export const nobodys = () => NO_THINGS;

/** What the ids in inputs refer to, by the operation's folder where needed. */
export const REFERENCES: Record<string, Reference> = {
  "resumes id": { of: ({ resume }) => ({ id: resume }) },
  "cover-letters id": { of: ({ letter }) => ({ id: letter }) },
  "documents id": { of: ({ resume, letter }, type) => ({ id: type === "resume" ? resume : letter }) },
  "auth/account id": { of: ({ resume, letter }, type) => ({ id: type === "resume" ? resume : letter }) },
  "applications/mail-proposals id": { of: ({ mailProposal }) => ({ id: mailProposal }) },
  "integrations/push id": { of: ({ pushDevice }) => ({ id: pushDevice }) },
  "integrations/calendar id": { of: ({ calendarQuestion }) => ({ id: calendarQuestion }) },
  "applications id": { of: ({ application }) => ({ id: application }) },
  applicationId: { of: ({ application }) => ({ applicationId: application }) },
  coverLetterId: { of: ({ letter }) => ({ coverLetterId: letter }) },
  entryId: { of: ({ timelineEntry }) => ({ entryId: timelineEntry }) },
  linkId: { of: ({ shareLink, letterShareLink }, type) => ({ linkId: type === "resume" ? shareLink : letterShareLink }) },
  commentId: { of: ({ shareComment, letterComment }, type) => ({ commentId: type === "resume" ? shareComment : letterComment }) },
  "share-links token": { of: ({ shareToken }) => ({ token: shareToken }), isOpen: true },
  "share-links id": {
    of: ({ shareComment }) => ({ id: shareComment }),
    headers: ({ commentSecret }) => ({ "x-comment-secret": commentSecret }),
  },
  "ai aiProviderId": { of: ({ aiProvider }) => ({ aiProviderId: aiProvider }) },
  "ai-providers id": { of: ({ aiProvider }) => ({ id: aiProvider }) },
  "fonts id": { of: ({ fontFace }) => ({ id: fontFace }) },
  resumeId: { of: ({ resume }) => ({ resumeId: resume }) },
  "resumes versionId": { of: ({ resumeVersion }) => ({ versionId: resumeVersion }) },
  "cover-letters versionId": { of: ({ letterVersion }) => ({ versionId: letterVersion }) },
  username: { of: ({ username, slug }) => ({ username, slug }) },
  slug: { of: ({ username, slug }) => ({ username, slug }), missing: ({ username }) => ({ ...NO_THINGS, username }) },
  filename: {
    of: ({ picture }) => ({ filename: picture }),
    missing: (theirs) => ({ ...theirs, picture: theirs.picture.replace(/\d+\.jpg$/, "0.jpg") }),
    status: 403,
  },
  "webhooks id": { of: ({ webhook }) => ({ id: webhook }) },
  deliveryId: { of: ({ delivery }) => ({ deliveryId: delivery }) },
  "auth/programs id": { of: ({ program }) => ({ id: program }) },
  "career/facts id": { of: ({ fact }) => ({ id: fact }) },
  "career/stories id": { of: ({ story }) => ({ id: story }) },
  "career/notifications id": { of: ({ notification }) => ({ id: notification }) },
  "career/opportunities id": { of: ({ opportunity }) => ({ id: opportunity }) },
  "career/schedules id": { of: ({ schedule }) => ({ id: schedule }) },
  "career/saved id": { of: ({ savedItem }) => ({ id: savedItem }) },
  "integrations/contacts applicationId": { of: ({ application }) => ({ applicationId: application }), status: 404 },
  "career/form-answers applicationId": { of: ({ application }) => ({ applicationId: application }), status: 404 },
  "career/record id": { of: ({ recordEntry }) => ({ id: recordEntry }) },
  "career/record wordingId": { of: ({ recordWording }) => ({ wordingId: recordWording }) },
  "career/record resumeId": { of: ({ resume, recordEntry }) => ({ resumeId: resume, entries: [{ entryId: recordEntry }] }) },
  "career/record resumeIds": { of: ({ resume }) => ({ resumeIds: [resume] }) },
  "career/record entryIds": { of: ({ recordEntry }) => ({ entryIds: [recordEntry] }) },
  "resumes entryId": { of: ({ recordEntry }) => ({ entryId: recordEntry }) },
  "resumes wordingId": { of: ({ recordWording }) => ({ wordingId: recordWording }) },
  "resumes itemId": { of: ({ linkedItem }) => ({ itemId: linkedItem }) },
  duplicateId: { of: ({ duplicateFact }) => ({ duplicateId: duplicateFact }) },
  "career/voice id": { of: ({ transcript }) => ({ id: transcript }) },
  storyId: { of: ({ story }) => ({ storyId: story }) },
  factIds: { of: ({ fact }) => ({ factIds: [fact] }), status: 400 },
  "agent/threads id": { of: ({ thread }) => ({ id: thread }) },
  "agent/threads coverLetterId": { of: ({ letter }) => ({ coverLetterId: letter }), without: ["resumeId"] },
  "agent/threads applicationId": { of: ({ application }) => ({ applicationId: application }), without: ["resumeId"] },
  "agent/threads aiProviderId": { of: ({ aiProvider }) => ({ aiProviderId: aiProvider }) },
  threadId: { of: ({ thread }) => ({ threadId: thread }) },
  messageId: { of: ({ assistantMessage }) => ({ messageId: assistantMessage }) },
  attachmentIds: { of: ({ attachment }) => ({ attachmentIds: [attachment] }) },
  "agent/attachments id": { of: ({ attachment }) => ({ id: attachment }) },
  attachments: { of: ({ picture }) => ({ attachments: [`/${picture}`] }) },
};

/** Parameters and fields that look like an id but refer to nothing a person owns. */
export const NO_REFERENCE: Record<string, string> = {
  type: "a kind of document",
  kind: "a kind of file",
  format: "a kind of file",
  "agent filename": "the name of a file that is sent along",
  toolCallId: "looked for in the message that the input names, which this table tries",
  interviewId: "looked for in the application that the input names, which this table tries",
  aiProviderId: "this release has no AI providers, so none is found",
  sessionId: "made up by the editor for its own saves",
  sectionId: "looked for in the resume that the input names, which this table tries",
  resumeFileUrl: "an address that is kept as text",
  coverLetterUrl: "an address that is kept as text",
  sourceUrl: "an address that is kept as text",
  topic: "the person's own word for a question; answers are looked up by owner and topic",
  token: "a secret that opens to everyone who knows it",
  apiKey: "a key of another service",
};
