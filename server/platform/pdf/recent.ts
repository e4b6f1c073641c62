/** What was worked out lately, by its key. Once so many are kept all are forgotten: a long paper asks again soon or never. */
export function recent<T extends object>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
