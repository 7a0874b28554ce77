/** Addresses of the engine's files, written by scripts/build-engine.mjs to `public/engine/manifest.json`. All are immutable. */
export interface EngineManifest {
  worker: string;
  compiler: string;
  renderer: string;
  /** Folder of the fonts; a job's font file follows. */
  fonts: string;
  /** Folder of the icons; `iconFile(name)` follows. */
  icons: string;
}

export const MANIFEST_URL = "/engine/manifest.json";
