/**
 * The whole style of a shared resume, sent with the page so that it needs no second request. The tokens repeat those of
 * `app/tokens.css`; a test keeps them equal.
 */
export const PUBLIC_TOKENS = {
  light: {
    background: "oklch(0.986 0.0025 85)",
    card: "oklch(0.998 0.001 85)",
    canvas: "oklch(0.953 0.0045 80)",
    accent: "oklch(0.952 0.005 80)",
    foreground: "oklch(0.235 0.008 65)",
    "muted-foreground": "oklch(0.455 0.01 70)",
    "subtle-foreground": "oklch(0.525 0.01 70)",
    border: "oklch(0.908 0.005 80)",
    input: "oklch(0.62 0.01 75)",
    ring: "oklch(0.55 0.09 222)",
    "primary-ink": "oklch(0.43 0.07 222)",
    "primary-soft": "oklch(0.95 0.0105 218)",
    danger: "oklch(0.505 0.165 27)",
  },
  dark: {
    background: "oklch(0.214 0.0055 62)",
    card: "oklch(0.246 0.006 62)",
    canvas: "oklch(0.176 0.005 62)",
    accent: "oklch(0.276 0.0065 62)",
    foreground: "oklch(0.925 0.006 82)",
    "muted-foreground": "oklch(0.735 0.009 78)",
    "subtle-foreground": "oklch(0.665 0.01 75)",
    border: "oklch(0.302 0.007 62)",
    input: "oklch(0.56 0.01 70)",
    ring: "oklch(0.72 0.09 214)",
    "primary-ink": "oklch(0.79 0.07 214)",
    "primary-soft": "oklch(0.29 0.021 222)",
    danger: "oklch(0.74 0.125 25)",
  },
} as const;

const properties = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

