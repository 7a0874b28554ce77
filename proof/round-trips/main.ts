import { parseArgs } from "node:util";
import { shareOf } from "@/proof/imports/read-corpus";
import { ROUND_TRIPS, roundTrip, roundTripDocuments } from "@/proof/round-trips/round-trips";

// `npm run proof -- round-trips`: every export that can be read again is written and read, and each field is compared. `--only=docx,odt` does
// some formats, `--misses=title` prints each difference that contains the word.

const { values } = parseArgs({ options: { only: { type: "string" }, misses: { type: "string" } }, allowPositionals: true });
const documents = roundTripDocuments();
const formats = Object.keys(ROUND_TRIPS).filter((format) => !values.only || values.only.split(",").includes(format));
console.log("Format".padEnd(14), "fields right".padEnd(14), "files".padEnd(7), "refused");
for (const format of formats) {
  const { score, misses, refused, files } = await roundTrip(format, documents);
  console.log(
    format.padEnd(14),
    `${(100 * shareOf(score)).toFixed(1)} %`.padEnd(14),
    String(files).padEnd(7),
    refused.join(", ") || "none",
  );
  const expected = values.misses;
  if (expected !== undefined) for (const miss of misses) if (miss.includes(expected)) console.log(`  ${miss}`);
}
