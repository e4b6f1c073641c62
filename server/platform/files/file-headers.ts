import { encodeStrictly } from '@server/platform/files/s3-signature'

export type ServedFile = { file_name: string; mime: string; size_bytes: number }

/**
 * A stored file is somebody else's content under our address: it is saved, never shown, and were it shown after
 * all, it would run nothing.
 */
export function fileHeaders(file: ServedFile): Record<string, string> {
  return {
    'content-type': file.mime.startsWith('text/') ? `${file.mime}; charset=utf-8` : file.mime,
    'content-length': String(file.size_bytes),
    'content-disposition': `attachment; filename="${asciiName(file.file_name)}"; filename*=UTF-8''${encodeStrictly(file.file_name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

/** For programs that know no RFC 5987. */
function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_')
}
