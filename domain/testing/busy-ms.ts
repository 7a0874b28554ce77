/** Milliseconds of processor time that this process has used: unlike the time of day, other programs do not add to it. */
export function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
