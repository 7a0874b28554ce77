/** Styles of the reference page, which has no scripts. Sections outside the screen are laid out when they are scrolled to. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#fff;--text:#1c1c1a;--quiet:#5c5c57;--line:#deded8;--soft:#f5f5f1;--link:#0b5c6b}
@media (prefers-color-scheme:dark){:root{--ground:#161615;--text:#ecece8;--quiet:#a5a59e;--line:#3a3a36;--soft:#21211f;--link:#7cc7d6}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
code,pre{font:13px/1.5 ui-monospace,monospace}
nav{order:1;padding:1rem;border-top:1px solid var(--line);font-size:14px}
nav summary{cursor:pointer;font-weight:600;padding:.3rem 0}
nav details details{margin-inline-start:.8rem}
nav ul{list-style:none;margin:0;padding:0 0 .5rem .8rem}
nav li a{display:block;padding:.2rem 0;text-decoration:none}
main{max-width:56rem;padding:1rem}
h1{font-size:1.6rem;margin:.2rem 0}
h2{font-size:1.35rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1.1rem;margin:0 0 .3rem}
h3 a{color:inherit;text-decoration:none}
h3 a:hover{text-decoration:underline}
h4{margin:1rem 0 .3rem;font-size:.95rem}
p{margin:.3rem 0}
.links{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;margin:.8rem 0}
.operation,.schema{padding:1.2rem 0;border-bottom:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 30rem}
.operation:target,.schema:target{outline:2px solid var(--link);outline-offset:.3rem}
.address{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.4rem .6rem}
.method{font:600 12px ui-monospace,monospace;margin-inline-end:.4rem}
.fields{margin:0;border-inline-start:2px solid var(--line);padding-inline-start:.8rem}
.fields dt{margin-top:.5rem}
.fields dd{margin:0 0 .3rem}
.type,.bounds{color:var(--quiet);font-size:13px}
.required,.deprecated{font-size:12px;font-weight:600;color:var(--quiet)}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.6rem;overflow:auto;max-height:28rem;overflow-wrap:normal}
main summary{cursor:pointer;padding:.3rem 0}
@media (min-width:60rem){
body{display:grid;grid-template-columns:19rem minmax(0,1fr)}
.jump{display:none}
nav{order:0;position:sticky;top:0;height:100vh;overflow:auto;border-top:0;border-inline-end:1px solid var(--line)}
main{padding:1.5rem 2.5rem}
}
`.replaceAll("\n", "");
