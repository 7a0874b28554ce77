import { randomBytes } from "node:crypto";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/contracts/model/languages";
import { directionOf } from "@/domain/languages";
import { loadMessages } from "@/messages/load";

/**
 * The page for people while the database is away. It is self-contained: no script, style or font of the application, and no state.
 * It checks the health of the instance every few seconds and loads the requested page as soon as possible.
 */
export async function unavailablePage(language: Language, requestId: string): Promise<{ html: string; policy: string }> {
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: "unavailable" });
  const nonce = randomBytes(16).toString("base64");
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t("title"))} · Dossier</title>
<noscript><meta http-equiv="refresh" content="15"></noscript>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${MARK}Dossier</p>
<h1>${escaped(t("title"))}</h1>
<p>${escaped(t("text"))}</p>
<p role="status">${escaped(t("automatic"))}</p>
<p><a class="button" href="">${escaped(t("retry"))}</a></p>
<p class="reference">${escaped(t("reference"))} <code>${escaped(requestId)}</code></p>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** The mark of the product, as `components/kit/shell/brand.tsx` draws it. */
const MARK =
  '<svg viewBox="0 0 20 20" width="18" height="20" aria-hidden="true"><path d="M2.5 2H5v16H2.5Z" fill="var(--accent)"/><path d="M6.5 2h3.25a8 8 0 0 1 0 16H6.5Z" fill="currentColor"/></svg>';

const NIGHT = "color-scheme:dark;--desk:#161412;--ink:#eeece9;--quiet:#aca7a1;--accent:#8ec5d8;--on-accent:#0d2a33";

const STYLE = `:root{color-scheme:light;--desk:#fbfaf8;--ink:#201d19;--quiet:#5a5651;--accent:#12566a;--on-accent:#fbfcfd}
@media (prefers-color-scheme:dark){:root:not(.light){${NIGHT}}}
:root.dark{${NIGHT}}
body{margin:0;background:var(--desk);color:var(--ink);font:16px/1.55 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,"Noto Sans",sans-serif}
main{box-sizing:border-box;max-width:480px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:40px 16px;display:flex;flex-direction:column;justify-content:center}
.brand{display:flex;align-items:center;gap:9px;margin:0 0 32px;font-weight:600}
h1{margin:0 0 4px;font-size:24px;line-height:1.3;font-weight:600;letter-spacing:-.015em}
p{margin:0 0 12px;color:var(--quiet)}.brand{color:var(--ink)}
.button{display:inline-block;margin:12px 0;padding:8px 16px;border-radius:7px;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none}
.button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.reference{font-size:13px}code{font:13px ui-monospace,SFMono-Regular,Menlo,monospace;user-select:all;overflow-wrap:anywhere}`;

/** Times differ from browser to browser, so that browsers do not all return at the moment when the database is back. */
const SCRIPT = `(() => {
try { const theme = localStorage.getItem("theme"); if (theme === "dark" || theme === "light") document.documentElement.classList.add(theme) } catch {}
const again = () => setTimeout(look, 2500 + Math.random() * 2500);
const look = async () => {
try { const health = await (await fetch("/api/health", { cache: "no-store" })).json(); if (health.database.status === "healthy") return location.reload() } catch {}
again();
};
again();
})();`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
