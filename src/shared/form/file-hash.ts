/** SHA-256 in hex. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
