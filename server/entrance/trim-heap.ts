import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 5_000;
/** Less processor time than this between two looks is a rest. */
const REST_CPU_MS = 150;
/** Memory that is worth a pause of some ten milliseconds. */
const WORTH_BYTES = 24 * 1024 * 1024;

/**
 * How much the old generation may grow between full collections, in percent of what lives. V8's own choice is up to 300: under writes
 * the heap grew to four times what was alive, and most of that stayed. A full collection runs beside the requests.
 */
const GROWTH_PERCENT = 40;

/**
 * Keeps the heap near what lives, and collects garbage once a load is over: V8 collects when something is allocated, so what the last
 * requests left stays for a minute or more, twice the memory that the process needs. Returns how to stop.
 */
export function keepMemorySettled(): () => void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let cpu = process.cpuUsage();
  let settledBytes = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(cpu);
    cpu = process.cpuUsage();
    if ((user + system) / 1000 > REST_CPU_MS || heapBytes() < settledBytes + WORTH_BYTES) return;
    collect();
    settledBytes = heapBytes();
    cpu = process.cpuUsage();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** What V8 holds for objects and for the bytes that they own. */
function heapBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
