import { FILE_TYPES } from '@contract/kernel/file-types'

const MEBIBYTE = 1024 * 1024

/** As the server refuses them: told beforehand, so that nobody waits for a refusal. */
export const LARGEST_FILE = 15 * MEBIBYTE

const TYPES: Record<string, readonly string[]> = {
  [FILE_TYPES.pdf]: ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  [FILE_TYPES.xlsx]: ['xlsx'],
  [FILE_TYPES.csv]: ['csv'],
  'text/plain': ['txt'],
}
const EXTENSIONS = Object.values(TYPES).flat()

/** For the browser's own dialog. */
export const ACCEPTED = [...Object.keys(TYPES), ...EXTENSIONS.map(extension => `.${extension}`)].join(',')
export const SHOWN_TYPES = 'PDF, JPEG, PNG, WEBP, GIF, DOCX, XLSX, CSV, TXT'

export type FileFault = 'too_large' | 'empty' | 'wrong_type'

export function faultOfFile(file: Pick<File, 'name' | 'size'>): FileFault | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!EXTENSIONS.includes(extension)) return 'wrong_type'
  if (file.size === 0) return 'empty'
  return file.size > LARGEST_FILE ? 'too_large' : null
}

export function isPicture(mime: string): boolean {
  return /^image\/(png|jpeg|webp|gif)$/.test(mime)
}

/** "1.4 MB": the same in every language, as figures are. */
export function shownSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const [figure, unit] = bytes < MEBIBYTE ? [bytes / 1024, 'kB'] : [bytes / MEBIBYTE, 'MB']
  return `${figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure)} ${unit}`
}
