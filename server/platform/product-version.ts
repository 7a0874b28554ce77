/** The version of the product; each migration is stored with the one that applied it. */
export const PRODUCT_VERSION = "6.0.2";
