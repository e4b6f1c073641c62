/** What is made of a thing that never changes: made when it is first asked for, and kept as long as the thing is. */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { made: T }>()
  return of => {
    let kept = known.get(of)
    if (!kept) known.set(of, (kept = { made: make(of) }))
    return kept.made
  }
}
