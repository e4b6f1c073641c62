/** Five thousand rows of a usual width; wider files come in parts. */
export const IMPORT_BODY = 4 * 1024 * 1024
