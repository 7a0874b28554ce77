import { chromium } from "playwright-core";
import type { MakerFile } from "@/proof/imports/makers/maker-files";
import { shownSections, truthOf } from "@/proof/imports/makers/maker-person";
import { siteLook } from "@/proof/imports/sites/site-look";
import { sitePage } from "@/proof/imports/sites/site-page";
import { sitePerson } from "@/proof/imports/sites/site-people";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";

/** Pages of sites, each with a look and persons of its own; every second site is sealed. */
export async function* siteFiles(half: MakerFile["half"] | null, sites: number, persons: number): AsyncGenerator<MakerFile> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    for (let site = 0; site < sites; site++) {
      const own = site % 2 === 0 ? "open" : "sealed";
      if (half !== null && half !== own) continue;
      const look = siteLook(`site ${site}`);
      for (let number = 0; number < persons; number++) {
        const person = sitePerson(`site ${site} person ${number}`, own);
        await page.setContent(sitePage(person, look));
        const pdf = new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true }));
        yield {
          maker: `site-${site} ${look.layout}, ${look.entry}`,
          half: own,
          person,
          look: look.maker,
          truth: truthOf(person, look.maker),
          sections: shownSections(person, look.maker),
          pdf,
        };
      }
    }
  } finally {
    await browser.close();
  }
}
