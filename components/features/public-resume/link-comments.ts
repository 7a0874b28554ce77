import { type Html, html } from "@/components/features/public-resume/html";
import type { LinkTexts } from "@/components/features/public-resume/texts";
import { LIMITS } from "@/contracts/limits";
import type { Language } from "@/contracts/model/languages";
import type { ShareComment } from "@/contracts/model/share-link";
import { directionOf } from "@/domain/languages";

const { shareLink: limits } = LIMITS;

/** What a reader typed, and what was wrong with it. */
export type Draft = { author: string; quote: string; text: string; suggestion: string; around: string; problem: string | null };

type Talk = {
  comments: readonly ShareComment[];
  /** Ids of the comments that this browser made. */
  own: ReadonlySet<string>;
  draft: Draft;
  path: string;
  language: Language;
  t: LinkTexts;
};

/** What a script shows at words that are selected: hidden where none runs. */
export const selectedHtml = ({ language, t }: Pick<Talk, "language" | "t">): Html =>
  html`<div class="selected ui" id="selected" hidden lang="${language}" dir="${directionOf(language)}"><button type="button" class="button" value="comment">${t("comment")}</button><button type="button" class="button" value="suggest">${t("suggest")}</button></div>`;

/** The comments on a document and the form for a new one: plain forms, which work without JavaScript. */
export function commentsHtml({ comments, own, draft, path, language, t }: Talk): Html {
  return html`<aside class="talk" id="comments" aria-labelledby="comments-title" lang="${language}" dir="${directionOf(language)}"><h2 id="comments-title">${t("comments")}</h2>${
    comments.length === 0
      ? html`<p>${t("none")}</p>`
      : html`<ol>${comments.map((each) => commentHtml(each, own.has(each.id), draft.author, path, t))}</ol>`
  }<form method="post" action="${path}#comments"><input type="hidden" name="action" value="comment"><input type="hidden" name="around" id="around" value="${draft.around}">${
    draft.problem === null ? null : html`<p class="error" id="problem" role="alert">${draft.problem}</p>`
  }<label for="author">${t("name")}</label><input id="author" name="author" required maxlength="${limits.author}" autocomplete="name" value="${draft.author}"><label for="quote">${t("words")}</label><input id="quote" name="quote" required maxlength="${limits.quote}" value="${draft.quote}"><label for="text">${t("comment")}</label><textarea id="text" name="text" required maxlength="${limits.text}">${draft.text}</textarea><label for="suggestion">${t("suggestion")}</label><textarea id="suggestion" name="suggestion" maxlength="${limits.suggestion}">${draft.suggestion}</textarea><button class="button">${t("send")}</button></form></aside>`;
}

function commentHtml(comment: ShareComment, isOwn: boolean, author: string, path: string, t: LinkTexts): Html {
  const { id, place, state, suggestion, replies } = comment;
  return html`<li class="remark" id="comment-${id}"><p class="by">${comment.author}${state === "open" ? null : html` <span class="state">(${t(state)})</span>`}</p>${
    place.quote === "" ? null : html`<blockquote>${place.quote}</blockquote>`
  }<p class="text">${comment.text}</p>${suggestion === null ? null : html`<p><del>${place.quote}</del> <ins>${suggestion}</ins></p>`}${replies.map(
    (reply) => html`<p><span class="by">${reply.author ?? t("owner")}</span> <span class="text">${reply.text}</span></p>`,
  )}<details><summary>${t("reply")}</summary><form method="post" action="${path}#comment-${id}"><input type="hidden" name="action" value="reply"><input type="hidden" name="id" value="${id}"><label for="author-${id}">${t("name")}</label><input id="author-${id}" name="author" required maxlength="${limits.author}" value="${author}"><label for="text-${id}">${t("reply")}</label><textarea id="text-${id}" name="text" required maxlength="${limits.text}"></textarea><button class="button">${t("send")}</button></form></details>${
    isOwn && state === "open"
      ? html`<details><summary>${t("edit")}</summary><form method="post" action="${path}#comment-${id}"><input type="hidden" name="action" value="edit"><input type="hidden" name="id" value="${id}"><label for="edit-${id}">${t("comment")}</label><textarea id="edit-${id}" name="text" required maxlength="${limits.text}">${comment.text}</textarea>${
          suggestion === null
            ? null
            : html`<label for="words-${id}">${t("suggestion")}</label><textarea id="words-${id}" name="suggestion" maxlength="${limits.suggestion}">${suggestion}</textarea>`
        }<button class="button">${t("save")}</button></form></details>`
      : null
  }${
    isOwn
      ? html`<form class="inline" method="post" action="${path}#comments"><input type="hidden" name="action" value="delete"><input type="hidden" name="id" value="${id}"><button class="plain">${t("delete")}</button></form>`
      : null
  }</li>`;
}
