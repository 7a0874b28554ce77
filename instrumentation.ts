/** Next's start-up hook: holds requests until everything is up. Our own server starts everything itself. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { isOwnServer } = await import("@/server/own-server");
  // Next's copy of what starts up would take 20 MB for nothing.
  if (isOwnServer()) return;
  const { startUpOrExit } = await import("@/server/start-up");
  await startUpOrExit();
}
