import { expect, it } from "vitest";
import { vcardOf } from "@/components/features/applications/sheet/vcard";

const signe = {
  name: "Signe Dahlmark",
  role: "Recruiter; Nordics",
  type: "",
  email: "signe@example.com",
  phone: "+47 555 01 428",
};

it("writes a person so that every address book reads it", () => {
  expect(vcardOf(signe, "Northpine, AS").split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "FN:Signe Dahlmark",
    "N:Dahlmark;Signe;;;",
    "ORG:Northpine\\, AS",
    "TITLE:Recruiter\\; Nordics",
    "EMAIL:signe@example.com",
    "TEL:+47 555 01 428",
    "END:VCARD",
    "",
  ]);
});

it("folds long lines at 75 bytes without tearing a letter apart", () => {
  const card = vcardOf({ ...signe, role: "Überleitungsbeauftragte ".repeat(8) }, "Northpine");
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll("\r\n ", "")).toContain("Überleitungsbeauftragte ".repeat(8));
});
