import { firstPagePicture, knownFirstPage, type PictureNeed } from "@/components/kit/page-preview/first-page-pictures";
import { firstPageLane, firstPageLanes } from "@/components/kit/page-preview/warm-first-pages";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { inLook, type Printable } from "@/typeset/content/printable";

/** The pictures of a document's first page that are there, by template. */
export const knownLooks = (printable: Printable): Map<TemplateName, string> =>
  new Map(
    TEMPLATE_NAMES.flatMap((name) => {
      const address = knownFirstPage(inLook(printable, name));
      return address ? [[name, address] as const] : [];
    }),
  );

/** How many pictures the server is asked for at a time. */
const SERVER_LANES = 4;

type Drawing = {
  /** The order in which they are drawn. */
  names: readonly TemplateName[];
  /** Whether one is drawn after the other, or as many at a time as the server or the engines can. */
  atATime: "one" | "many";
  /** The address of the server's picture of the document in a template, if the server has the document as it is. */
  served?: ((name: TemplateName) => string) | null;
  need?: PictureNeed;
  onPicture?: (name: TemplateName, address: string) => void;
};

/** Draws a document's first page in templates until `isOver`. Rejects where the engine cannot run. */
export async function drawLooks(
  printable: Printable,
  { names, atATime, onPicture, served = null, need = "now" }: Drawing,
  isOver: () => boolean,
) {
  async function draw(name: TemplateName) {
    if (isOver()) return;
    const address = await firstPagePicture(inLook(printable, name), served?.(name), need);
    if (!isOver()) onPicture?.(name, address);
  }
  // The next page is asked for once the one before is there: what is left when this is over is not drawn.
  const inTurn = (some: readonly TemplateName[]) =>
    some.reduce((before, name) => before.then(() => draw(name)), Promise.resolve());
  if (atATime === "one") return inTurn(names);
  const laneOf = (name: TemplateName) => (served ? names.indexOf(name) % SERVER_LANES : firstPageLane(name));
  const count = served ? SERVER_LANES : firstPageLanes();
  const lanes = Array.from({ length: count }, (_, lane) => names.filter((name) => laneOf(name) === lane));
  await Promise.all(lanes.map(inTurn));
}
