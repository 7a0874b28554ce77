/** Office printers leave about this much of a sheet white: 8 mm, in points. */
export const PRINTABLE_PT = (8 / 25.4) * 72;
/** The next whole number of points. */
export const PRINTABLE_MARGIN = Math.ceil(PRINTABLE_PT);
