import { expect, test } from "vitest";
import { redirectPlace, redirectPlaces } from "./redirect-place";

test.each([
  ["https://claude.ai/api/mcp/auth_callback", { kind: "site", name: "claude.ai" }],
  ["https://127.0.0.1.evil.example/", { kind: "site", name: "127.0.0.1.evil.example" }],
  ["http://127.0.0.1:4711/callback", { kind: "computer", name: "127.0.0.1" }],
  ["cursor://anysphere.cursor-mcp/oauth/callback", { kind: "app", name: "cursor" }],
])("%s leads to %j", (address, place) => {
  expect(redirectPlace(address)).toEqual(place);
});

test("several addresses of one place are one place", () => {
  const addresses = ["http://127.0.0.1/", "http://localhost:8080/", "https://vscode.dev/redirect", "https://vscode.dev/other"];
  expect(redirectPlaces(addresses).map(({ kind }) => kind)).toEqual(["computer", "site"]);
});
