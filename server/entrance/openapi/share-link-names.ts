import { z } from "zod";
import {
  anonymityPreviewSchema,
  anonymitySchema,
  anonymousMergeSchema,
  applicationLinkSchema,
  archivedShareLinkSchema,
  COMMENT_STATES,
  commentPlaceSchema,
  commentReplySchema,
  newShareCommentSchema,
  openCommentsSchema,
  shareCommentSchema,
  sharedDocumentSchema,
  sharedLetterSchema,
  shareLinkSchema,
} from "@/contracts/model/share-link";

/** Named response schemas of share links. */
export const SHARE_LINK_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  Anonymity: anonymitySchema,
  AnonymityPreview: anonymityPreviewSchema,
  RemovedWords: anonymityPreviewSchema.shape.removed.element,
  ApplicationShareLink: applicationLinkSchema,
  ApplicationShareLinkDocument: applicationLinkSchema.shape.document,
  OpenComments: openCommentsSchema,
  AnonymousMerge: anonymousMergeSchema,
  ShareLink: shareLinkSchema,
  SharedDocument: sharedDocumentSchema,
  SharedCoverLetter: sharedLetterSchema,
  ShareComment: shareCommentSchema,
  NewShareComment: newShareCommentSchema,
  CommentReply: commentReplySchema,
  CommentPlace: commentPlaceSchema,
};

/** Named request schemas of share links. */
export const SHARE_LINK_SENT_SCHEMAS: Record<string, z.ZodType> = {
  AnonymityInput: anonymitySchema,
  ArchivedShareLink: archivedShareLinkSchema,
  ArchivedShareComment: archivedShareLinkSchema.shape.comments.element,
  CommentPlaceInput: commentPlaceSchema,
  CommentState: z.enum(COMMENT_STATES),
};
