import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { ownTools } from "@/server/mcp/tools";

test("x", () => {
  const l = [...ownTools().values()].map((t) => t.listed);
  writeFileSync("/tmp/tools.json", JSON.stringify(l));
});
