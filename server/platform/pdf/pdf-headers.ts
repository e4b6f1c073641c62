import { fileHeaders } from '@server/platform/files/file-headers'

/** As any file that is fetched: saved or shown by the portal's own viewer, kept by no cache. */
export const pdfHeaders = (fileName: string, content: Buffer): Record<string, string> =>
  fileHeaders({ file_name: fileName, mime: 'application/pdf', size_bytes: content.length })
