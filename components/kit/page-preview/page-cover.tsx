type PageCoverProps = {
  address: string;
  zoom: number | "fit-width";
  /** The size of the first page on show; undefined while there is none. */
  sizePt: { width: number; height: number } | undefined;
};

/** A picture of the first page where that page is, or will be. */
export function PageCover({ address, zoom, sizePt }: PageCoverProps) {
  const width = zoom === "fit-width" || !sizePt ? "100%" : `${(sizePt.width * zoom * 4) / 3}px`;
  return (
    <div className="page-preview-cover" data-over={sizePt ? "" : undefined}>
      {/* biome-ignore lint/performance/noImgElement: drawn on this device. */}
      <img src={address} alt="" style={{ inlineSize: width }} />
    </div>
  );
}