export const PUBLIC_STYLE = `
:root{color-scheme:light dark;${properties(PUBLIC_TOKENS.light)};--sheet:var(--card);--ui:system-ui,-apple-system,"Segoe UI",sans-serif}
@media(prefers-color-scheme:dark){:root{${properties(PUBLIC_TOKENS.dark)};--sheet:var(--background)}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--sheet);color:var(--foreground);font:400 17px/1.6 var(--family);overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,pre,blockquote{margin:0;padding:0}
a{color:inherit;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px;text-decoration-color:color-mix(in oklch,currentColor 35%,transparent)}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px;border-radius:2px}
.ui{font:400 13px/20px var(--ui);font-variant-numeric:tabular-nums}
.bar,.owner{display:flex;align-items:center;gap:8px;padding:8px max(20px,calc(50% - 344px));border-bottom:1px solid var(--border);background:var(--sheet)}
.bar{position:sticky;top:0;z-index:1}
.owner{background:var(--primary-soft);flex-wrap:wrap}
.space{flex:1}
.switch{display:flex;padding:2px;border-radius:6px;background:var(--accent)}
.switch a{display:inline-flex;align-items:center;height:32px;padding:0 12px;border-radius:4px;color:var(--muted-foreground);text-decoration:none}
.switch a[aria-current]{background:var(--sheet);color:var(--foreground);font-weight:500;box-shadow:0 0 0 1px var(--border)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:6px;height:36px;padding:0 14px;border:0;border-radius:6px;background:var(--foreground);color:var(--background);font:500 13px/20px var(--ui);text-decoration:none;white-space:nowrap;cursor:pointer}
.icon{width:16px;height:16px;flex:none;fill:currentColor}
main.read{max-width:728px;margin:0 auto;padding:40px 20px 64px}
.kick{font-size:11.5px;line-height:16px;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:var(--document)}
h1{font-family:var(--heading);font-weight:var(--heading-weight);font-size:clamp(2.375rem,9vw,3.5rem);line-height:1.05;letter-spacing:-.024em;margin:10px 0 0 -2px;text-wrap:balance}
.photo{float:inline-end;width:96px;height:auto;margin:0 0 16px 20px;border-radius:4px}
.lead{font-size:1.1875rem;line-height:1.5;margin-top:20px;text-wrap:pretty}
.lead>*+*{margin-top:.6em}
.who{list-style:none;margin-top:24px;font-size:15px;line-height:24px;display:grid}
.who li{display:flex;align-items:center;gap:10px;min-height:32px}
.who .icon{color:var(--subtle-foreground)}
section{border-top:1px solid var(--border);margin-top:32px;padding-top:20px}
h2{font-family:var(--heading);font-weight:500;font-size:1.1875rem;line-height:28px;color:var(--document)}
h3{font-weight:600;font-size:1.0625rem;line-height:1.4}
h4,h5,h6{font-weight:600;font-size:1rem}
section>div{margin-top:14px}
article+article,.text+.text,.text+article,.text+dl{margin-top:24px}
.role{margin-top:14px}
.meta{font-size:14.5px;line-height:22px;color:var(--muted-foreground);display:flex;flex-wrap:wrap;gap:0 14px}
article>p,article>ul,article>ol,.role>ul,.role>ol,.text>*+*{margin-top:6px}
.meta+.meta{margin-top:0}
ul,ol{padding-inline-start:20px}
.who{padding-inline-start:0}
li::marker{color:var(--subtle-foreground)}
article li+li,.text li+li{margin-top:6px}
li{text-wrap:pretty}
mark{background:var(--primary-soft);color:inherit}
blockquote{border-inline-start:2px solid var(--border);padding-inline-start:14px}
dl{display:grid;gap:10px}
dt{font-weight:600}
dd{color:var(--muted-foreground)}
footer{border-top:1px solid var(--border);padding:20px;text-align:center;color:var(--muted-foreground)}
main.pages{background:var(--canvas);min-height:100vh;padding:24px 12px 48px;display:grid;justify-items:center;gap:24px}
main.pages>div{width:min(100%,794px);background:#fff;box-shadow:0 0 0 1px var(--border)}
main.pages svg{display:block;width:100%;height:auto}
main.pages text{pointer-events:all;cursor:text}
main.pages text::selection{background:rgb(0 99 204/.25)}
main.pages a{cursor:pointer}
main.form{max-width:400px;margin:0 auto;padding:18vh 20px 40px;font:400 14px/22px var(--ui)}
main.form h1{font:600 26px/34px var(--ui);letter-spacing:-.014em;margin:0}
main.form label{display:block;margin:24px 0 4px;font-size:12px;line-height:16px;color:var(--muted-foreground)}
main.form input{width:100%;height:44px;padding:0 12px;border:1px solid var(--border);border-bottom-color:var(--input);border-radius:6px;background:var(--card);color:inherit;font:400 16px/24px var(--ui)}
main.form .button{height:44px;width:100%;margin-top:16px}
.talk,.remark{scroll-margin-top:64px}
.talk{max-width:728px;margin:0 auto;padding:24px 20px 48px;font:400 14px/22px var(--ui)}
.talk h2{font:600 19px/28px var(--ui);color:inherit}
.talk ol{list-style:none;padding:0;margin:16px 0 0;display:grid;gap:12px}
.talk li.remark{border:1px solid var(--border);border-radius:8px;padding:12px 14px;background:var(--card);overflow-wrap:anywhere}
.talk li.remark>*+*{margin-top:6px}
.talk .by{font-weight:600}
.talk .state{color:var(--muted-foreground);font-weight:400}
.talk del,.talk blockquote{color:var(--muted-foreground);margin:0}
.talk ins{text-decoration:none;background:var(--primary-soft)}
.talk .text,.talk ins{white-space:pre-wrap}
.talk form{display:grid;gap:4px;margin-top:16px}
.talk form.inline{margin-top:6px}
.talk label{margin-top:10px;font-size:12px;line-height:16px;color:var(--muted-foreground)}
.talk input,.talk textarea{width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--border);border-bottom-color:var(--input);border-radius:6px;background:var(--card);color:inherit;font:400 16px/24px var(--ui)}
.talk textarea{min-height:96px;resize:vertical}
.talk .button{margin-top:12px;height:44px;justify-self:start}
.talk summary{cursor:pointer;min-height:32px;display:inline-flex;align-items:center;color:var(--primary-ink)}
.selected{position:fixed;z-index:3;display:flex;gap:1px;border-radius:6px;box-shadow:0 2px 12px rgb(0 0 0/.25);overflow:hidden}
.selected[hidden]{display:none}
.selected .button{border-radius:0;height:44px}
.plain{border:0;background:none;padding:0;min-height:32px;color:var(--danger);font:inherit;cursor:pointer;text-decoration:underline;justify-self:start}
.note{margin:0 auto 12px;max-width:60ch;color:var(--muted-foreground);font:400 13px/20px var(--ui)}
.error{color:var(--danger);margin-top:4px;font-size:12px;line-height:16px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(min-width:700px){main.read{padding-top:64px}.who{grid-template-columns:auto auto;justify-content:start;gap:0 40px}section{display:grid;grid-template-columns:132px minmax(0,1fr);gap:0 20px}section>div{grid-column:2;margin-top:2px}dl>div{display:grid;grid-template-columns:160px minmax(0,1fr);gap:0 16px}dl dd{grid-column:2}dl dt{grid-row:1/span 6}}
@media print{.bar,.owner,.selected,.talk,.note,footer{display:none}body{font-size:10.5pt}main.read{padding:0;max-width:none}section,section>div{display:block}h2,h3,h4,.meta{break-after:avoid}article,.role,dl>div,li{break-inside:avoid}main.pages{display:block;padding:0;min-height:0;background:none}main.pages>div{width:auto;box-shadow:none;break-after:page}main.pages>div:last-child{break-after:auto}main.pages svg{height:100vh}}
`.trim();
