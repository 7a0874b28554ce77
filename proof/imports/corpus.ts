import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import type { CorpusFile } from "@/proof/imports/corpus-file";
import { browserFiles, officeFiles } from "@/proof/imports/other-programs";
import { corpusPeople } from "@/proof/imports/people";
import { plainPerson } from "@/proof/imports/plain-person";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { prepareResume } from "@/typeset/prepare";
import { languageResume, SAMPLE_LANGUAGES } from "@/typeset/testing/languages/resume";

const LOOKS_DIR = join(process.cwd(), "proof/imports/looks");
/** Fonts of the foreign looks, by package. */
const LOOK_FONTS = ["lato", "open-sans", "source-serif-4", "eb-garamond", "arimo", "nunito-sans", "carlito", "tinos"];

const people = (): [string, ResumeData][] => [["Ilse", sampleResumeData()], ...corpusPeople()];

/** All people, or one in turn. */
const chosen = (turn: number | null) =>
  turn === null
    ? people()
    : people()
        .slice(turn % people().length)
        .slice(0, 1);

interface CorpusSize {
  /** How many templates each language is printed in. */
  languageTemplates: number;
  /** Whether every template and look shows one person instead of all. */
  onePersonEach: boolean;
  /** Whether Chromium and LibreOffice print their own looks. */
  otherPrograms?: boolean;
}

/** Our own plain PDFs: every template with every person, and every language in some templates. */
function ownDocuments({
  languageTemplates,
  onePersonEach,
}: CorpusSize): { name: string; template: TemplateName; truth: ResumeData }[] {
  const withTemplate = (data: ResumeData, template: TemplateName): ResumeData => ({
    ...data,
    metadata: { ...data.metadata, template },
  });
  return [
    ...TEMPLATE_NAMES.flatMap((template, index) =>
      chosen(onePersonEach ? index : null).map(([name, data]) => ({
        name: `${template}-${name}`,
        template,
        truth: withTemplate(data, template),
      })),
    ),
    ...SAMPLE_LANGUAGES.flatMap((language, index) =>
      Array.from({ length: languageTemplates }, (_, turn) => {
        const template = TEMPLATE_NAMES[(index * 5 + turn * 3) % TEMPLATE_NAMES.length] ?? "onyx";
        return { name: `${template}-${language}`, template, truth: languageResume(language, template) };
      }),
    ),
  ];
}

async function* ownFiles(size: CorpusSize): AsyncGenerator<CorpusFile> {
  const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 60_000 });
  try {
    for (const { name, template, truth } of ownDocuments(size)) {
      const { bytes } = await typesetter.pdf(prepareResume(truth));
      yield { name, look: template, isOwn: true, truth, pdf: bytes };
    }
  } finally {
    typesetter.close();
  }
}

/** Looks that other programs give a resume, set from the same people. */
function* foreignFiles({ onePersonEach }: CorpusSize): Generator<CorpusFile> {
  const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
  const fontPaths = LOOK_FONTS.map((slug) => join(resolve(`@expo-google-fonts/${slug}/package.json`), ".."));
  const workspace = mkdtempSync(join(tmpdir(), "dossier-looks-"));
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
    for (const [index, file] of readdirSync(LOOKS_DIR).sort().entries()) {
      const look = file.replace(".typ", "");
      for (const [name, truth] of chosen(onePersonEach ? index : null)) {
        compiler.addSource(`${workspace}/main.typ`, readFileSync(join(LOOKS_DIR, file), "utf8"));
        compiler.mapShadow(`${workspace}/person.json`, Buffer.from(JSON.stringify(plainPerson(truth))));
        const compiled = compiler.compile({ mainFilePath: `${workspace}/main.typ`, resetRead: true });
        if (!compiled.result) {
          const error = compiled.takeError();
          throw new Error(`${look}: ${error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "no document"}`);
        }
        yield { name: `${look}-${name}`, look, isOwn: false, truth, pdf: new Uint8Array(compiler.pdf(compiled.result)) };
      }
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** Makes the corpus: each file with its truth next to it. */
export async function makeCorpus(folder: string, size: CorpusSize): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keep = ({ pdf, ...rest }: CorpusFile) => {
    writeFileSync(join(folder, `${rest.name}.pdf`), pdf);
    writeFileSync(join(folder, `${rest.name}.json`), JSON.stringify(rest));
  };
  for (const file of foreignFiles(size)) keep(file);
  if (size.otherPrograms) {
    for await (const file of browserFiles(people())) keep(file);
    for await (const file of officeFiles(people())) keep(file);
  }
  for await (const file of ownFiles(size)) keep(file);
}

/** The files of a corpus on disk. */
export function* storedCorpus(folder: string): Generator<CorpusFile> {
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".json")) continue;
    const known = JSON.parse(readFileSync(join(folder, file), "utf8")) as Omit<CorpusFile, "pdf">;
    yield { ...known, pdf: new Uint8Array(readFileSync(join(folder, file.replace(".json", ".pdf")))) };
  }
}
