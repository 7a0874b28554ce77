/** Typst files are bundled into the engines as text (scripts/build-engine.mjs). */
declare module "*.typ" {
  const text: string;
  export default text;
}
