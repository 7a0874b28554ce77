import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, open, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { DOCUMENT_TYPES } from "@/contracts/model/document";
import {
  COMMENT_STATES,
  commentPlaceSchema,
  newShareCommentSchema,
  openCommentsSchema,
  type ShareComment,
  shareCommentSchema,
} from "@/contracts/model/share-link";

const route = routesOf("Share links");
const { shareLink } = LIMITS;

const token = z.string().min(1).max(shareLink.token).describe("From the address of the link.");

const author = z
  .string()
  .overwrite((text) => cleanText(text).trim())
  .min(1)
  .max(shareLink.author)
  .describe("Name to show with it.");
const text = z
  .string()
  .overwrite((value) => cleanText(value).trim())
  .min(1)
  .max(shareLink.text)
  .describe("Plain text.");
const suggestion = z
  .string()
  .overwrite(cleanText)
  .max(shareLink.suggestion)
  .nullable()
  .optional()
  .describe("Plain text that replaces the quote when the owner accepts it; empty removes the quote.");

const EXAMPLE: ShareComment = {
  id: EXAMPLE_ID,
  shareLinkId: EXAMPLE_ID,
  author: "Noor",
  place: { path: "/summary/content", quote: "team of 4" },
  text: "Were it not six?",
  suggestion: "team of six",
  state: "open",
  replies: [],
  createdAt: "2026-11-24T10:00:00.000Z",
};
const NEW_COMMENT = { author: EXAMPLE.author, place: EXAMPLE.place, text: EXAMPLE.text, suggestion: EXAMPLE.suggestion };

const needed = errors("NEED_PASSWORD", "FORBIDDEN");
const AT = "/share-links/{token}/comments" as const;
const SECRET = "Needs the secret of the comment in the header `x-comment-secret` (403 without it).";

const list = open
  .route(
    route(
      "GET",
      AT,
      "listSharedComments",
      "List the comments of a share link",
      "Comments made through this link, oldest first. 403 FORBIDDEN if the link allows no comments.",
    ),
  )
  .input(z.object({ token }))
  .output(z.array(shareCommentSchema))
  .errors(needed)
  .meta({ limit: "sharedRead", example: { output: [EXAMPLE] } });

const create = open
  .route(
    route(
      "POST",
      AT,
      "createSharedComment",
      "Comment on a shared document",
      "Remarks something about words of the document. A place that does not exist is rejected with 400. At most 10 comments and replies a minute from a client, and 500 comments a link (409 CONFLICT).",
    ),
  )
  .input(z.object({ token, author, place: commentPlaceSchema, text, suggestion }))
  .output(newShareCommentSchema)
  .errors({ ...needed, ...errors("CONFLICT") })
  .meta({ limit: "comment", example: { input: NEW_COMMENT, output: { ...EXAMPLE, secret: "k3-example" } } });

const update = open
  .route(
    route(
      "PATCH",
      `${AT}/{id}`,
      "updateSharedComment",
      "Change your comment",
      `${SECRET} Omitted fields stay. Only while the comment is open; 409 CONFLICT afterwards.`,
    ),
  )
  .input(
    z.object({
      token,
      id: idSchema,
      author: author.optional(),
      place: commentPlaceSchema.optional(),
      text: text.optional(),
      suggestion: suggestion.describe("Plain text that replaces the quote; null removes the suggestion."),
    }),
  )
  .output(shareCommentSchema)
  .errors({ ...needed, ...errors("CONFLICT") })
  .meta({ limit: "comment", example: { input: { text: "It was six." }, output: { ...EXAMPLE, text: "It was six." } } });

const remove = open
  .route(route("DELETE", `${AT}/{id}`, "deleteSharedComment", "Delete your comment", `${SECRET} Its replies go with it.`))
  .input(z.object({ token, id: idSchema }))
  .output(emptySchema)
  .errors(needed)
  .meta({ limit: "comment", empty: true });

