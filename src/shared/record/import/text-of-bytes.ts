/** A table's text, in whatever letters its program wrote it: by its mark, else UTF-8 where it is that, else Windows'. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes, 'utf-8')
  const blind = utf16WithoutMark(bytes)
  if (blind) return decode(bytes, blind)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1252')
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** Letters of the Latin script leave every second byte empty. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 512)
  let even = 0
  let odd = 0
  sample.forEach((byte, index) => {
    if (byte !== 0) return
    if (index % 2 === 0) even += 1
    else odd += 1
  })
  const half = sample.length / 2
  if (odd > half * 0.4) return 'utf-16le'
  return even > half * 0.4 ? 'utf-16be' : null
}
