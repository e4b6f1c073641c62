/** Rows in one call of a list. */
export const PAGE_SIZE = 100
