import { InputRule, Mark, markPasteRule } from "@tiptap/core";

/** What documents keep as a link; other schemes are emptied on save, so they never become one here. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * A link: an address on a stretch of text. An address typed or pasted becomes a link by itself. Smaller than the library's own
 * extension, which carries a parser for every top-level domain.
 */
export const LinkMark = Mark.create({
  name: "link",
  // Text typed after a link is not part of it.
  inclusive: false,
  addAttributes() {
    return { href: { default: null } };
  },
  parseHTML() {
    return [{ tag: "a[href]", getAttrs: (element) => (ALLOWED.test(element.getAttribute("href") ?? "") ? null : false) }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["a", { href: HTMLAttributes.href }, 0];
  },
  addInputRules() {
    return [
      new InputRule({
        find: /(?:^|\s)(https?:\/\/\S+)\s$/,
        handler: ({ state, range, match }) => {
          const [typed, href = ""] = match;
          const from = range.from + typed.indexOf(href);
          state.tr.addMark(from, from + href.length, this.type.create({ href })).insertText(typed.slice(-1), range.to);
        },
      }),
    ];
  },
  addPasteRules() {
    return [markPasteRule({ find: /https?:\/\/[^\s<>"']+/g, type: this.type, getAttributes: ([href]) => ({ href }) })];
  },
});