const reply = open
  .route(
    route(
      "POST",
      `${AT}/{id}/replies`,
      "createSharedReply",
      "Reply to a comment",
      "Anyone who can comment through the link can reply. At most 100 replies a comment (409 CONFLICT).",
    ),
  )
  .input(z.object({ token, id: idSchema, author, text }))
  .output(shareCommentSchema)
  .errors({ ...needed, ...errors("CONFLICT") })
  .meta({ limit: "comment", example: { input: { author: "Noor", text: "Thank you!" }, output: EXAMPLE } });

export const shareComments = { list, create, update, delete: remove, reply };

const comment = {
  type: z.enum(DOCUMENT_TYPES).describe("Kind of document."),
  id: idSchema,
  commentId: idSchema.describe("Id of the comment."),
};
const LABELLED = { ...EXAMPLE, linkLabel: "Northpine, first round" };
const OF_DOCUMENT = "/documents/{type}/{id}/comments" as const;

const review = owned
  .route(
    route(
      "GET",
      OF_DOCUMENT,
      "listDocumentComments",
      "List the comments on a document",
      "Comments of all its links, ended ones included, newest first. Pointers count in the document as the link shows it now; they follow their texts while the document changes.",
    ),
  )
  .input(
    z.object({
      type: comment.type,
      id: idSchema,
      state: z.enum(COMMENT_STATES).optional().describe("Only those in this state."),
    }),
  )
  .output(z.array(shareCommentSchema))
  .meta({ example: { output: [LABELLED] } });

const waiting = owned
  .route(
    route(
      "GET",
      "/documents/open-comments",
      "listOpenComments",
      "List documents with open comments",
      "Documents of yours, not those in Trash, on which reviewers commented and you have not decided yet; at most 100.",
    ),
  )
  .output(z.array(openCommentsSchema))
  .meta({ example: { output: [{ type: "resume", id: EXAMPLE_ID, name: "Resume", openComments: 2 }] } });

const accept = owned
  .route(
    route(
      "POST",
      `${OF_DOCUMENT}/{commentId}/accept`,
      "acceptDocumentComment",
      "Accept a comment",
      "The suggestion replaces the quote in the document as it is now, as one version of kind `auto`. Later edits around the quote stay. Where the quote is gone: 409 CONFLICT with the current text. Without a suggestion the document stays as it is; so it does when the comment is accepted already.",
    ),
  )
  .input(z.object(comment))
  .output(shareCommentSchema)
  .errors({
    ...errors("RESUME_LOCKED", "DOCUMENT_LOCKED"),
    CONFLICT: {
      ...errors("CONFLICT").CONFLICT,
      data: z.object({ current: z.string().nullable().describe("The text now; null if it is gone.") }),
    },
  })
  .meta({ limit: "mutation", example: { output: { ...LABELLED, state: "accepted" } } });

const dismiss = owned
  .route(
    route(
      "POST",
      `${OF_DOCUMENT}/{commentId}/dismiss`,
      "dismissDocumentComment",
      "Dismiss a comment",
      "The document stays as it is.",
    ),
  )
  .input(z.object(comment))
  .output(shareCommentSchema)
  .meta({ limit: "mutation", example: { output: { ...LABELLED, state: "dismissed" } } });

const reopen = owned
  .route(
    route(
      "POST",
      `${OF_DOCUMENT}/{commentId}/reopen`,
      "reopenDocumentComment",
      "Reopen a comment",
      "What an accepted suggestion changed stays in the document.",
    ),
  )
  .input(z.object(comment))
  .output(shareCommentSchema)
  .meta({ limit: "mutation", example: { output: LABELLED } });

const answer = owned
  .route(
    route(
      "POST",
      `${OF_DOCUMENT}/{commentId}/replies`,
      "replyToDocumentComment",
      "Reply to a comment on your document",
      "Readers of the link see the reply. At most 100 replies a comment (409 CONFLICT).",
    ),
  )
  .input(z.object({ ...comment, text }))
  .output(shareCommentSchema)
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { text: "Six, indeed." }, output: LABELLED } });

/** What the owner does with comments. */
export const documentComments = { list: review, waiting, accept, dismiss, reopen, reply: answer };
