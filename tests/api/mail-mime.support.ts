/** The parts of a mail of one level, decoded. Written from RFC 2045, not with the library that wrote the mail. */
export function simpleDecode(raw: string): { type: string; content: string }[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1]
  if (!boundary) throw new Error('the mail has no parts')
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const at = part.indexOf('\r\n\r\n')
      const head = part.slice(0, at)
      const type = /^Content-Type: (.+)$/im.exec(head)?.[1]?.trim() ?? ''
      const encoding = /^Content-Transfer-Encoding: (.+)$/im.exec(head)?.[1]?.trim() ?? '7bit'
      return { type, content: decoded(part.slice(at + 4), encoding) }
    })
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
