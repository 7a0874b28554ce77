import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { icons as set } from "@phosphor-icons/core";
import { describe, expect, it } from "vitest";
import { GERMAN_WORDS } from "@/components/features/editor/icons/german-words";
import { readIcons, searchIcons } from "@/components/features/editor/icons/search-icons";

const icons = readIcons(set.map(({ name, tags }) => [name, ...tags].join(" ")).join("\n"));

describe("looking for an icon", () => {
  it("finds by name, by the set's words and by German ones, the closest first", () => {
    expect(searchIcons(icons, "brief")[0]).toBe("envelope");
    expect(searchIcons(icons, "briefcase")[0]).toBe("briefcase");
    expect(searchIcons(icons, "suitcase")).toContain("briefcase");
    expect(searchIcons(icons, "Telefon")[0]).toBe("phone");
    expect(searchIcons(icons, "bildung")).toContain("graduation-cap");
    expect(searchIcons(icons, "github logo")[0]).toBe("github-logo");
  });

  it("shows all without a word, and none for nonsense", () => {
    expect(searchIcons(icons, " ")).toHaveLength(set.length);
    expect(searchIcons(icons, "qqqq")).toEqual([]);
  });

  it("knows only icons that the set has", () => {
    const assets = join(dirname(createRequire(import.meta.url).resolve("@phosphor-icons/core")), "../assets/regular");
    const files = new Set(readdirSync(assets));
    expect(GERMAN_WORDS.flatMap(({ icons: names }) => names).filter((name) => !files.has(`${name}.svg`))).toEqual([]);
  });
});
