/** Makes the browser's paper that of each page, without margins: they are in the page. Sizes in points. */
export const paperStyle = (sizes: readonly { width: number; height: number }[]): string =>
  sizes
    .map(({ width, height }, index) => {
      const paper = `@page page-${index + 1}{size:${width}pt ${height}pt;margin:0}`;
      return `${paper}[data-printed] [data-page="${index + 1}"]{page:page-${index + 1};inline-size:${width}pt;block-size:${height}pt}`;
    })
    .join("");
