import { type EngineManifest, MANIFEST_URL } from "@/components/kit/page-preview/manifest";

/** Where the engine's files are, as addresses that hold in a worker too. Throws when the manifest cannot be had. */
export async function engineAddress(manifestUrl = MANIFEST_URL): Promise<EngineManifest> {
  const response = await fetch(manifestUrl);
  if (!response.ok) throw new Error(`The engine's manifest answered ${response.status}.`);
  const found = (await response.json()) as EngineManifest;
  const absolute = (address: string): string => new URL(address, location.href).href;
  const { worker, compiler, renderer, fonts, icons } = found;
  return {
    worker: absolute(worker),
    compiler: absolute(compiler),
    renderer: absolute(renderer),
    fonts: absolute(fonts),
    icons: absolute(icons),
  };
}
