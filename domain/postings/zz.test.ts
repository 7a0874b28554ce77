import { test } from "vitest";
import { readText } from "@/domain/postings/read";
import { linesOfText } from "@/domain/postings/page/lines";
import { readPostingContact } from "@/domain/postings/contact";
test("t", () => {
  console.info(
    JSON.stringify(readPostingContact(linesOfText("Sluitingsdatum: 12 april 2027\nContactpersoon: Joris van den Berg"))),
    JSON.stringify(linesOfText("a\nContactpersoon: Joris van den Berg")),
  );
});
