/**
 * Offers to comment on words of the text or of a drawn page that the reader has selected, with a pointer, a finger or the keyboard. The page does all this
 * without it, by copying the words. A quote that the text has several times grows by words around it until it is there once, because
 * a suggestion replaces the first place.
 */
export const SELECT_WORDS = `(() => {
const main = document.querySelector("main"), bar = document.getElementById("selected");
const field = (id) => document.getElementById(id);
const MAX = field("quote").maxLength, spaces = (text) => text.replace(/\\s+/g, " ");
let chosen = null, timer = 0;
const blockOf = (node) => (node.nodeType === 1 ? node : node.parentElement).closest("p,li,h1,h2,h3,h4,dt,dd,td,time,span.text,main");
const count = (text, words) => text.split(words).length - 1;
const runs = () => [...main.querySelectorAll("text")].filter((run) => run.textContent.trim());
function drawnQuoteOf(range) {
  let all = "", from = 0, to = -1, last = null;
  for (const run of runs()) {
    const isStart = run.contains(range.startContainer), isEnd = run.contains(range.endContainer);
    if (!range.intersectsNode(run) || (isEnd && range.endOffset === 0)) continue;
    if (isStart && range.startOffset === run.textContent.length) continue;
    const box = run.getBoundingClientRect();
    if (last && (Math.abs(last.bottom - box.bottom) > box.height / 2 || Math.max(box.left - last.right, last.left - box.right) > box.height / 8)) all += " ";
    if (isStart) from = all.length + range.startOffset;
    if (isEnd) to = all.length + range.endOffset;
    all += run.textContent;
    last = box;
  }
  return grown(all, all.slice(0, from), all.slice(from, to < 0 ? all.length : to), runs().map((run) => run.textContent).join(" "));
}
function quoteOf(range) {
  const block = blockOf(range.startContainer), before = document.createRange();
  before.selectNodeContents(block);
  before.setEnd(range.startContainer, range.startOffset);
  return grown(block.textContent, before.toString(), range.toString(), main.textContent);
}
function grown(...texts) {
  const [all, lead, selected, whole] = texts.map(spaces), words = selected.trim();
  let start = all.indexOf(words, Math.max(0, lead.length - 1)), end = start + words.length;
  if (start < 0) return { words, around: "" };
  while (count(whole, all.slice(start, end)) > 1 && end - start < MAX && (start > 0 || end < all.length)) {
    const next = all.indexOf(" ", end + 1);
    if (end < all.length) end = next < 0 ? all.length : next;
    else start = Math.max(0, all.lastIndexOf(" ", start - 2) + 1);
  }
  return { words: all.slice(start, end).trim(), around: all.trim().slice(0, 2000) };
}
function look() {
  const selection = getSelection();
  if (bar.contains(document.activeElement)) return;
  const range = selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  chosen = range && main.contains(range.commonAncestorContainer) && range.toString().trim() ? (main.matches(".pages") ? drawnQuoteOf : quoteOf)(range) : null;
  if (chosen && (chosen.words === "" || chosen.words.length > MAX)) chosen = null;
  bar.hidden = !chosen;
  if (!chosen) return;
  const box = range.getBoundingClientRect();
  bar.style.top = Math.max(8, Math.min(innerHeight - bar.offsetHeight - 8, box.bottom + 12)) + "px";
  bar.style.left = Math.max(8, Math.min(innerWidth - bar.offsetWidth - 8, box.left)) + "px";
}
document.addEventListener("selectionchange", () => { clearTimeout(timer); timer = setTimeout(look, 150); });
addEventListener("scroll", look, { passive: true });
bar.addEventListener("pointerdown", (event) => event.preventDefault());
bar.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button || !chosen) return;
  field("quote").value = chosen.words;
  field("around").value = chosen.around;
  const suggests = button.value === "suggest";
  if (suggests) field("suggestion").value = chosen.words;
  bar.hidden = true;
  getSelection().removeAllRanges();
  const to = field(suggests ? "suggestion" : "text");
  to.scrollIntoView({ block: "center" });
  to.focus();
});
field("quote").addEventListener("input", () => { field("around").value = ""; });
})();`;
