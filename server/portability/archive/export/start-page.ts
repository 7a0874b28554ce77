import type { Listed } from "./entry";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; }
p { margin: .25rem 0; opacity: .75; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: 1rem; flex-wrap: wrap; padding: .5rem 0; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
li b { flex: 1 1 16rem; font-weight: 500; } li span { opacity: .65; }
li a { margin-left: .75rem; }`;

const TITLES = { resumes: "Resumes", letters: "Cover letters", applications: "Applications" } as const;

/** `index.html` of an archive: everything that a person opens, with links that work without a network. No scripts. */
export function startPage(person: string, exportedAt: string, things: readonly Listed[]): string {
  const parts = (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((kind) => {
    const own = things.filter((thing) => thing.kind === kind);
    const lines = own.map(line).join("\n");
    return own.length === 0 ? "" : `<h2>${TITLES[kind]} (${own.length})</h2>\n<ul>\n${lines}\n</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(person)} – Dossier archive</title>
<style>${STYLE}</style>
<h1>${escaped(person)}</h1>
<p>Everything in the account on ${escaped(exportedAt.slice(0, 10))}. It can be imported again in the settings, under “Your data”.</p>
${parts.join("\n")}
<h2>Also in this archive</h2>
<ul>
<li><b>Career data, conversations and notifications</b><span>career/</span></li>
<li><b>Fonts and other files</b><span>fonts/, files/</span></li>
<li><b>Settings, programs, requests to language models</b><span>settings.json, programs.json, ai-calls.json</span></li>
<li><b>List of all files with their hashes</b><a href="manifest.json">manifest.json</a></li>
</ul>
</html>
`;
}

function line({ name, note, isTrashed, files }: Listed): string {
  const links = files.map(({ label, path }) => `<a href="${escaped(addressOf(path))}">${escaped(label)}</a>`).join("");
  const label = isTrashed ? `${note}, in Trash` : note;
  return `<li><b>${escaped(name)}</b><span>${escaped(label)}</span><div>${links}</div></li>`;
}

const addressOf = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
