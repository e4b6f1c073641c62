/** Columns of the kit's own beside those of the list; no range takes them. */
export const ROW_NUMBER_COLUMN = '__row'
export const SELECT_COLUMN = '__select'

export const NUMBER_WIDTH = 56
export const SELECT_WIDTH = 44

export const isServiceColumn = (id: string) => id === ROW_NUMBER_COLUMN || id === SELECT_COLUMN
