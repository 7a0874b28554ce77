/** Next's start-up hook: holds requests until everything is up. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { startUnlessStarted } = await import("@/server/entrance/start-alone");
    await startUnlessStarted();
  }
}
