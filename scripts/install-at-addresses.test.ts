import { expect, test } from "vitest";
import { withAddresses } from "./install-at-addresses.mjs";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { version: "1.0.0" },
    "node_modules/one": { version: "1.2.3", integrity: "sha512-1" },
    "node_modules/one/node_modules/@scope/two": { version: "4.0.0-beta.1", integrity: "sha512-2" },
    "node_modules/alias": { name: "two", version: "5.0.0", integrity: "sha512-3" },
    "node_modules/elsewhere": { version: "6.0.0", integrity: "sha512-4", resolved: "https://example.com/elsewhere.tgz" },
    "node_modules/without-checksum": { version: "7.0.0" },
  },
};
const addressesOf = (settings: Record<string, unknown>) =>
  Object.values<{ resolved?: string }>(withAddresses(lock, settings).packages).flatMap(({ resolved }) => resolved ?? []);

test("every package with a checksum gets its address at the registry in use, and a known one stays", () => {
  expect(addressesOf({ registry: "https://packages.example" })).toEqual([
    "https://packages.example/one/-/one-1.2.3.tgz",
    "https://packages.example/@scope/two/-/two-4.0.0-beta.1.tgz",
    "https://packages.example/two/-/two-5.0.0.tgz",
    "https://example.com/elsewhere.tgz",
  ]);
});

test("packages of a scope come from the registry of the scope", () => {
  const settings = { registry: "https://packages.example/npm/", "@scope:registry": "https://scope.example/" };
  expect(addressesOf(settings)).toContain("https://scope.example/@scope/two/-/two-4.0.0-beta.1.tgz");
  expect(addressesOf(settings)).toContain("https://packages.example/npm/one/-/one-1.2.3.tgz");
});
