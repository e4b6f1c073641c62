/** What a text calls, each with what follows its bracket. */
export function callsIn(text: string): { name: string; then: string }[] {
  const parts = text.split('(')
  return parts.slice(0, -1).map((part, at) => ({
    name: part.trimEnd().split(/\W/).at(-1) ?? '',
    then: parts[at + 1] ?? '',
  }))
}
