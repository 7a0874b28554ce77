import { readOptions } from "./options";
import { type Report, runFaults } from "./run";

// `npm run faults`: checks that acknowledged writes survive when everything around them breaks.
const options = readOptions(process.argv.slice(2));
console.log(`${options.rounds} rounds, seed ${options.seed}`);
const report = await runFaults(options, (line) => console.log(line));
print(report);
process.exit(report.lostWrites === 0 ? 0 : 1);

function print({ rounds, skipped, refusals, recoveryMs, acknowledgedWrites, lostWrites, losses }: Report) {
  console.log("");
  for (const [kind, count] of Object.entries(rounds)) console.log(`${String(count).padStart(5)}  ${kind}`);
  for (const [kind, count] of Object.entries(skipped))
    console.log(`${String(count).padStart(5)}  ${kind}, skipped: not allowed on this machine`);
  console.log(`\nhealthy again after: median ${recoveryMs.median.toFixed(0)} ms, longest ${recoveryMs.max.toFixed(0)} ms`);
  const refused = Object.entries(refusals).map(([status, count]) => `${count} × ${status === "0" ? "no answer" : status}`);
  console.log(`writes acknowledged: ${acknowledgedWrites}; refused: ${refused.join(", ") || "none"}`);
  for (const loss of losses) console.log(`LOST ${loss}`);
  console.log(lostWrites === 0 ? "no acknowledged write lost" : `${lostWrites} acknowledged writes lost`);
}
