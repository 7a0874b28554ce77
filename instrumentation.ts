/** Next's start-up hook: holds requests until everything is up. Under our own server it is up already. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startUpOrExit } = await import("@/server/start-up");
  await startUpOrExit();
}
