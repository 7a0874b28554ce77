import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Maker } from "@/proof/imports/makers/maker";
import { printedPerson, shownSections, truthOf } from "@/proof/imports/makers/maker-person";
import { MAKERS } from "@/proof/imports/makers/makers";
import { MAKER_PEOPLE } from "@/proof/imports/makers/people";
import type { MakerPerson } from "@/proof/imports/makers/person";

/** A page of a maker with what it must be read as. */
export interface MakerFile {
  maker: string;
  /** Rules are written with a look at the open half only; the sealed half measures them. */
  half: "open" | "sealed";
  person: Pick<MakerPerson, "key">;
  /** Words of dates and labels that are stored in other words, beyond the usual ones. */
  dateWords?: string;
  /** Its text, if that is known better than from the text layer. */
  shown?: string;
  look: Maker;
  truth: ResumeData;
  /** Headings in the order in which they are printed. */
  sections: { key: string; title: string }[];
  /** Sections of the side column, where these are others than usual. */
  aside?: readonly string[];
  pdf: Uint8Array;
}

const FONTS = [
  "lato",
  "open-sans",
  "source-serif-4",
  "eb-garamond",
  "arimo",
  "nunito-sans",
  "carlito",
  "tinos",
  "noto-sans-symbols-2",
];

/** Every second maker in alphabetical order is sealed. */
export const halfOf = (maker: string): MakerFile["half"] =>
  Object.keys(MAKERS).sort().indexOf(maker) % 2 === 0 ? "open" : "sealed";

/** The pages of the makers of a half, each with every person or with one of them in turn. */
export function* makerFiles(half: MakerFile["half"] | null, { onePersonEach = false } = {}): Generator<MakerFile> {
  const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
  const fontPaths = FONTS.map((slug) => join(resolve(`@expo-google-fonts/${slug}/package.json`), ".."));
  const workspace = mkdtempSync(join(tmpdir(), "dossier-makers-"));
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
    const source = readFileSync(join(process.cwd(), "proof/imports/makers/maker.typ"), "utf8");
    for (const [index, [maker, look]] of Object.entries(MAKERS).entries()) {
      if (half !== null && halfOf(maker) !== half) continue;
      const people = onePersonEach ? MAKER_PEOPLE.slice(index % MAKER_PEOPLE.length).slice(0, 1) : MAKER_PEOPLE;
      for (const person of people) {
        compiler.addSource(`${workspace}/main.typ`, source);
        compiler.mapShadow(`${workspace}/person.json`, Buffer.from(JSON.stringify(printedPerson(person, look))));
        compiler.mapShadow(`${workspace}/maker.json`, Buffer.from(JSON.stringify(look)));
        const compiled = compiler.compile({ mainFilePath: `${workspace}/main.typ`, resetRead: true });
        if (!compiled.result) {
          const error = compiled.takeError();
          throw new Error(`${maker}: ${error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "no document"}`);
        }
        const pdf = new Uint8Array(compiler.pdf(compiled.result));
        const sections = shownSections(person, look);
        yield { maker, half: halfOf(maker), person, look, truth: truthOf(person, look), sections, pdf };
      }
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
