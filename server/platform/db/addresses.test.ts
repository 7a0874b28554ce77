import { expect, test } from "vitest";
import { addressesOf, asksForPrimary, connectionStrings } from "./addresses";

test("an address with one host stays as it is", () => {
  const url = "postgresql://dossier:a%40b@db.example.org:5432/dossier?sslmode=require";
  expect(connectionStrings(url)).toEqual([url]);
  expect(asksForPrimary(url)).toBe(false);
});

test("an address with several hosts becomes one for each, with the same user, database and settings", () => {
  const url = "postgresql://dossier:secret@one:5432,two:5433/dossier?target_session_attrs=read-write&sslmode=require";
  expect(connectionStrings(url)).toEqual([
    "postgresql://dossier:secret@one:5432/dossier?sslmode=require",
    "postgresql://dossier:secret@two:5433/dossier?sslmode=require",
  ]);
  expect(asksForPrimary(url)).toBe(true);
});

test("one address behind which the primary moves is checked if the URL requests it", () => {
  const url = "postgres://db.example.org/dossier?target_session_attrs=primary";
  expect(addressesOf({ connectionString: url })).toEqual({
    configs: [{ connectionString: "postgres://db.example.org/dossier" }],
    mustAskForPrimary: true,
  });
});

test("a socket folder and a setting after the target are preserved", () => {
  expect(connectionStrings("postgresql://dossier@localhost/db?host=/run/pg")).toEqual([
    "postgresql://dossier@localhost/db?host=/run/pg",
  ]);
  expect(connectionStrings("postgresql://one,two/db?a=1&target_session_attrs=any&b=2")).toEqual([
    "postgresql://one/db?a=1&b=2",
    "postgresql://two/db?a=1&b=2",
  ]);
});
