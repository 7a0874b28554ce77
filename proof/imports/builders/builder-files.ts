import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { chromium } from "playwright-core";
import type { Builder } from "@/proof/imports/builders/builder";
import { truthOf } from "@/proof/imports/builders/builder-truth";
import * as open from "@/proof/imports/builders/open";
import * as sealed from "@/proof/imports/builders/sealed";
import { maker } from "@/proof/imports/makers/maker";
import type { MakerFile } from "@/proof/imports/makers/maker-files";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";

/** A file of a builder. Word files and saved pages have no pages, so they are not read changed. */
export type BuilderFile = MakerFile & { kind: Builder["source"]["kind"] };

/** What a browser shows of a page, in the order in which it is read; a PDF may have it in the order in which it is seen. */
const shownOf = (html: string): string =>
  html
    .replaceAll(/<(style|title|nav)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");

const FONTS = ["lato", "source-serif-4", "eb-garamond", "tinos", "noto-sans-jp"];
const HALVES: Record<MakerFile["half"], Record<string, Builder>> = { open, sealed };

/** The files of the builders, each drawn for itself, of a half or of both. Without a browser, those that one prints are left out. */
export async function* builderFiles(half: MakerFile["half"] | null, { withBrowser = true } = {}): AsyncGenerator<BuilderFile> {
  const browser = withBrowser ? await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] }) : null;
  const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
  const fontPaths = FONTS.map((slug) => join(resolve(`@expo-google-fonts/${slug}/package.json`), ".."));
  const workspace = mkdtempSync(join(tmpdir(), "dossier-builders-"));
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
    const page = await browser?.newPage();
    const bytesOf = async ({ source }: Builder): Promise<Uint8Array> => {
      if (source.kind === "word") return source.file;
      if (source.kind === "html") return new TextEncoder().encode(source.html);
      if (source.kind === "typst") {
        compiler.addSource(`${workspace}/main.typ`, source.typst);
        const compiled = compiler.compile({ mainFilePath: `${workspace}/main.typ`, resetRead: true });
        if (compiled.result) return new Uint8Array(compiler.pdf(compiled.result));
        const error = compiled.takeError();
        throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "no document");
      }
      if (!page) throw new Error("This page is printed by a browser.");
      await page.setContent(`<meta charset="utf-8">${source.html}`);
      const { header, footer } = source;
      const running = {
        displayHeaderFooter: true,
        headerTemplate: header ?? "<span></span>",
        footerTemplate: footer ?? "<span></span>",
      };
      return new Uint8Array(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, ...(header || footer ? running : {}) }),
      );
    };
    for (const own of ["open", "sealed"] as const) {
      if (half !== null && half !== own) continue;
      for (const [name, builder] of Object.entries(HALVES[own])) {
        const { person, titles, source, columns, aside } = builder;
        if (source.kind === "page" && !page) continue;
        yield {
          ...{ maker: name, half: own, kind: source.kind, dateWords: builder.dateWords ?? "" },
          person: { key: person.name },
          look: maker({ page: columns }),
          truth: truthOf(builder),
          ...(aside ? { aside } : {}),
          sections: Object.entries(titles).map(([key, title]) => ({ key, title })),
          ...("html" in source ? { shown: shownOf(source.html) } : {}),
          pdf: await bytesOf(builder),
        };
      }
    }
  } finally {
    await browser?.close();
    rmSync(workspace, { recursive: true, force: true });
  }
}
