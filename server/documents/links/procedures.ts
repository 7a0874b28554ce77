import { appAddress } from "@/server/accounts/auth/programs/app-address";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId, type RequestContext } from "@/server/platform/request/context";
import { acceptComment } from "./accept";
import { previewAnonymity } from "./anonymity";
import { exportAnonymousResume } from "./anonymous-export";
import { addComment, changeComment, deleteComment, listSharedComments, replyThroughLink } from "./comments";
import { mergeCopy } from "./merge-copy";
import { linksOfApplication, openComments } from "./of-application";
import { createLink, listLinks, revokeLink, updateLink } from "./owned";
import { downloadLink, openWithPassword, readLink } from "./reading";
import { listComments, replyAsOwner, setCommentState } from "./review";

const { shareLinks: contract } = api;

const at = ({ headers }: RequestContext) => ({ app: appAddress(headers), now: new Date() });

export const shareLinks = {
  list: contract.list.handler(({ context, input }) => listLinks(database(), ownerId(context), input, at(context))),
  ofApplication: contract.ofApplication.handler(({ context, input }) =>
    linksOfApplication(database(), ownerId(context), input.id, at(context)),
  ),
  create: contract.create.handler(({ context, input }) => createLink(database(), ownerId(context), input, at(context))),
  update: contract.update.handler(({ context, input }) => updateLink(database(), ownerId(context), input, at(context))),
  delete: contract.delete.handler(({ context, input }) => revokeLink(database(), ownerId(context), input, new Date())),
  previewAnonymity: contract.previewAnonymity.handler(({ context, input }) =>
    previewAnonymity(database(), ownerId(context), input),
  ),
  mergeCopy: contract.mergeCopy.handler(({ context, input }) => mergeCopy(database(), ownerId(context), input, new Date())),
  read: contract.read.handler(({ context, input }) => readLink(database(), context, input.token, new Date())),
  openPassword: contract.openPassword.handler(({ context, input }) => openWithPassword(database(), context, input, new Date())),
  pdf: contract.pdf.handler(({ context, input }) => downloadLink(database(), context, input.token, new Date())),
  comments: {
    list: contract.comments.list.handler(({ context, input }) =>
      listSharedComments(database(), context, input.token, new Date()),
    ),
    create: contract.comments.create.handler(({ context, input }) => addComment(database(), context, input, new Date())),
    update: contract.comments.update.handler(({ context, input }) => changeComment(database(), context, input, new Date())),
    delete: contract.comments.delete.handler(({ context, input }) => deleteComment(database(), context, input, new Date())),
    reply: contract.comments.reply.handler(({ context, input }) => replyThroughLink(database(), context, input, new Date())),
  },
  review: {
    list: contract.review.list.handler(({ context, input }) => listComments(database(), ownerId(context), input)),
    waiting: contract.review.waiting.handler(({ context }) => openComments(database(), ownerId(context))),
    accept: contract.review.accept.handler(({ context, input }) => acceptComment(database(), ownerId(context), input)),
    dismiss: contract.review.dismiss.handler(({ context, input }) =>
      setCommentState(database(), ownerId(context), input, "dismissed"),
    ),
    reopen: contract.review.reopen.handler(({ context, input }) => setCommentState(database(), ownerId(context), input, "open")),
    reply: contract.review.reply.handler(({ context, input }) => replyAsOwner(database(), ownerId(context), input)),
  },
};

/** The operation of resumes that needs the rules of anonymous copies. */
export const anonymousCopies = {
  exportAnonymous: api.resumes.exportAnonymous.handler(({ context, input }) =>
    exportAnonymousResume(database(), ownerId(context), input),
  ),
};
