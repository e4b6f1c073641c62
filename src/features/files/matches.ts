export function matches(text: string, words: readonly (string | null)[]): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' || words.some(word => word?.toLocaleLowerCase().includes(wanted))
}
